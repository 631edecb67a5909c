import TestSupport
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct StructureTests {
    // MARK: Header

    @Test func `flags, settings, the environment and the date reach the app at its launch`() throws {
        try expectPassed(
            """
            environment dev
            flag isQuiet true
            set limit 7
            time 2027-03-04T05:06:07Z
            expect state isQuiet is true
            expect state limit is 7
            expect state date is "2027-03-04T05:06:07Z"
            """)
        try expectPassed(
            """
            app studio
            expect state isQuiet is false
            expect state limit is 5
            expect state date is "2026-01-01T00:00:00Z"
            """)
    }

    @Test func `a setting that the configuration does not take fails the walkthrough before its first step`() throws {
        let studio = Studio()
        let result = try studio.run("set limit many\nknown failure \"not this one\"\nexpect screen Home\n")
        expect((result.outcome, result.stepCount, result.failures.map(\.kind)), is: (.failed, 0, ["configuration"]))
        expect(
            result.failures.map(\.rendered),
            is: ["1: a.walk:1: limit: expected an integer, found \"many\"; write set limit 1"])
    }

    @Test func `what the header stores is found at the launch`() throws {
        try expect(
            outcome("param who = \"ann\"\nstorage session with \"${who} 1\"\nexpect session is \"Session: ann 1\"\n"),
            is: "passed")
    }

    @Test func `each examples row is a walkthrough with its own result`() throws {
        let results = try Studio().runAll(
            """
            walkthrough "Opens ${screen}"
            examples
              | screen | title |
              | "Form" | "Form" |
              | "List" | "Lost" |
            tap "${screen}"
            expect heading "${title}"
            """)
        expect(
            results.map(\.walkthrough.name),
            is: [#"Opens Form (screen="Form" title="Form")"#, #"Opens List (screen="List" title="Lost")"#])
        expect(results.map(\.walkthrough.argument), is: ["a.walk:4", "a.walk:5"])
        expect(results.map(\.outcome), is: [.passed, .failed])
        #expect(
            results[1].failures.map(\.rendered) == [
                """
                7: no heading "Lost" is on screen
                expected: expect heading "Lost"
                note: nearest: heading "List"
                note: `rows` has 193 rows out of view; `scroll `rows` to heading "Lost"` looks there
                """
            ])
    }

    @Test func `skip runs nothing, and known failure inverts the result`() throws {
        let studio = Studio()
        try expect(studio.run("skip \"later\"\nexpect screen Form\n").outcome, is: .skipped)
        try expect(
            (studio.run("skip \"later\"\nexpect screen Form\n").reason, studio.recorder.steps), is: ("later", []))
        let known = try studio.run("known failure \"bug 7\"\nexpect screen Form\n")
        expect((known.outcome, known.reason), is: (.knownFailure, "bug 7"))
        expect((known.failures.count, known.outcome.isFailure), is: (1, false))
        let unexpected = try studio.run("known failure \"bug 7\"\nexpect screen Home\n")
        expect(
            (unexpected.outcome, unexpected.reason, unexpected.outcome.isFailure), is: (.unexpectedPass, "bug 7", true))
    }

    // MARK: Launch

    @Test func `commands of the world and of traits come before the launch, also inside blocks and used scripts`()
        throws
    {
        let result = try Studio(files: ["offline.walk": "network offline\ntext size xl\n"]).run(
            """
            use "offline.walk"
            repeat 2
              locale fr_FR
            end
            also expect alert
            """)
        #expect(
            result.failures[0].events.filter { $0.contains("trait") || $0.contains("launch") } == [
                "0s  screen  trait  textSize=xl", "0s  screen  trait  locale=fr_FR",
                "0s  lifecycle  launch  app=studio",
            ])
    }

    @Test func `a walkthrough without any step that needs the app launches it at the end`() throws {
        let studio = Studio()
        let result = try studio.run("network offline\n")
        expect((result.outcome, result.stepCount), is: (.passed, 1))
        #expect(result.traceHash != TraceHash())
    }

    @Test func `launch starts the named app once`() throws {
        try expectPassed("launch\nrelaunch\nexpect screen Home\n")
        let session = try Studio().makeSession()
        try session.perform(.app(.launch), source: "launch")
        expect((session.isLaunched, session.screenName), is: (true, "Home"))
        #expect(
            throws: StepFailure(.action, "the app has been launched already; `relaunch` ends and launches it again")
        ) { try session.perform(.app(.launch), source: "launch") }
        try session.perform(.app(.relaunch), source: "relaunch")
        expect(session.stage.trace.last(100).count { $0.name == "launch" }, is: 2)
        session.end()
    }

    // MARK: Blocks

    @Test func `used scripts see only their defaults and arguments, and failures name the use lines`() throws {
        let files = [
            "open.walk":
                "param screen = \"Form\"\nparam title = \"Form\"\ntap \"${screen}\"\nexpect heading \"${title}\"\n"
        ]
        let studio = Studio(files: files)
        let result = try studio.run(
            """
            param screen = "List"
            use "open.walk"
            back
            tap "${screen}"
            back
            use "open.walk" screen="Time"
            """)
        #expect(
            result.failures.map(\.rendered) == [
                """
                4: no heading "Form" is on screen
                expected: expect heading "Form"
                note: there are: heading "Time"
                note: it was there until the step `back`
                """
            ])
        expect((result.failures[0].place.file, result.failures[0].uses.map(\.line)), is: ("open.walk", [6]))
        #expect(
            studio.recorder.steps.map(\.source) == [
                "tap \"${screen}\"", "expect heading \"${title}\"", "back", "tap \"${screen}\"", "back",
                "tap \"${screen}\"", "expect heading \"${title}\"",
            ])
    }

    @Test func `a parameter of the command line wins over use arguments, examples and defaults`() throws {
        let script = "examples\n  | screen |\n  | \"List\" |\ntap \"${screen}\"\nexpect screen Time\n"
        try expectPassed(script, parameters: ["screen": "Time"])
        #expect(
            try outcome(
                "use \"open.walk\" screen=\"List\"\nexpect screen Time\n",
                files: ["open.walk": "param screen = \"Form\"\ntap \"${screen}\"\n"], parameters: ["screen": "Time"])
                == "passed")
    }
}
