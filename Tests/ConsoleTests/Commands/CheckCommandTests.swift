import TestSupport
import Testing

@testable import Console

@Suite struct CheckCommandTests {
    @Test func `scripts without errors are counted`() throws {
        let workshop = try Workshop()
        try workshop.write("tap button \"Add\"\n", to: "UITestScripts/a.walk")
        try workshop.write("tap button \"Add\"\n", to: "UITestScripts/deep/er/b.walk")
        let outcome = try workshop.run("check")
        #expect(outcome == Workshop.Outcome(status: .passed, output: "2 scripts without errors\n", errors: ""))
    }

    @Test func `all errors of all scripts are found in one pass`() throws {
        let workshop = try Workshop()
        try workshop.write("tap button \"Add\"\n", to: "UITestScripts/a.walk")
        try workshop.write("app nots\nparam unused = \"1\"\ntap buttn\n", to: "UITestScripts/b.walk")
        try workshop.write("repeat 2\n  rotate\n", to: "UITestScripts/c.walk")
        try workshop.write("flag isQuick \"true\"\nset limit x\nset limt 1\n", to: "UITestScripts/d.walk")
        let outcome = try workshop.run("check")
        try expectGolden(outcome.errors, "check-errors.txt")
        #expect(outcome.output == "1 script without errors, 5 errors in 3 scripts, 1 warning\n")
        #expect(outcome.status == .wrongInput)
    }

    @Test func `a folder without scripts is an error`() throws {
        let workshop = try Workshop()
        try workshop.write("", to: "empty/readme.txt")
        let outcome = try workshop.run("check", "empty")
        #expect(outcome.errors == "rehearse: error: there is no script (*.walk) in empty\n")
        #expect(outcome.status == .wrongInput)
    }
}
