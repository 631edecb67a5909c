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
        // Without a backtrace, as where the runtime has none, there are no frames.
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
        #expect(again.status == 1)
        #expect(again.output.contains("crash.walk:5:1: the process was ended by "))
    }

    @Test func `the engine's and the runtime's frames are left out`() {
        let trace = """
            Thread 0 "my-app" crashed:

              0              0x00007f6a7f16df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
              1 [ra]         0x000055e761a30981 static Deep.trap(_:) + 320 in my-app at /app/Sources/Deep.swift:58:28
              2 [ra]         0x000055e76199a741 UIAction.perform(from:) + 144 in my-app at /engine/Sources/HeadlessUIKit/UIAction.swift:83:9
              3 [ra] [thunk] 0x000055e761e93ee7 partial apply for closure #1 + 22 in my-app at //<compiler-generated>
              4 [ra]         0x000055e761a313e1 HomeLogic.start() + 208 in my-app at /app/Sources/HomeLogic.swift:34:26

            Registers:

            rax 0x0000000000000000  0
            """
        #expect(
            AppFrames(trace, engine: "/engine/Sources/").lines == [
                "  static Deep.trap(_:) at /app/Sources/Deep.swift:58:28",
                "  HomeLogic.start() at /app/Sources/HomeLogic.swift:34:26",
            ])
    }
}
