import HeadlessUIKit
import TestSupport
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

/// `expect accessible` and the header's waivers.
@Suite struct AccessibilityTests {
    @Test func `a screen without problems passes`() throws {
        expect(try outcome("tap \"Form\"\nexpect accessible"), is: "passed")
        expect(try outcome("tap \"Sheet\"\nexpect screen Sheet\nexpect accessible"), is: "passed")
        expect(try outcome("tap \"Alert\"\nexpect accessible within 1s"), is: "passed")
    }

    @Test func `findings fail the expectation, a line each`() throws {
        let outcome = try outcome("text size ax5\nexpect accessible\n")
        #expect(
            outcome == """
                2: the screen has 4 accessibility problems
                expected: expect accessible
                actual: outside-safe-area: button "Alert" lies under the home indicator, pinned to the edge, not to \
                the safe area: constrain it to safeAreaLayoutGuide, or place it within safeAreaInsets
                hit-area: button "Tabs" is 390 × 5 pt: make it at least 44 × 44 pt
                clipped-text: button "Tabs" is not high enough for its text at text size ax5: allow it \
                more lines or more room
                outside-safe-area: button "Tabs" lies under the home indicator, pinned to the edge, not to \
                the safe area: constrain it to safeAreaLayoutGuide, or place it within safeAreaInsets
                """)
    }

    @Test func `a text that is cut off at another size fails the expectation, which names the size`() throws {
        #expect(
            try outcome("expect accessible\n") == """
                1: the screen has 1 accessibility problem
                expected: expect accessible
                actual: clipped-text: button "Tabs" is not high enough for its text at text size ax5: allow it \
                more lines or more room
                """)
    }

    @Test func `a waiver by label, identifier, role or parameter holds`() throws {
        let rest = "waive outside-safe-area on button because \"a\"\nwaive hit-area on button because \"b\"\n"
        let steps = rest + "text size ax5\nexpect accessible\n"
        for element in ["button", "button /^T/", "\"Tabs\""] {
            let result = try Studio().run("waive clipped-text on \(element) because \"why\"\n" + steps)
            expect(result.failures.map(\.rendered), is: [])
            expect(result.warnings, is: [])
        }
        let parameter = "param name = \"Tabs\"\nwaive clipped-text on \"${name}\" because \"why\"\n"
        expect(try outcome(parameter + steps), is: "passed")
        for other in ["contrast on \"Tabs\"", "clipped-text on \"Sheet\""] {
            #expect(try outcome("waive \(other) because \"why\"\n" + steps).contains("the screen has 1"))
        }
    }

    @Test func `a text in a row is waived by the words of the finding`() throws {
        let steps = "set start Mail\nexpect accessible\n"
        #expect(try outcome(steps).contains(#"contrast: text "Cleo" in row "Cleo" has a contrast"#))
        let waiver = #"waive contrast on text "Cleo" in row "Cleo" because "why""# + "\n"
        let result = try Studio().run(waiver + steps)
        #expect(!result.failures.map(\.rendered).joined().contains("contrast"))
        expect(result.warnings, is: [])
    }

    @Test func `a problem of the whole screen is waived by the screen's name`() throws {
        let covered = "set start Cover\nwaive covered-element on \"Behind\" because \"why\"\n"
        let steps = "expect accessible\n"
        #expect(try outcome(covered + steps).contains("modal-without-focus: UIView covers all"))
        let waived = try Studio().run(covered + "waive modal-without-focus on screen Cover because \"why\"\n" + steps)
        expect(waived.failures.map(\.rendered), is: [])
        expect(waived.warnings, is: [])
        let other = covered + "waive modal-without-focus on screen Home because \"why\"\n" + steps
        #expect(try outcome(other).contains("modal-without-focus"))
        // A screen's waiver is for problems that belong to no element.
        let element = "set start Cover\nwaive covered-element on screen Cover because \"why\"\n" + steps
        #expect(try outcome(element).contains("covered-element"))
    }

    @Test func `a waiver names a screen of the app`() throws {
        #expect(
            try Studio().errors(#"waive focus-lost on screen Hom because "why""# + "\nback\n") == [
                """
                a.walk:1:28: error: unknown screen `Hom` in studio
                  | waive focus-lost on screen Hom because "why"
                  |                            ^~~
                  = did you mean `Home`?; `StudioApp.screens` lists them

                """
            ])
    }

    @Test func `a waiver without effect is a finding if the walkthrough passes`() throws {
        let waiver = "waive hit-area on button \"Send\" because \"why\"\n"
        let result = try Studio().run(waiver + "tap \"Form\"\nexpect accessible\n")
        expect(result.outcome, is: .passed)
        #expect(
            result.warnings == [
                WalkthroughWarning(
                    at: SourceLocation(file: "a.walk", line: 1, column: 7),
                    "`waive hit-area on button \"Send\"` has no effect",
                    advice: "no audit in this walkthrough finds this; remove the line")
            ])
    }

    @Test func `a waiver without an audit is a finding`() throws {
        let result = try Studio().run("waive hit-area on button \"Send\" because \"why\"\ntap \"Form\"\n")
        #expect(
            result.warnings.map(\.advice) == [
                "no screen was audited; write `expect accessible`, or run with `--audit`"
            ])
    }

    @Test func `a waiver of a used script is refused, for it would have no effect`() throws {
        let files = ["used.walk": "fragment\nwaive hit-area on button \"Send\" because \"why\"\nexpect accessible\n"]
        #expect(
            try Studio(files: files).errors("use \"used.walk\"\n") == [
                """
                a.walk:1:5: error: `used.walk` cannot be used: it has a line `waive` (line 2)
                  | use "used.walk"
                  |     ^~~~~~~~~~~
                  = remove it, or move the steps into a fragment and use that

                """
            ])
    }
}
