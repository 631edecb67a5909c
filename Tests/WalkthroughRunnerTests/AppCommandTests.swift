import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

/// Commands that an app adds to the language.
@Suite struct AppCommandTests {
    @Test func `a command of the app is performed on the running app, and settles`() throws {
        expect(try outcome("do show \"form\"\nexpect screen Form\ndo end all work\nexpect screen Form"), is: "passed")
    }

    @Test func `what a command throws fails the step`() throws {
        #expect(try outcome("do show \"attic\"").contains("`show` of studio failed: there is no screen attic"))
    }
}
