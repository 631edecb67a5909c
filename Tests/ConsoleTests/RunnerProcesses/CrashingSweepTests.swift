import Foundation
import TestSupport
import Testing

/// A crash and a time-out that only some orders bring: they are counted, shrunk and explained as failures are.
@Suite(.waiting) struct CrashingSweepTests {
    private static let explanation = """
           The schedules:
             | it passes in the default order, but fails under schedule 1 of seed 0 (completions), whose run is shown
             | it fails in the same way if only this is different:
             |   reply 1 of race.first had not arrived by then; it takes 41ms instead of 20ms
             | found by the strategy: few late replies
        """

    private func sweep(_ misdeed: String, _ options: [String], runners: String = "copied") throws -> String {
        let workshop = try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>troubled</string></dict></plist>")
        try workshop.write(
            "walkthrough \"Race\"\n\ntap \"\(misdeed) race\"\nexpect text \"Answers: 3\" within 2s\n", to: "a.walk")
        let outcome = try BuiltProgram.troubled.run(
            ["test", "a.walk", "--schedules", "80"] + options, in: workshop.root,
            environment: TroubledFolder.environment(runners))
        expect(outcome.status, is: 1)
        return outcome.output
    }

    @Test func `a crash is counted over all schedules and explained by one late reply`() throws {
        let output = try sweep("trap", ["--jobs", "1"])
        #expect(output.contains("a.walk:4:1: the process was ended by \(TrapSignal.name)"))
        #expect(output.contains(Self.explanation))
        #expect(output.contains("     | 80 schedules, "))
        #expect(output.contains("Index out of range"))
        #expect(output.contains("TroubledApp test a.walk --seed 0 --schedule 1\n"))
        // Only the time that it took may differ.
        let cut = { (text: String) in text.replacing(/skipped in [0-9.]+ m?s/, with: "") }
        expect(try cut(sweep("trap", ["--jobs", "2"])), is: cut(output))
    }

    @Test(.onlyThorough) func `processes that are programs of their own tell the same`() throws {
        #expect(try sweep("trap", ["--jobs", "2"], runners: "spawned").contains(Self.explanation))
    }

    @Test func `a time-out is explained the same way and ends the sweep of its walkthrough`() throws {
        let output = try sweep("loop", ["--timeout", "4s"])
        #expect(output.contains("a.walk:4:1: it did not end within 4s; `--timeout` sets the limit"))
        #expect(output.contains(Self.explanation))
        #expect(output.contains("     | 1 schedule, 1 distinct trace, 1 failed\n"))
    }
}
