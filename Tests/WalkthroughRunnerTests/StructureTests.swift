import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct StructureTests {
    // MARK: Header

    @Test func `flags, settings, the environment and the date reach the app at its launch`() throws {
        #expect(
            try outcome(
                """
                environment dev
                flag isQuiet true
                set limit 7
                time 2027-03-04T05:06:07Z
                expect state isQuiet is true
                expect state limit is 7
                expect state date is "2027-03-04T05:06:07Z"
                """) == "passed")
        #expect(
            try outcome(
                """
                app studio
                expect state isQuiet is false
                expect state limit is 5
                expect state date is "2026-01-01T00:00:00Z"
                """) == "passed")
    }

    @Test func `a setting that the configuration does not take fails the walkthrough before its first step`() throws {
        let studio = Studio()
        let result = try studio.run("set limit many\nknown failure \"not this one\"\nexpect screen Home\n")
        expect(result.outcome, is: .failed)
        expect(result.stepCount, is: 0)
        expect(result.failures.map(\.kind), is: ["configuration"])
        #expect(
            result.failures.map(\.rendered) == [
                "1: a.walk:1: limit: expected an integer, found \"many\"; write set limit 1"
            ])
    }

    @Test func `what the header stores is found at the launch`() throws {
        expect(
            try outcome(
                "param who = \"ann\"\nstorage session with \"${who} 1\"\nexpect session is \"Session: ann 1\"\n"),
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
        #expect(
            results.map(\.walkthrough.name) == [
                #"Opens Form (screen="Form" title="Form")"#, #"Opens List (screen="List" title="Lost")"#,
            ])
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
        expect(try studio.run("skip \"later\"\nexpect screen Form\n").outcome, is: .skipped)
        expect(try studio.run("skip \"later\"\nexpect screen Form\n").reason, is: "later")
        expect(studio.recorder.steps, is: [])
        let known = try studio.run("known failure \"bug 7\"\nexpect screen Form\n")
        expect(known.outcome, is: .knownFailure)
        expect(known.reason, is: "bug 7")
        expect(known.failures.count, is: 1)
        #expect(!known.outcome.isFailure)
        let unexpected = try studio.run("known failure \"bug 7\"\nexpect screen Home\n")
        expect(unexpected.outcome, is: .unexpectedPass)
        expect(unexpected.reason, is: "bug 7")
        #expect(unexpected.outcome.isFailure)
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
        expect(result.outcome, is: .passed)
        expect(result.stepCount, is: 1)
        #expect(result.traceHash != TraceHash())
    }

    @Test func `launch starts the named app once`() throws {
        expect(try outcome("launch\nrelaunch\nexpect screen Home\n"), is: "passed")
        let session = try Studio().makeSession()
        try session.perform(.app(.launch), source: "launch")
        #expect(session.isLaunched)
        expect(session.screenName, is: "Home")
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
        expect(result.failures[0].place.file, is: "open.walk")
        expect(result.failures[0].uses.map(\.line), is: [6])
        #expect(
            studio.recorder.steps.map(\.source) == [
                "tap \"${screen}\"", "expect heading \"${title}\"", "back", "tap \"${screen}\"", "back",
                "tap \"${screen}\"", "expect heading \"${title}\"",
            ])
    }

    @Test func `a parameter of the command line wins over use arguments, examples and defaults`() throws {
        let script = "examples\n  | screen |\n  | \"List\" |\ntap \"${screen}\"\nexpect screen Time\n"
        expect(try outcome(script, parameters: ["screen": "Time"]), is: "passed")
        expect(
            try outcome(
                "use \"open.walk\" screen=\"List\"\nexpect screen Time\n",
                files: ["open.walk": "param screen = \"Form\"\ntap \"${screen}\"\n"], parameters: ["screen": "Time"]),
            is: "passed")
    }

    @Test func `when performs its steps if the expectation holds, and may wait for it`() throws {
        let result = try Studio().run(
            """
            when expect alert
              tap "Nowhere"
            end
            tap "Time"
            tap "Once"
            when expect ticks is "Ticks: 1" within 2s
              tap "Fade"
            end
            when expect ticks is "Ticks: 9" within 1s
              tap "Nowhere"
            end
            expect no "Banner"
            """)
        expect(result.failures.map(\.rendered), is: [])
        expect(result.stepCount, is: 4)
        expect(result.virtualNanoseconds, is: 3_000_000_000)
    }

    @Test func `repeat performs its steps the given number of times, and each counts`() throws {
        let result = try Studio().run("repeat 3\n  tap \"Form\"\n  back\nend\n")
        expect(result.outcome, is: .passed)
        expect(result.stepCount, is: 6)
    }
}
