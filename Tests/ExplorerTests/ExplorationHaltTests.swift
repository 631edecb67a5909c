import Basics
import Foundation
import TestSupport
import Testing
import WalkthroughRunner

@testable import Explorer

/// What becomes of an exploration whose processes do not work.
struct ExplorationHaltTests {
    /// Performs rounds in this process, but for what is to go wrong.
    private final class Runner: ExplorationRunner {
        /// How many rounds are performed before the processes break.
        var soundRounds = Int.max
        /// How often a process is killed from now on.
        var kills = 0

        func perform(
            _ round: ExplorationRound, of setup: ExplorationSetup, within limit: UnitLimit
        ) throws(ExplorationHalt) -> [UnitOutcome] {
            guard soundRounds > 0 else { throw .broken("there are no processes") }
            soundRounds -= 1
            var outcomes = InProcessExplorationRunner().perform(round, of: setup, within: limit)
            if kills > 0 {
                kills -= 1
                outcomes[0] = .broke(WalkthroughBreakdown(.signal(SIGKILL)), output: [])
            }
            return outcomes
        }
    }

    private let runner = Runner()

    private func explorer() throws -> Explorer {
        Explorer(try CornerApp.explorer().setup, by: runner)
    }

    @Test func `processes that break end it with the reason, and nothing is called complete`() throws {
        runner.soundRounds = 0
        let explorer = try explorer()
        try explorer.prepare()
        explorer.explore(runs: 30)
        expect(explorer.halt, is: .broken("there are no processes"))
        expect(explorer.runCount, is: 0)
        expect(
            ExplorationSummary(explorer).lines.last, is: "0 of 4 screens; not reached: Porch, Counter, Corner, Attic")
    }

    @Test func `an end in the middle of the shrinking keeps what was found`() throws {
        runner.soundRounds = 3
        let explorer = try explorer()
        try explorer.prepare()
        explorer.explore(runs: 30)
        expect(explorer.halt, is: .broken("there are no processes"))
        expect(explorer.findings.map(\.failure.oracle), is: ["dead end"])
    }

    @Test func `a process that somebody has killed ends it, since its run passes when it is repeated`() throws {
        let explorer = try explorer()
        try explorer.prepare()
        runner.kills = 1
        explorer.explore(runs: 30)
        #expect(
            explorer.halt
                == .broken(
                    "a runner process was killed; the process was ended by SIGKILL (killed from outside, often because "
                        + "memory ran out)"))
        expect(explorer.runCount, is: 0)
        expect(explorer.findings, is: [])
    }
}
