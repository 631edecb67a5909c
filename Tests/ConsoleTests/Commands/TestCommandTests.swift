import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct TestCommandTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(
            """
            walkthrough "Counts"
            tags smoke
            tap button "Add"
            expect "Count: 1" within 1s
            """, to: "UITestScripts/notes/count.walk")
        try workshop.write(
            """
            walkthrough "Opens"
            tags slow
            use "../shared/open.walk"
            expect screen Second
            """, to: "UITestScripts/notes/open.walk")
        try workshop.write("fragment\ntap button \"Open\"\n", to: "UITestScripts/shared/open.walk")
    }

    @Test func `everything under UITestScripts runs, and fragments only if they are used`() throws {
        let outcome = try workshop.run("test")
        expect(outcome.output, is: "2 passed, 0 failed, 0 skipped in 0.000 s\n")
        expect(outcome.errors, is: "")
        expect(outcome.status, is: .passed)
    }

    @Test(arguments: [
        (["--list"], "UITestScripts/notes/count.walk  Counts  [smoke]\nUITestScripts/notes/open.walk  Opens  [slow]\n"),
        (["--list", "--tags", "not slow"], "UITestScripts/notes/count.walk  Counts  [smoke]\n"),
        (["--list", "--filter", "^Op"], "UITestScripts/notes/open.walk  Opens  [slow]\n"),
        (["--list", "--skip", "^Op"], "UITestScripts/notes/count.walk  Counts  [smoke]\n"),
        (["--list", "UITestScripts/notes/open.walk"], "UITestScripts/notes/open.walk  Opens  [slow]\n"),
    ])
    func `only the chosen walkthroughs run`(options: [String], expected: String) throws {
        let outcome = try workshop.run(["test"] + options)
        expect(outcome.output, is: expected)
        expect(outcome.status, is: .passed)
    }

    @Test(arguments: [
        ("UITestScripts/notes/limits.walk", "\n", ["test"]), ("UITestScripts/limits.walk", "\r\n", ["test"]),
        ("UITestScripts/other/limits.walk", "\n", ["test", "--schedules", "2", "--jobs", "1"]),
        ("UITestScripts/notes/limits.walk", "\n", ["test", "--schedule", "1"]),
        ("UITestScripts/notes/limits.walk", "\n", ["test", "--verify", "2"]),
        ("UITestScripts/notes/limits.walk", "\n", ["test", "--disturb", "memory"]),
        ("UITestScripts/notes/limits.walk", "\n", ["run", "--script"]),
    ])
    func `an app's properties hold in every kind of run of one script, with any line ends, and have parameters`(
        path: String, lineEnd: String, command: [String]
    ) throws {
        let lines = [
            "# What must never be.", "app notes", "param count = \"1\"", "properties \"Limits\"", "",
            "never expect \"Count: ${count}\"", "",
        ]
        try workshop.write(lines.joined(separator: lineEnd), to: path)
        let outcome = try workshop.run(command + ["UITestScripts/notes/count.walk"])
        expect(outcome.status, is: .failed)
        #expect(outcome.output.contains("`never expect \"Count: 1\"` is violated"))
    }

    @Test func `a property in a header that the steps never test is told of, unless they fail`() throws {
        let header = "app notes\nsometimes expect \"Count: 9\"\nnever expect \"Count: 8\"\n\n"
        try workshop.write(header + "expect button \"Add\"\n", to: "own.walk")
        let outcome = try workshop.run("test", "own.walk")
        #expect(outcome.output.contains("warning: own.walk:2:1: vacuous: `sometimes expect \"Count: 9\"` was never"))
        #expect(outcome.output.hasSuffix("1 passed, 0 failed, 0 skipped, 1 warning in 0.000 s\n"))
        try workshop.write(header + "expect \"Count: 7\"\n", to: "own.walk")
        #expect(try !workshop.run("test", "own.walk").output.contains("vacuous"))
    }

    @Test func `properties alone are nothing to run`() throws {
        try workshop.write("properties \"P\"\napp notes\n\nnever expect \"Count: 9\"\n", to: "p.walk")
        let outcome = try workshop.run("test", "p.walk")
        expect(outcome.status, is: .nothingMatched)
        expect(
            outcome.errors,
            is: "rehearse: nothing to run: p.walk has properties, which are checked while walkthroughs run; name some\n"
        )
    }

    @Test(arguments: [["test"], ["run"]])
    func `a storage that is no folder is found before anything runs`(command: [String]) throws {
        let outcome = try workshop.run(command + ["--storage", "Config.plist"])
        expect(
            outcome.errors, is: "rehearse: error: --storage Config.plist: Config.plist is not a folder; name a folder\n"
        )
        try #require(mkfifo(workshop.root.path + "/pipe", 0o600) == 0)
        let piped = try workshop.run(command + ["--storage", "pipe"])
        expect(
            piped.errors, is: "rehearse: error: --storage pipe: pipe is not a folder; name a folder\n")
        expect(outcome.output, is: "")
        expect(outcome.status, is: .wrongInput)
    }

    @Test(arguments: [
        ("Config.plist/", "Config.plist is not a folder; name a folder"),
        ("Config.plist/inner", "Config.plist is not a folder; name a folder"),
    ])
    func `a file in the place of a storage folder is named`(path: String, message: String) throws {
        for command in ["test", "run"] {
            let outcome = try workshop.run(command, "--storage", path)
            expect(outcome.errors, is: "rehearse: error: --storage \(path): \(message)\n")
            expect(outcome.status, is: .wrongInput)
        }
    }

    @Test(arguments: [["test"], ["run"]])
    func `a storage that another run or console uses is refused before anything runs`(command: [String]) throws {
        try workshop.folder.makeFolder("kept")
        guard case .acquired(let lock) = FileLock.acquire(folder: workshop.root.path + "/kept") else {
            Issue.record("the folder is taken")
            return
        }
        let message = """
            rehearse: error: --storage kept: another run or console uses this folder now; \
            wait until it ends, or name another folder

            """
        let refused = try workshop.run(command + ["--storage", "kept"])
        expect(refused, is: Workshop.Outcome(status: .wrongInput, output: "", errors: message))
        lock.end()
        // Whoever took it gives it free at the end.
        for _ in 0..<2 { expect(try workshop.run(command + ["--storage", "kept"]).status, is: .passed) }
    }

    @Test func `a single failure is printed once, when it happens`() throws {
        try workshop.write(
            """
            walkthrough "Fails"
            tap button "Add"
            wait 500ms
            expect "Count: 2"
            """, to: "fails.walk")
        let outcome = try workshop.run("test", "fails.walk", "--seed", "7", "--set", "limit=6")
        try expectGolden(outcome.output, "test-failure.txt")
        expect(outcome.errors, is: "")
        expect(outcome.status, is: .failed)
    }

    @Test func `quiet says failures and the counts only`() throws {
        try workshop.write("skip \"not now\"\nlaunch\n", to: "UITestScripts/skipped.walk")
        expect(try workshop.run("test", "--quiet").output, is: "2 passed, 0 failed, 1 skipped in 0.000 s\n")
        expect(
            try workshop.run("test").output, is: "skipped skipped: not now\n2 passed, 0 failed, 1 skipped in 0.000 s\n")
    }

    @Test func `verbose says each step with its virtual time`() throws {
        let outcome = try workshop.run("test", "--verbose", "UITestScripts/notes/count.walk")
        #expect(
            outcome.output == """
                Counts
                  ✓ 0s        tap button "Add"
                  ✓ 500ms     expect "Count: 1" within 1s
                  passed

                1 passed, 0 failed, 0 skipped in 0.000 s

                """)
    }

    @Test func `a row of examples is run by its line`() throws {
        try workshop.write(
            """
            walkthrough "Rows"
            examples
              | text |
              | "a"  |
              | "b"  |
            type "${text}" into field "Name"
            expect field "Name" is "${text}"
            """, to: "rows.walk")
        expect(try workshop.run("test", "rows.walk:5", "--list").output, is: "rows.walk:5  Rows (text=\"b\")\n")
        expect(try workshop.run("test", "rows.walk:6").output, is: "2 passed, 0 failed, 0 skipped in 0.000 s\n")
    }

    @Test func `every error of every script is found before anything runs`() throws {
        try workshop.write("tapp \"x\"\nexpect screen Hom\n", to: "UITestScripts/a.walk")
        try workshop.write("flag isQick true\nfail notes.lod\n", to: "UITestScripts/b.walk")
        let outcome = try workshop.run("test")
        try expectGolden(outcome.errors, "test-errors.txt")
        expect(outcome.output, is: "")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `a run that stops early says how many were not run`() throws {
        for name in ["a", "b", "c"] { try workshop.write("expect screen Second\n", to: "failing/\(name).walk") }
        let outcome = try workshop.run("test", "failing", "--fail-fast", "--quiet")
        #expect(outcome.output.hasSuffix("0 passed, 1 failed, 0 skipped, 2 not run in 0.000 s\n"))
        expect(outcome.status, is: .failed)
        let two = try workshop.run("test", "failing", "--max-failures", "2", "--quiet")
        #expect(two.output.hasSuffix("0 passed, 2 failed, 0 skipped, 1 not run in 0.000 s\n"))
    }

    @Test(arguments: [
        (
            ["test", "nothing.walk"], Console.ExitStatus.wrongInput,
            "rehearse: error: there is no script or folder nothing.walk\n"
        ),
        (
            ["test", "UITestScripts/notes/open"], .wrongInput,
            "rehearse: error: there is no script or folder UITestScripts/notes/open; "
                + "did you mean UITestScripts/notes/open.walk?\n"
        ),
        (["test", "empty"], .nothingMatched, "rehearse: nothing to run: there is no script (*.walk) in empty\n"),
        (
            ["test", "empty", "--allow-empty"], .passed,
            "rehearse: nothing to run: there is no script (*.walk) in empty\n"
        ),
        (["test", "--filter", "zebra"], .nothingMatched, "rehearse: nothing to run: none of 2 walkthroughs matches\n"),
        (
            ["test", "UITestScripts/shared/open.walk"], .nothingMatched,
            "rehearse: nothing to run: UITestScripts/shared/open.walk is a fragment: "
                + "it is only for `use` and not run alone\n"
        ),
    ])
    func `a run without walkthroughs is no success`(words: [String], status: Console.ExitStatus, message: String)
        throws
    {
        try workshop.write("", to: "empty/readme.txt")
        let outcome = try workshop.run(words)
        let output = status == .passed ? "0 passed, 0 failed, 0 skipped in 0.000 s\n" : ""
        expect(outcome, is: Workshop.Outcome(status: status, output: output, errors: message))
    }

    @Test func `a parameter is given on the command line, and the line to run it again has it`() throws {
        try workshop.write("param who\nexpect \"${who}\"\n", to: "greet.walk")
        let outcome = try workshop.run("test", "greet.walk", "--param", "who=it's me")
        #expect(outcome.output.contains("     rehearse test greet.walk --param 'who=it'\\''s me'\n"))
        expect(try workshop.run("test", "greet.walk").status, is: .wrongInput)
    }

    @Test func `a storage that cannot be emptied fails its walkthrough`() throws {
        try workshop.write("expect storage notes is empty\n", to: "keep.walk")
        try workshop.write("expect storage notes is empty\n", to: "other.walk")
        try workshop.write("a file where a folder is to be", to: "kept/keep.storage")
        let outcome = try workshop.run("test", "keep.walk", "other.walk", "--storage", "kept")
        expect(outcome.status, is: .failed)
        #expect(outcome.output.contains("kept/keep.storage cannot be emptied"))
        #expect(outcome.output.contains("storage keep.storage: "))
        #expect(outcome.output.contains("1 passed, 1 failed"))
    }

    @Test func `each walkthrough has its own storage, emptied before`() throws {
        try workshop.write("expect storage notes is empty\ntap button \"Keep\"\n", to: "keep.walk")
        for _ in 1...2 {
            expect(try workshop.run("test", "keep.walk", "--storage", "kept").status, is: .passed)
        }
        expect(try workshop.read("kept/keep.storage/notes"), is: "kept")
    }

    @Test func `a test flag changes the next run`() throws {
        try workshop.write("tap button \"Add\"\nexpect \"Count: 1\"\n", to: "quick.walk")
        expect(try workshop.run("test", "quick.walk").status, is: .failed)
        expect(try workshop.run("test", "quick.walk", "--set", "testFlags.isQuick=true").status, is: .passed)
        workshop.environment["REHEARSE_SET"] = "testFlags.isQuick=true"
        expect(try workshop.run("test", "quick.walk").status, is: .passed)
    }

    @Test func `a failure opens the console at its step, and the run continues`() throws {
        try workshop.write("tap button \"Open\"\nexpect screen Home\nback\n", to: "pause/a.walk")
        try workshop.write("expect screen Home\n", to: "pause/b.walk")
        let outcome = try workshop.run(
            ["test", "pause", "--pause", "--quiet"], input: "expect text \"The second screen\"\nquit\n")
        #expect(
            outcome.errors == """
                paused; to go on with the next walkthrough: quit
                to see it on a page, in another terminal: rehearse studio pause/a.walk

                """)
        #expect(outcome.output.contains("> expect text \"The second screen\"\n"))
        #expect(outcome.output.hasSuffix("1 passed, 1 failed, 0 skipped in 0.000 s\n"))
        expect(outcome.status, is: .failed)
    }

    @Test func `a path that adds nothing is told, though another one is named`() throws {
        try workshop.write("", to: "empty/readme.txt")
        let shared = "UITestScripts/shared/open.walk"
        for path in ["./" + shared, "UITestScripts/shared"] {
            let outcome = try workshop.run("test", path, "UITestScripts/notes")
            expect(outcome.output, is: "2 passed, 0 failed, 0 skipped in 0.000 s\n")
            expect(
                outcome.errors, is: "rehearse: note: \(shared) is a fragment: it is only for `use` and not run alone\n")
        }
        let empty = "there is no script (*.walk) in empty\n"
        let refused = try workshop.run("test", "empty", "UITestScripts")
        expect(refused, is: .init(status: .nothingMatched, output: "", errors: "rehearse: nothing to run: " + empty))
        let allowed = try workshop.run("test", "empty", "UITestScripts", "--allow-empty")
        expect(allowed.output, is: "2 passed, 0 failed, 0 skipped in 0.000 s\n")
        expect(allowed.errors, is: "rehearse: note: " + empty)
        for command in ["check", "format"] {
            let outcome = try workshop.run(command, "empty", "UITestScripts")
            expect(outcome, is: .init(status: .wrongInput, output: "", errors: "rehearse: error: " + empty))
        }
    }
}
