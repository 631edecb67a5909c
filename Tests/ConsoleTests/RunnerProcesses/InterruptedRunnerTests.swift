import Foundation
import TestSupport
import Testing

/// Ctrl-C, once and twice.
@Suite(.waiting) struct InterruptedRunnerTests {
    private let folder: TroubledFolder

    init() throws {
        folder = try TroubledFolder(count: 41, bad: "tap button \"sleep\"")
    }

    /// Starts a run and returns when one runner process hangs and the other has done its part.
    private func start(_ options: [String], runners: String = "copied") throws -> RunningProgram {
        let program = try RunningProgram(
            BuiltProgram.troubled.file, ["test", "--jobs", "2", "--timeout", "10m"] + options, in: folder.root,
            environment: TroubledFolder.environment(runners))
        program.wait {
            let journal = try? folder.journal()
            return journal?.begun.contains("Walkthrough 40") == true && journal?.ends.isEmpty == false
        }
        return program
    }

    @Test(arguments: [SIGINT, SIGTERM], ["copied", "spawned"])
    func `an interrupt reports the results so far and the unfinished walkthroughs, status 130`(
        signal: Int32, runners: String
    ) throws {
        let program = try start(TroubledFolder.files, runners: runners)
        program.send(signal)
        let outcome = try program.end()
        expect(outcome.status, is: 130)
        #expect(!outcome.isSignal)
        #expect(program.survivors.isEmpty)
        let journal = try folder.journal()
        let passed = journal.ends.count
        #expect(journal.ends.allSatisfy { $0.value == "passed" })
        expect(journal.all("runEnded").count, is: 1)
        expect(outcome.errors, is: "")
        let last = "\(passed) passed, 0 failed, 0 skipped, \(41 - passed) not run in "
        #expect(outcome.output.split(separator: "\n").last?.hasPrefix(last) == true)
        let junit = try folder.junit()
        expect(junit.cases.count, is: 41)
        expect(junit.cases.filter(\.kind.isEmpty).count, is: passed)
        expect(junit.cases.first { $0.name == "Walkthrough 40" }?.type, is: "unfinished")
        #expect(try folder.html().body.contains("Walkthrough 40<"))
    }

    @Test(arguments: Thoroughness.choose([[SIGINT]], thorough: [[SIGINT], [SIGHUP, SIGTERM]]))
    func `a signal that was ignored at the start does not stop the program`(signals: [Int32]) throws {
        let program = try RunningProgram(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "trap '' INT HUP TERM; exec \"$0\" \"$@\"", BuiltProgram.troubled.file.path]
                + ["test", "--jobs", "2", "--timeout", "3s"] + TroubledFolder.files, in: folder.root)
        program.wait { (try? folder.journal().begun.contains("Walkthrough 40")) == true }
        for signal in signals { program.send(signal) }
        let outcome = try program.end()
        expect(outcome.status, is: 1)
        #expect(!outcome.isSignal)
        #expect(outcome.output.contains("\n40 passed, 1 failed, 0 skipped in "))
    }

    @Test func `the second one ends at once, whatever the first one's end waits for`() throws {
        // Nobody reads this pipe, so the last report waits for ever.
        expect(mkfifo(folder.root.path + "/pipe", 0o600), is: 0)
        let program = try start(["--report", "json=r/journal.jsonl", "--report", "junit=pipe"])
        program.send(SIGINT)
        program.wait { (try? folder.journal().all("runEnded").count) == 1 }
        #expect(program.isRunning)
        program.send(SIGINT)
        let outcome = try program.end()
        #expect(outcome.isSignal)
        expect(outcome.status, is: SIGINT)
    }
}
