package import ProcessPool
import WalkthroughRunner

/// Runs that are performed together: values, so that a program that was started for them can perform them too.
package struct ExplorationRound: Codable, Sendable {
    /// A run.
    package enum Unit: Codable, Sendable {
        /// One of the roots, or after them of the examples, to get its lines.
        case script(Int)
        /// A plan.
        case plan(RunPlan)
    }

    /// The runs.
    package var units: [Unit]
    /// The knowledge with which they were planned.
    package var frontier = Frontier()
    /// Whether tasks may run as long as in a test before they count as a livelock.
    package var isPatient = false
    /// Whether each run describes all of its states, whatever the runs before it have described.
    package var describesAll = false

    init(_ units: [Unit]) { self.units = units }

    /// Makes a round of scripts that begin at a root and end with their lines, or with a trial after them.
    init(_ scripts: [[String]], from root: Int, then trial: Trial? = nil) {
        units = scripts.map { lines in
            var plan = RunPlan(number: 0, root: root, lines: lines, continuation: .stop)
            plan.trials = [trial].compactMap(\.self)
            return .plan(plan)
        }
    }
}

/// Performs the runs of a round one after another, in whatever process.
package final class RoundPerformer {
    private let setup: ExplorationSetup
    private let round: ExplorationRound
    /// Performs plans; strong, this object owns it.
    private var performer: RunPerformer

    /// Makes a performer that has performed no run yet.
    package init(_ setup: ExplorationSetup, _ round: ExplorationRound) {
        (self.setup, self.round) = (setup, round)
        performer = Self.performer(setup, round)
    }

    private static func performer(_ setup: ExplorationSetup, _ round: ExplorationRound) -> RunPerformer {
        RunPerformer(setup, jobLimit: round.isPatient ? nil : RunPerformer.defaultJobLimit)
    }

    /// Performs a run.
    ///
    /// - Parameter progress: records each step in a runner process; nil in any other process.
    package func perform(_ index: Int, noting progress: RunnerProgress?) -> ExploredRun {
        switch round.units[index] {
        case .plan(let plan):
            if round.describesAll { performer = Self.performer(setup, round) }
            return performer.perform(plan, round.frontier, noting: progress)
        case .script(let rootIndex):
            var account = ExploredRun()
            do throws(StepFailure) {
                let script = (setup.roots + setup.examples)[rootIndex]
                let (lines, secrets) = try script.performedLines()
                account.moves = lines.map { ExploredRun.Move($0, choice: nil, to: 0) }
                if !secrets.isEmpty { account.secrets = secrets }
            } catch {
                account.failure = .init(oracle: error.kind.name, message: error.message, screen: "")
            }
            return account
        }
    }
}
