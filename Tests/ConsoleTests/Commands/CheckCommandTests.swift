import TestSupport
import Testing

@testable import Console

@Suite struct CheckCommandTests {
    @Test func `scripts without errors are counted`() throws {
        let workshop = try Workshop()
        try workshop.write("tap button \"Add\"\n", to: "UITestScripts/a.walk")
        try workshop.write("tap button \"Add\"\n", to: "UITestScripts/deep/er/b.walk")
        let outcome = try workshop.run("check")
        expect(outcome, is: Workshop.Outcome(status: .passed, output: "2 scripts without errors\n", errors: ""))
    }

    @Test func `a script may be named with a line, as errors print it, and all of it is checked`() throws {
        let workshop = try Workshop()
        try workshop.write("tapp \"x\"\nrotate\n", to: "a.walk")
        for place in ["a.walk", "a.walk:2", "a.walk:2:5"] {
            let outcome = try workshop.run("check", place)
            #expect(outcome.errors.hasPrefix("a.walk:1:1: error: unknown command `tapp`\n"))
        }
        try workshop.write("rotate\n", to: "b.walk")
        expect(try workshop.run("check", "b.walk:1", "b.walk:1:1", "b.walk").output, is: "1 script without errors\n")
        expect(
            try workshop.run("check", "b.walk:9").errors, is: "rehearse: error: b.walk has 1 line, and no line 9\n")
        expect(
            try workshop.run("check", "b.walk:0").errors,
            is: "rehearse: error: there is no script or folder b.walk:0; did you mean b.walk?\n")
        expect(
            try workshop.run("format", "b.walk:1:1").errors,
            is: "rehearse: error: there is no script or folder b.walk:1:1; name the script alone: b.walk\n")
    }

    @Test func `all errors of all scripts are found in one pass`() throws {
        let workshop = try Workshop()
        try workshop.write("tap button \"Add\"\n", to: "UITestScripts/a.walk")
        try workshop.write("app nots\nparam unused = \"1\"\ntap buttn\n", to: "UITestScripts/b.walk")
        try workshop.write("repeat 2\n  rotate\n", to: "UITestScripts/c.walk")
        try workshop.write("flag isQuick \"true\"\nset limit x\nset limt 1\n", to: "UITestScripts/d.walk")
        let outcome = try workshop.run("check")
        try expectGolden(outcome.errors, "check-errors.txt")
        expect(outcome.output, is: "1 script without errors, 5 errors in 3 scripts, 1 warning\n")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `a parameter may be given its value when the script runs`() throws {
        let workshop = try Workshop()
        try workshop.write(
            "param word\nset limit \"${word}\"\ntype \"${word}\" into \"Name\"\n", to: "UITestScripts/a.walk")
        expect(try workshop.run("check").output, is: "1 script without errors\n")
        let wrong = try workshop.run("check", "--param", "word=many")
        #expect(wrong.errors.contains("a.walk:2:11: error: expected an integer, found"))
        try workshop.write("type \"${word}\" into \"Name\"\n", to: "UITestScripts/a.walk")
        #expect(
            try workshop.run("check").errors == """
                UITestScripts/a.walk:1:7: error: parameter `word` has no value
                  | type "${word}" into "Name"
                  |       ^~~~~~~
                  = write `param word = "…"` in the header, or give --param word=…

                """)
        expect(try workshop.run("check", "--param", "word=x").status, is: .passed)
    }

    @Test(arguments: [["check"], ["test"]])
    func `a parameter that no script has is an error`(command: [String]) throws {
        let workshop = try Workshop()
        try workshop.write("param query = \"x\"\ntype \"${query}\" into \"Name\"\n", to: "UITestScripts/a.walk")
        let outcome = try workshop.run(command + ["--param", "quary=y", "--param", "speed=1", "--param", "quary=y"])
        #expect(
            outcome.errors == """
                rehearse: error: --param quary: these scripts have no such parameter; did you mean query?
                rehearse: error: --param speed: these scripts have no such parameter; they have query

                """)
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `an unknown environment is reported with its line`() throws {
        let workshop = try Workshop(
            configuration: Workshop.configuration.replacing(
                "\t<key>limit",
                with: "\t<key>environments</key><dict><key>dev</key><dict/><key>prod</key><dict/></dict>\n\t<key>limit")
        )
        try workshop.write("set environment prodd\nlaunch\n", to: "UITestScripts/a.walk")
        let outcome = try workshop.run("check")
        #expect(
            outcome.errors == """
                UITestScripts/a.walk:1:17: error: unknown environment `prodd`
                  | set environment prodd
                  |                 ^~~~~
                  = did you mean `prod`?

                """)
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `a key that an app needs is missed by check as by test`() throws {
        let workshop = try Workshop()
        try workshop.write("launch\n", to: "UITestScripts/a.walk")
        try workshop.write(
            "<plist version=\"1.0\"><dict><key>app</key><string>notes</string></dict></plist>", to: "C.plist")
        let outcome = try workshop.run("check", "--config", "C.plist")
        expect(outcome.errors, is: (try workshop.run("test", "--config", "C.plist")).errors)
        #expect(outcome.errors.contains("limit"))
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `of thousands of errors the first are printed, and all are counted`() throws {
        let workshop = try Workshop()
        try workshop.write(String(repeating: "tapp\n", count: 3_000), to: "UITestScripts/a.walk")
        let outcome = try workshop.run("check")
        expect(outcome.errors.count(where: { $0 == "^" }), is: 500)
        #expect(outcome.errors.hasSuffix("rehearse: note: 2500 more are not shown; fix the first 500\n"))
        expect(outcome.output, is: "0 scripts without errors, 3000 errors in 1 script\n")
    }

    @Test func `a folder without scripts is an error`() throws {
        let workshop = try Workshop()
        try workshop.write("", to: "empty/readme.txt")
        let outcome = try workshop.run("check", "empty")
        expect(outcome.errors, is: "rehearse: error: there is no script (*.walk) in empty\n")
        expect(outcome.status, is: .wrongInput)
    }
}
