import Foundation
import TestSupport
import Testing

@testable import Console

/// The real executable, built beside the tests, on the project's own folder.
@Suite(.waiting) struct ExecutableTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func run(_ arguments: [String], input: String = "") throws -> BuiltProgram.Outcome {
        try BuiltProgram.rehearse.run(arguments, in: Self.project, input: input)
    }

    @Test func `lines from a pipe are performed, and the status says that none failed`() throws {
        let outcome = try run([], input: "wait\nscreen\n")
        expect(outcome.status, is: 0)
        #expect(
            outcome.output == """
                demo: Splash, search with suggestions, detail with a result that comes back.
                Splash:
                  text "Splash!"
                clock 0s; next: demo/Splash: minimum display time at 1.5s
                > wait
                clock 0s → 1.5s; next: animation at 2.5s
                > screen
                Splash:
                  text "Splash!"

                """)
        expect(outcome.errors, is: "")
    }

    @Test func `several plays at once append all of their lines`() throws {
        let workshop = try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>demo</string></dict></plist>")
        let lines = (1...6).map { "wait \($0)ms" }
        let programs = try lines.map { line in
            try RunningProgram(BuiltProgram.rehearse.file, ["play", "my.walk", "-e", line], in: workshop.root)
        }
        for program in programs { expect(try program.end().status, is: 0) }
        let text = try workshop.read("my.walk").split(separator: "\n").map(String.init)
        expect(text.prefix(2), is: ["walkthrough \"My\"", "app demo"])
        expect(text.dropFirst(2).sorted(), is: lines)
    }

    @Test func `a folder as standard input is an error`() throws {
        let command = ["-c", "exec \"$0\" demo < .", try BuiltProgram.rehearse.file.path]
        let outcome = try BuiltProgram.run(URL(fileURLWithPath: "/bin/sh"), command, in: Self.project)
        expect((outcome.status, outcome.output), is: (2, ""))
        expect(
            outcome.errors, is: "rehearse: error: standard input is a folder; give a file, a pipe or a terminal\n")
    }

    @Test func `a line that fails makes the status 1`() throws {
        expect(try run([], input: "tap \"nothing\"\nwait\n").status, is: 1)
    }

    @Test(arguments: [["--repeat-each", "60"], ["--schedules", "60"]])
    func `with too few descriptors for runner processes it runs without them`(options: [String]) throws {
        let workshop = try Workshop(configuration: nil)
        try workshop.write("app koober\nlaunch\n", to: "a.walk")
        let configuration = Self.project.appendingPathComponent("Config.plist").path
        let words = ["test", "a.walk", "--quiet", "--jobs", "1000000", "--config", configuration] + options
        let command = ["ulimit -n 60; exec \"$0\" \"$@\"", try BuiltProgram.rehearse.file.path] + words
        let outcome = try BuiltProgram.run(URL(fileURLWithPath: "/bin/sh"), ["-c"] + command, in: workshop.root)
        expect(outcome.status, is: 0)
        #expect(!outcome.isSignal)
        #expect(outcome.errors.contains("rehearse: note: walkthroughs run in this process: a "))
    }

    @Test(arguments: ["ulimit -n 4", "ulimit -n 5"])
    func `with too few descriptors for itself it says so`(limit: String) throws {
        let command = ["-c", limit + "; exec \"$0\" \"$@\"", try BuiltProgram.rehearse.file.path, "version"]
        let outcome = try BuiltProgram.run(URL(fileURLWithPath: "/bin/sh"), command, in: Self.project)
        expect(outcome.status, is: 3)
        #expect(!outcome.isSignal)
        #expect(outcome.errors.hasPrefix("rehearse: error: the limit of open files is too low"))
    }

    @Test func `a file that would be too large is an error, not the end`() throws {
        let workshop = try Workshop(configuration: nil)
        try workshop.write("app koober\nlaunch\n", to: "a.walk")
        let configuration = Self.project.appendingPathComponent("Config.plist").path
        let words = ["test", "a.walk", "--quiet", "--config", configuration, "--report", "json=run.jsonl"]
        let line = "ulimit -f 1; exec \"$0\" \"$@\""
        let command = ["-c", line, try BuiltProgram.rehearse.file.path] + words
        let outcome = try BuiltProgram.run(URL(fileURLWithPath: "/bin/sh"), command, in: workshop.root)
        #expect(!outcome.isSignal)
        #expect(outcome.errors.contains("the report run.jsonl cannot be written: it would be larger"))
    }

    @Test func `a polite kill ends a run under many schedules without runner processes`() throws {
        let workshop = try Workshop(configuration: nil)
        try workshop.write("app koober\nlaunch\n", to: "a.walk")
        let configuration = Self.project.appendingPathComponent("Config.plist").path
        // It goes on for seconds and ends with 0, unless the signal comes through.
        let line = """
            ulimit -n 14; "$0" "$@" 2> notes & run=$!
            until grep -q 'in this process' notes 2> /dev/null || ! kill -0 $run; do :; done
            kill -TERM $run; wait $run; echo "status $?"
            """
        let words = ["test", "a.walk", "--quiet", "--schedules", "1000000", "--config", configuration]
        let command = [line, try BuiltProgram.rehearse.file.path] + words
        let outcome = try BuiltProgram.run(URL(fileURLWithPath: "/bin/sh"), ["-c"] + command, in: workshop.root)
        #expect(try workshop.read("notes").contains("rehearse: note: walkthroughs run in this process: a "))
        #expect(outcome.output.hasSuffix("status 143\n"))
    }

    @Test func `errors go to stderr, status 2`() throws {
        let outcome = try run(["config", "get", "testFlags.noSplsh"])
        expect(outcome.status, is: 2)
        expect(outcome.output, is: "")
        expect(
            outcome.errors,
            is: "rehearse: error: config get: testFlags.noSplsh: unknown key; did you mean testFlags.noSplash?\n")
    }

    private static let script = "UITestScripts/demo/no-splash.walk"

    /// The outcome of the program with redirections of a shell.
    private func redirected(_ words: [String], _ redirections: String) throws -> BuiltProgram.Outcome {
        let program = try BuiltProgram.rehearse.file.path
        return try BuiltProgram.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "\"$0\" \"$@\" " + redirections, program] + words, in: Self.project)
    }

    @Test(arguments: [["apps"], ["test", Self.script]])
    func `results that go to a stream that is closed are no success`(words: [String]) throws {
        let outcome = try redirected(words, ">&-")
        expect(outcome.status, is: 3)
        #expect(
            outcome.errors == """
                rehearse: error: the results cannot be written: standard output is closed; \
                to discard them, send it to /dev/null

                """)
        expect(try redirected(words, "<&- >&- 2>&-").status, is: 3)
        expect(try redirected(words, "2>&-").status, is: 0)
    }

    @Test func `a time-out fails only its own walkthrough`() throws {
        let workshop = try Workshop()
        try workshop.write("app demo\nrepeat 1000\n  repeat 1000\n    wait 1ms\n  end\nend\n", to: "long.walk")
        try workshop.write("app demo\nexpect screen Splash\n", to: "short.walk")
        let outcome = try run([
            "test", workshop.root.path + "/long.walk", workshop.root.path + "/short.walk", "--jobs", "2", "--timeout",
            "2s", "--memory", "1G",
        ])
        expect(outcome.status, is: 1)
        #expect(outcome.output.contains("1 passed, 1 failed, 0 skipped in "))
        let message = "long.walk:4:5: it did not end within 2s; `--timeout` sets the limit\n"
        expect(outcome.output.split(separator: message, omittingEmptySubsequences: false).count, is: 2)
        #expect(outcome.output.contains("     | wait 1ms\n"))
        expect(outcome.errors, is: "")
    }

    @Test(arguments: ["completions", "any-order"])
    func `every walkthrough of the demo holds under many schedules, shared by runner processes`(mode: String) throws {
        let count = Thoroughness.choose(4, thorough: 200)
        let outcome = try run([
            "test", "UITestScripts/demo", "--schedules", String(count), "--mode", mode, "--report", "terminal",
        ])
        expect(outcome.status, is: 0)
        expect(outcome.errors, is: "schedules 1 to \(count) of seed 0 (\(mode))\n")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("held ") || $0.hasSuffix(": timing exact") })
        #expect(lines.count { $0.contains(": \(count) schedules, ") } >= 12)
    }

    @Test func `a time-out under a schedule names the schedule`() throws {
        let workshop = try Workshop()
        try workshop.write("app demo\nrepeat 1000\n  repeat 1000\n    wait 1ms\n  end\nend\n", to: "long.walk")
        let outcome = try run(["test", workshop.root.path + "/long.walk", "--schedule", "3", "--timeout", "1s"])
        expect(outcome.status, is: 1)
        #expect(outcome.output.contains("it did not end within 1s; `--timeout` sets the limit\n"))
        #expect(outcome.output.contains("/long.walk --seed 0 --schedule 3 --timeout 1s\n"))
    }

    @Test func `a failure is paused at, though there are runner processes`() throws {
        let workshop = try Workshop()
        try workshop.write("app demo\nexpect screen Detail\n", to: "wrong.walk")
        let outcome = try run(
            ["test", workshop.root.path + "/wrong.walk", "--pause", "--quiet"],
            input: "expect screen Splash\nquit\n")
        #expect(outcome.errors.hasPrefix("paused; to go on with the next walkthrough: quit\nto see it on a page, "))
        #expect(outcome.output.contains("> expect screen Splash\n"))
        expect(outcome.status, is: 1)
    }

    @Test func `the walkthroughs of the demo are listed and checked`() throws {
        let list = try run(["test", "--list"])
        expect(list.status, is: 0)
        #expect(list.output.split(separator: "\n").count >= 12)
        expect(try run(["check"]).status, is: 0)
    }
}
