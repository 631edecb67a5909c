import HeadlessUIKit
import Testing

@testable import Walkthroughs

/// `expect accessible` and the header's waivers.
@Suite struct AccessibilityTests {
    @Test func `a screen without problems passes`() throws {
        #expect(try outcome("tap \"Sheet\"\nexpect screen Sheet\nexpect accessible") == "passed")
        #expect(try outcome("tap \"Alert\"\nexpect accessible within 1s") == "passed")
    }

    @Test func `findings fail the expectation, a line each`() throws {
        #expect(
            try outcome("tap \"Form\"\nexpect accessible\n") == """
                2: the screen has 1 accessibility problem
                expected: expect accessible
                actual: labels
                """)
    }

    @Test func `what is waived does not fail, and a waiver without effect is pointed out`() throws {
        let result = try Studio().run("waive hit-area on button \"Send\" because \"why\"\nexpect accessible\n")
        #expect(result.outcome == .passed)
        #expect(result.warnings.map(\.rendered) == [])
    }
}
