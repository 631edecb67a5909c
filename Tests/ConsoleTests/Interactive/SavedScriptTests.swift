import Basics
import TestSupport
import Testing
import WalkthroughLanguage

@testable import Console

@Suite struct SavedScriptTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test func `a run is saved as a script that passes, with the screens it came to`() throws {
        _ = try workshop.type(
            "tap button \"Add\"", "", "tap \"nothing\"", "expect screen Second within 2s", "tap button \"Open\"",
            "repeat 2", "rotate", "end", "when expect \"nothing\" within 1s", "rotate", "end", "back",
            "expect screen matches", "| heading \"Home\"", "", "undo", "save run.walk", arguments: [])
        #expect(
            try workshop.read("run.walk") == """
                walkthrough "Home, Second"
                app notes

                tap button "Add"
                wait
                wait 2s
                tap button "Open"
                expect screen Second
                rotate
                rotate
                wait 1s

                """)
        expect(try workshop.run("test", "run.walk").status, is: .passed)
    }

    @Test func `an added line that was also typed is saved once, and twice if it was typed twice`() throws {
        let outcome = try workshop.type(
            "tap button \"Open\"", "expect screen Second", "expect screen Second", "back", "rotate",
            "expect screen Home",
            "save run.walk")
        #expect(outcome.output.contains("saved 6 steps in run.walk"))
        #expect(
            try workshop.read("run.walk").hasSuffix(
                """

                tap button "Open"
                expect screen Second
                expect screen Second
                back
                expect screen Home
                rotate
                expect screen Home

                """))
        expect(try workshop.run("test", "run.walk").status, is: .passed)
    }

    @Test func `settings of another app are not saved, and the script passes`() throws {
        let settings = ["--set", "testFlags.isQuick=true", "--set", "workers.mode=offline"]
        _ = try workshop.type("wait 1s", "save run.walk", arguments: ["clock"] + settings)
        #expect(
            try workshop.read("run.walk") == """
                walkthrough "Clock"
                app clock
                set workers.mode "offline"

                wait 1s

                """)
        expect(try workshop.run("test", "run.walk").status, is: .passed)
    }

    @Test func `a picture is saved once, and a secret that is compared is a parameter`() throws {
        let outcome = try workshop.type(
            "tap button \"Open\"", "expect screen matches", "| button \"Back\"", "| heading \"Second\"",
            "| text \"The second screen\"", "", "back", "type \"hunter2\" into password",
            "expect result is not \"hunter2\"", "type \"hunter3\" into password", "save run.walk")
        let hint = "to run it, give the secrets: rehearse test run.walk --param password=… --param password2=…\n"
        #expect(outcome.output.contains(hint))
        let script = try workshop.read("run.walk")
        let picture = """

            expect screen matches
              | button "Back"
              | heading "Second"
              | text "The second screen"
            back

            """
        #expect(script.contains(picture))
        #expect(script.contains("\nexpect result is not \"${password}\"\ntype \"${password2}\" into password\n"))
        let secrets = ["--param", "password=a", "--param", "password2=b"]
        expect(try workshop.run(["test", "run.walk"] + secrets).status, is: .passed)
    }

    @Test(arguments: ["password", "word", "Add", "\"${password}\\\\", "a"])
    func `each use of a secret becomes a parameter, and the script passes with it`(secret: String) throws {
        let quoted = secret.quoted
        let outcome = try workshop.type(
            "type \(quoted) into field \"Name\"", "type \(quoted) into password",
            "expect field \"Name\" is \(quoted)", "tap button \"Add\"", "clear password",
            "type \(quoted) into password",
            "type \"password!\" into password", "expect button \"Add\"", "save run.walk")
        expect(outcome.status, is: .passed)
        let script = try workshop.read("run.walk")
        #expect(!script.contains(quoted))
        #expect(!script.contains("left out"))
        #expect(script.contains("\nparam password\nparam password2\n\n"))
        #expect(script.contains("\ntype \"${password}\" into password\n"))
        #expect(script.contains("\ntype \"${password2}\" into password\n"))
        let secrets = ["--param", "password=" + secret, "--param", "password2=password!"]
        #expect(
            try workshop.run(["test", "run.walk"] + secrets)
                == Workshop.Outcome(
                    status: .passed, output: "1 passed, 0 failed, 0 skipped in 0.000 s\n", errors: ""))
    }

    @Test func `the options of the run are in the header`() throws {
        try workshop.write(
            """
            walkthrough "Start"
            flag isQuick true
            storage notes with "milk"
            time 2026-01-01T09:00:00Z
            waive hit-area on button "Add" because "it is \\"small\\""
            waive duplicate-label on screen Home because "a design"
            tap button "Add"
            """, to: "start.walk")
        let outcome = try workshop.run(
            ["run", "--script", "start.walk", "--set", "limit=9", "--seed", "3"], input: "rotate\nsave again\n")
        expect(outcome.status, is: .passed)
        #expect(
            try workshop.read("again.walk") == """
                walkthrough "Start"
                app notes
                flag isQuick true
                set limit 9
                storage notes with "milk"
                time 2026-01-01T09:00:00Z
                waive hit-area on button "Add" because "it is \\"small\\""
                waive duplicate-label on screen Home because "a design"
                # It was run with --seed 3.

                tap button "Add"
                rotate

                """)
        expect(try workshop.run("test", "again.walk").status, is: .passed)
    }

    @Test func `a flag that differs from the file is saved, from any source`() throws {
        let outcome = try workshop.run(["run", "--set", "testFlags.isQuick=true"], input: "save set\n")
        expect(outcome.status, is: .passed)
        expect(try workshop.read("set.walk"), is: "walkthrough \"Home\"\napp notes\nflag isQuick true\n\nlaunch\n")
        workshop.environment = ["REHEARSE_SET": "testFlags.isQuick=true"]
        _ = try workshop.run(["run"], input: "save variable\n")
        #expect(try workshop.read("variable.walk") == workshop.read("set.walk"))
    }

    @Test func `a script that was run here is saved with the screens it came to after its launch`() throws {
        try workshop.write("flag isQuick true\ntap button \"Open\"\n", to: "open.walk")
        _ = try workshop.type("run open.walk", "back", "save again")
        #expect(
            try workshop.read("again.walk")
                == "walkthrough \"open\"\napp notes\nflag isQuick true\n\n"
                + "tap button \"Open\"\nexpect screen Second\nback\nexpect screen Home\n")
        expect(try workshop.run("test", "again.walk").status, is: .passed)
    }

    @Test func `a run without steps is saved as a launch`() throws {
        _ = try workshop.type("save empty")
        expect(try workshop.read("empty.walk"), is: "walkthrough \"Home\"\napp notes\n\nlaunch\n")
    }
}
