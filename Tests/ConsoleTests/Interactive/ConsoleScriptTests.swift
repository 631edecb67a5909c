import TestSupport
import Testing

@testable import Console

/// Scripts in the console, and messages of the console that are on no screen.
@Suite struct ConsoleScriptTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test func `a command prints its effect on the world, the traits and the application`() throws {
        let lines = [
            ("network offline", "the network is offline from now on"),
            ("network online", "the network is online from now on"),
            ("hold notes.load", "notes.load: held from now on"),
            ("release notes.load", "notes.load: not held any more"),
            ("delay notes.load by 3s", "notes.load: replies come 3s later from now on"),
            ("delay notes.load by 0s", "notes.load: not delayed any more"),
            ("fail notes.load", "notes.load: every call fails from now on"),
            ("fail notes.load with timeout 1 time", "notes.load: the next call fails with timeout"),
            ("fail notes.load 2 times", "notes.load: the next 2 calls fail"),
            ("fail notes.load 0 times", "notes.load: does not fail any more"),
            ("reply notes.load with \"x\"", "notes.load: the next reply is the given one"),
            ("text size xxl", "the text size is xxl"), ("appearance dark", "the appearance is dark"),
            ("locale fr_FR", "the locale is fr_FR"), ("background", "the app is in the background"),
            ("foreground", "the app is in the foreground"), ("memory warning", "the app was warned of low memory"),
        ]
        for (line, said) in lines {
            expect(try workshop.type(line).output, is: "> \(line)\n\(said)\n")
        }
        #expect(try workshop.type("hold nothing.here").output.contains("held from now on") == false)
    }

    @Test func `held replies that a release brings are printed after it`() throws {
        let outcome = try workshop.type("hold notes.load", "tap button \"Load\"", "wait 1s", "release notes.load")
        let end = try #require(outcome.output.firstRange(of: "> release"))
        #expect(
            outcome.output[end.lowerBound...] == """
                > release notes.load
                notes.load: not held any more
                reply notes.load number=1
                - text result
                + text "milk"
                clock 1s

                """)
    }

    @Test func `an expectation that proves nothing is a note and no failure`() throws {
        let outcome = try workshop.type(
            "wait until expect screen Home", "rotate", "wait until expect screen Home", "expect no \"Opne\"",
            "tap button \"Alert\"", "tap \"Ok\"", "expect no alert")
        expect(outcome.status, is: .passed)
        let warnings = outcome.output.split(separator: "\n").filter { $0.hasPrefix("warning:") }
        #expect(
            warnings == [
                "warning: it was true at once, so there was nothing to wait for",
                "warning: \"Opne\" was on no screen so far, so its absence proves nothing",
            ])
        try workshop.write("rotate\n", to: "used.walk")
        let used = try workshop.type("use \"used.walk\"", "wait until expect screen Home")
        #expect(!used.output.contains("warning:"))
    }

    @Test func `a failing script prints what test prints, and the console continues`() throws {
        try workshop.write("walkthrough \"Wrong\"\ntap button \"Open\"\nexpect screen Home\n", to: "wrong.walk")
        let tested = try workshop.run("test", "wrong.walk", "--quiet").output
        let start = try #require(tested.firstRange(of: "1) Wrong"))
        let end = try #require(tested.firstRange(of: "\n\n0 passed"))
        let failure = String(tested[start.lowerBound..<end.lowerBound])
        let outcome = try workshop.type("run wrong.walk", "back")
        #expect(
            outcome.output.hasPrefix("> run wrong.walk\nstarted again with Wrong\n" + failure + "\nclock 0s\n> back\n"))
        expect(outcome.status, is: .failed)
        let begun = try workshop.run(["run", "--script", "wrong.walk"])
        expect(begun.output, is: "notes: Notes to try the console on.\n" + failure + "\nclock 0s\n")
    }

    @Test func `a script that runs first launches the app itself, and its screen is printed once`() throws {
        try workshop.write("network offline\nappearance dark\nrotate\n", to: "dark.walk")
        let outcome = try workshop.run(["run", "--script", "dark.walk"])
        expect(outcome.output.split(separator: "\n").count { $0.contains("heading \"Home\"") }, is: 1)
        try workshop.write("network offline\n", to: "nothing.walk")
        #expect(try workshop.run(["run", "--script", "nothing.walk"]).output.contains("Home:\n  heading \"Home\"\n"))
    }

    @Test func `a script whose first step types shows an ordinary field's text, and no password`() throws {
        try workshop.write("type \"Ann\" into field \"Name\"\ntype \"hunter2\" into password\n", to: "form.walk")
        let outcome = try workshop.type("run form.walk", "trace", "save saved")
        #expect(outcome.output.contains("type \"Ann\" into field \"Name\""))
        #expect(outcome.output.contains("type \"•••••••\" into password"))
        #expect(!outcome.output.contains("hunter2"))
        #expect(try workshop.read("saved.walk").contains("type \"Ann\" into field \"Name\"\n"))
    }

    @Test func `text typed into a missing field is not echoed`() throws {
        let outcome = try workshop.type("tap button \"Open\"", "type \"hunter2\" into \"Secret word\"", "trace")
        #expect(outcome.output.contains("> type \"•••••••\" into \"Secret word\"\n"))
        #expect(!outcome.output.contains("hunter2"))
    }

    @Test func `a script with examples runs one row and says which`() throws {
        try workshop.write(
            """
            walkthrough "Turn"
            examples
              | button |
              | "Add"  |
              | "Open" |
            tap button "${button}"
            """, to: "rows.walk")
        let first = try workshop.type("run rows.walk").output
        #expect(
            first.hasPrefix(
                """
                > run rows.walk
                started again with Turn (button="Add")
                this is row 1 of the 2 rows of its examples; to run another row, give its line: rows.walk:5

                """))
        let second = try workshop.run(["run", "--script", "rows.walk:5"])
        #expect(second.output.contains("this is row 2 of the 2 rows of its examples"))
        #expect(second.output.contains("text \"The second screen\""))
        expect(
            try workshop.run(["run", "--script", "rows.walk:2"]).errors,
            is: "rehearse: error: line 2 of rows.walk is not a row of examples; they are in the lines 4, 5\n")
        try workshop.write("rotate\n", to: "plain.walk")
        expect(
            try workshop.type("run plain.walk:1").output,
            is: "> run plain.walk:1\nerror: line 1 of plain.walk is not a row of examples; it has none\n")
    }
}
