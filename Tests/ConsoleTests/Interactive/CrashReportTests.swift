import Foundation
import TestSupport
import Testing

@testable import Console

@Suite(.waiting) struct CrashReportTests {
    @Test func `a crash in the console shows the app's frames and leaves the steps as a script`() throws {
        let workshop = try Workshop(configuration: "<plist version=\"1.0\"><dict></dict></plist>")
        let outcome = try BuiltProgram.troubled.run(
            [], in: workshop.root, input: "tap button \"add\"\ntap button \"trap\"\n")
        #expect(outcome.isSignal)
        #expect(outcome.errors.contains("Fatal error: Index out of range"))
        let report = try #require(outcome.errors.firstRange(of: "The app crashed ("))
        let lines = outcome.errors[report.lowerBound...].split(separator: "\n").map(String.init)
        #expect(
            lines.last
                == "The steps so far are in .rehearse/crash.walk; to see it again: TroubledApp test .rehearse/crash.walk"
        )
        let frames = lines.dropFirst().dropLast()
        // Without a backtrace of the runtime there are no frames.
        #expect(frames.isEmpty || frames.contains { $0.contains("Misdeed.trap(_:) at ") })
        #expect(frames.allSatisfy { $0.hasPrefix("  ") && !$0.contains("HeadlessUIKit") && !$0.contains("0x") })
        #expect(!outcome.errors.contains("rax"))
        #expect(
            try workshop.read(".rehearse/crash.walk") == """
                walkthrough "Trouble"
                app troubled

                tap button "add"
                tap button "trap"

                """)
        let again = try BuiltProgram.troubled.run(["test", ".rehearse/crash.walk"], in: workshop.root)
        expect(again.status, is: 1)
        #expect(again.output.contains("crash.walk:5:1: the process was ended by "))
    }
}
