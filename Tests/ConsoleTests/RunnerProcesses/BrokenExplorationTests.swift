import Foundation
import TestSupport
import Testing

/// An exploration whose runner processes cannot be made.
@Suite(.waiting) struct BrokenExplorationTests {
    @Test(arguments: ["copied", "spawned"])
    func `it ends with the reason and status 3, and calls nothing complete`(runners: String) throws {
        let workshop = try Workshop(
            configuration: "<plist version=\"1.0\"><dict><key>app</key><string>troubled</string></dict></plist>")
        let outcome = try BuiltProgram.run(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "ulimit -n 12; exec \"$0\" explore troubled --runs 3", BuiltProgram.troubled.file.path],
            in: workshop.root, environment: TroubledFolder.environment(runners))
        expect(outcome.status, is: 3)
        #expect(outcome.errors.contains(": error: the exploration has ended early: "))
        #expect(outcome.errors.hasSuffix(": too many open files\n"))
        #expect(
            outcome.output == """
                0 runs, 0 actions, 0 states, 0 transitions
                0 of 1 screens; not reached: Trouble
                0 of 3 outcomes of calls; not reached: race.first reply, race.second reply, race.third reply

                """)
    }
}
