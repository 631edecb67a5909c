import StageRuntime
import WalkthroughRunner

/// Explores an app: plans runs, has a runner perform them, and makes a script of each thing that goes wrong.
///
/// The runner performs a round of runs at a time, all of which are planned from what was known before. Their accounts
/// are taken in by number, so that the same seed and the same number of runs find the same, however many processes
/// work.
package final class Explorer {
    /// The most runs of a round.
    private static let roundLimit = 256

    /// What is explored.
    package private(set) var setup: ExplorationSetup
    /// Who performs runs.
    private let runner: any ExplorationRunner
    /// What is known.
    package private(set) var frontier = Frontier()
    /// What went wrong, in the order in which it was found.
    package private(set) var findings: [Finding] = []
    /// How many runs were performed.
    package private(set) var runCount = 0
    /// Whether it was interrupted.
    package private(set) var isInterrupted = false
    /// Plans runs.
    private var planner: RunPlanner
    /// The findings by their causes.
    private var places: [FailureCause: Int] = [:]

    /// Makes an explorer that has tried nothing yet.
    package init(_ setup: ExplorationSetup, by runner: any ExplorationRunner) {
        (self.setup, self.runner) = (setup, runner)
        planner = RunPlanner(roots: [])
    }

    /// Performs the roots once, to have their lines.
    ///
    /// - Throws: why a root cannot be begun at.
    package func prepare() throws(ExplorationError) {
        let roots = setup.roots
        let outcomes = runner.perform(roots.count, isCheck: true) { index, _ in
            var account = ExploredRun()
            do throws(StepFailure) {
                account.moves = try roots[index].performedLines().map { ExploredRun.Move($0, choice: nil, to: 0) }
            } catch {
                account.failure = .init(oracle: error.kind.name, message: error.message, screen: "")
            }
            return account
        }
        for (index, outcome) in (outcomes ?? []).enumerated() {
            switch outcome {
            case .ended(let account):
                if let failure = account.failure {
                    throw ExplorationError(root: roots[index].name, reason: failure.message)
                }
                setup.roots[index].lines = account.lines
            case .broke(let breakdown, _): throw ExplorationError(root: roots[index].name, reason: breakdown.message)
            }
        }
        isInterrupted = outcomes == nil
        let faults = Dictionary(setup.app.calls.map { ($0.name, setup.faultLines(of: $0)) }) { first, _ in first }
        planner = RunPlanner(roots: setup.roots.map(\.lines), faults: faults)
    }

    /// Explores until so many runs were performed or `isOver` says so, which is asked between rounds.
    ///
    /// - Parameter roundEnded: called after each round.
    package func explore(runs: Int, isOver: () -> Bool = { false }, roundEnded: () -> Void = {}) {
        while runCount < runs, !isInterrupted, !isOver() {
            let size = min(Self.roundLimit, max(4, runCount), runs - runCount)
            performRound(planner.plans(size, from: runCount, frontier))
            roundEnded()
        }
    }

    /// How many actions and faults are untried.
    package var untriedCount: Int { frontier.untriedCount + planner.untriedFaults(frontier) }

    private func performRound(_ plans: [RunPlan]) {
        guard var accounts = perform(plans) else { return }
        runCount += plans.count
        let fresh = plans.indices.filter { accounts[$0] != nil }
        for index in fresh {
            guard let run = accounts[index] else { continue }
            frontier.take(run, root: plans[index].root, prefix: setup.roots[plans[index].root].lines.count)
            guard var failure = run.failure else { continue }
            // Of a process that has ended only the account up to there is known, and not its last screen.
            if run.next != nil { failure.screen = screen(of: run.moves.last?.state) }
            accounts[index]?.failure = failure
            note(failure, lines: run.lines + (run.next.map { [$0.line] } ?? []), plans[index])
        }
    }

    /// Performs plans; those that took their process with them once more up to there.
    private func perform(_ plans: [RunPlan]) -> [ExploredRun?]? {
        let performer = RunPerformer(setup)
        let frontier = frontier
        let outcomes = runner.perform(plans.count, isCheck: false) {
            performer.perform(plans[$0], frontier, noting: $1)
        }
        guard let outcomes else {
            isInterrupted = true
            return nil
        }
        var accounts: [ExploredRun?] = outcomes.map { if case .ended(let run) = $0 { run } else { nil } }
        var broken: [(place: Int, plan: RunPlan, failure: ExploredRun.Failure)] = []
        for (place, outcome) in outcomes.enumerated() {
            guard case .broke(let breakdown, let output) = outcome else { continue }
            var plan = plans[place]
            plan.limit = breakdown.stepsBefore
            broken.append((place, plan, ExploredRun.Failure(breakdown, output: output, screen: "")))
        }
        guard !broken.isEmpty else { return accounts }
        let again =
            runner.perform(broken.count, isCheck: true) { performer.perform(broken[$0].plan, frontier, noting: $1) }
            ?? []
        for (outcome, entry) in zip(again, broken) {
            guard case .ended(var run) = outcome, run.failure == nil else { continue }
            run.failure = entry.failure
            accounts[entry.place] = run
        }
        return accounts
    }

    private func screen(of state: UInt64?) -> String {
        state.flatMap { frontier.nodes[$0]?.state.screen } ?? ""
    }

    /// Counts a failure with its like, or shrinks the first of its kind.
    private func note(_ failure: ExploredRun.Failure, lines: [String], _ plan: RunPlan) {
        let cause = FailureCause(failure, after: lines.last)
        if let place = places[cause] {
            findings[place].count += 1
            return
        }
        var finding = Finding(failure: failure, root: plan.root, lines: lines, run: plan.number)
        shrink(&finding)
        guard let again = checked(finding) else { return }
        if !Self.isSame(again, finding.failure) {
            // With more time it went wrong in another way.
            let screen = finding.failure.screen
            finding.failure = again
            if again.screen.isEmpty { finding.failure.screen = screen }
            shrink(&finding)
        }
        let place = places[FailureCause(finding.failure, after: finding.lines.last)] ?? findings.count
        if place == findings.count { findings.append(finding) } else { findings[place].count += 1 }
        places[cause] = place
        places[FailureCause(finding.failure, after: finding.lines.last)] = place
    }

    /// Makes a finding's script as short and plain as can be.
    private func shrink(_ finding: inout Finding) {
        // What takes its time is shrunk with few tries, and a difference between two runs not at all.
        guard finding.failure.oracle != "difference" else { return }
        var shrinker = ScriptShrinker(finding.lines, limit: finding.failure.oracle == "time-out" ? 6 : 400)
        let (setup, root, frontier) = (setup, finding.root, Frontier())
        let performer = RunPerformer(setup)
        while true {
            let candidates = shrinker.candidates()
            guard !candidates.isEmpty else { break }
            let outcomes = runner.perform(candidates.count, isCheck: false) { index, progress in
                let plan = RunPlan(number: 0, root: root, lines: candidates[index], course: .stop)
                return performer.perform(plan, frontier, noting: progress)
            }
            guard let outcomes else { break }
            let failures = outcomes.map { failure(of: $0) }
            let fails = failures.map { $0.map { Self.isSame($0, finding.failure) } ?? false }
            if let first = fails.firstIndex(of: true), let failure = failures[first], !failure.screen.isEmpty {
                finding.failure.screen = failure.screen
            }
            shrinker.take(fails: fails)
        }
        finding.lines = shrinker.lines
    }

    /// Returns how a finding's script fails by itself; nil if it does not, which only a difference may.
    private func checked(_ finding: Finding) -> ExploredRun.Failure? {
        guard finding.failure.oracle != "difference" else { return finding.failure }
        let (root, lines, frontier) = (finding.root, finding.lines, Frontier())
        let performer = RunPerformer(setup)
        let outcomes = runner.perform(1, isCheck: true) { _, progress in
            let plan = RunPlan(number: 0, root: root, lines: lines, course: .stop)
            return performer.perform(plan, frontier, noting: progress)
        }
        return outcomes?.first.flatMap { failure(of: $0) }
    }

    private func failure(of outcome: UnitOutcome) -> ExploredRun.Failure? {
        switch outcome {
        case .ended(let run): run.failure
        case .broke(let breakdown, let output): ExploredRun.Failure(breakdown, output: output, screen: "")
        }
    }

    private static func isSame(_ one: ExploredRun.Failure, _ other: ExploredRun.Failure) -> Bool {
        var one = one
        one.screen = other.screen
        return FailureCause(one, after: nil) == FailureCause(other, after: nil)
    }
}

/// Why an exploration cannot begin.
package struct ExplorationError: Error, Equatable {
    /// The script that runs were to begin at.
    package let root: String
    /// What is wrong with it.
    package let reason: String
}
