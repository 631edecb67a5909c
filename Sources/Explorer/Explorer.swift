import StageRuntime
import WalkthroughRunner

/// Explores an app: plans runs, has a runner perform them, and makes a script of each failure.
///
/// The runner performs the runs in rounds; a round is planned with the knowledge from before the round. The results are
/// processed in the order of the runs' numbers. So the same seed and the same number of runs find the same failures,
/// whatever the number of processes.
package final class Explorer {
    /// The largest number of runs in a round.
    private static let roundLimit = 256

    /// The app, the roots and the options of the exploration.
    package private(set) var setup: ExplorationSetup
    let runner: any ExplorationRunner
    /// The knowledge from all runs so far.
    package private(set) var frontier = Frontier()
    /// The failures, in the order in which they were found.
    package internal(set) var findings: [Finding] = []
    /// The number of runs that were performed.
    package private(set) var runCount = 0
    /// The texts that reports show as dots, in the order in which they were found.
    package internal(set) var secrets: [SecretText] = []
    /// Why it has ended before its time; nil if it has not.
    package private(set) var halt: ExplorationHalt?
    private var planner: RunPlanner
    /// The indices in `findings`, by the causes of their failures.
    var indicesByCause: [FailureCause: Int] = [:]

    /// Makes an explorer that has performed no run yet.
    package init(_ setup: ExplorationSetup, by runner: any ExplorationRunner) {
        (self.setup, self.runner) = (setup, runner)
        planner = RunPlanner(roots: [])
    }

    /// Performs each root and each example once to get its lines; called once, before `explore`.
    ///
    /// - Throws: if a root fails. An example that fails is left out.
    package func prepare() throws(ExplorationError) {
        let scripts = setup.roots + setup.examples
        for script in scripts { note(script.secretParameters) }
        let outcomes = perform(ExplorationRound(scripts.indices.map { .script($0) }), within: .ample)
        var examples: [[String]] = []
        for (index, outcome) in (outcomes ?? []).enumerated() {
            let isRoot = index < setup.roots.count
            switch outcome {
            case .ended(let account) where account.failure == nil:
                note(account.secrets ?? [])
                if isRoot { setup.roots[index].lines = account.lines } else { examples.append(account.lines) }
            case .ended(let account):
                let reason = account.failure?.message ?? ""
                if isRoot { throw ExplorationError(root: scripts[index].name, reason: reason) }
            case .broke(let breakdown, _):
                if isRoot { throw ExplorationError(root: scripts[index].name, reason: breakdown.message) }
            }
        }
        let faults = Dictionary(setup.app.calls.map { ($0.name, setup.faultLines(of: $0)) }) { first, _ in first }
        planner = RunPlanner(roots: setup.roots.map(\.lines), faults: faults)
        planner.examples = examples
    }

    /// Explores until `runs` runs were performed, or until `isOver` returns `true`.
    ///
    /// - Parameters:
    ///   - isOver: called before each round.
    ///   - roundEnded: called after each round.
    package func explore(runs: Int, isOver: () -> Bool = { false }, roundEnded: () -> Void = {}) {
        while runCount < runs, halt == nil, !isOver() {
            let size = min(Self.roundLimit, max(4, runCount), runs - runCount)
            performRound(planner.plans(size, from: runCount, frontier))
            roundEnded()
        }
    }

    /// The number of actions and faults that were not tried.
    package var untriedCount: Int { frontier.untriedCount + planner.untriedFaults(frontier) }

    private func performRound(_ plans: [RunPlan]) {
        guard var accounts = perform(plans) else { return }
        runCount += plans.count
        let fresh = plans.indices.filter { accounts[$0] != nil }
        for index in fresh {
            guard let run = accounts[index] else { continue }
            let prefix = setup.roots[plans[index].root].lines.count
            note(run.states.flatMap { $0.secrets ?? [] })
            frontier.add(run, root: plans[index].root, prefix: prefix, planned: plans[index])
            if run.failure != nil { planner.trials.note(run, of: plans[index]) }
            guard var failure = run.failure else {
                if let locked = LockedButton(in: run, { self.frontier.nodes[$0]?.state }) { note(locked, plans[index]) }
                continue
            }
            // If a process has ended, the results end before the last line, and the last screen is unknown.
            if run.next != nil { failure.screen = screen(of: run.moves.last?.state) }
            accounts[index]?.failure = failure
            let before = run.next == nil ? run.moves.dropLast().last?.state : run.moves.last?.state
            note(
                failure, lines: run.lines + (run.next.map { [$0.line] } ?? []), plans[index],
                shortcut: before.flatMap { frontier.nodes[$0] })
        }
    }

    /// Performs plans; those whose process ended are performed again up to the line that ended it.
    private func perform(_ plans: [RunPlan]) -> [ExploredRun?]? {
        func round(_ plans: [RunPlan]) -> ExplorationRound {
            var round = ExplorationRound(plans.map { .plan($0) })
            round.frontier = frontier
            return round
        }
        guard var outcomes = perform(round(plans), within: .normal) else { return nil }
        // For each line that timed out, one run is repeated with more time. If it ends now, the machine was busy, and
        // the others are repeated too.
        var slow: [String: [Int]] = [:]
        for (index, outcome) in outcomes.enumerated() {
            if case .broke(let breakdown, _) = outcome, outcome.isTimeout {
                slow[breakdown.source ?? "", default: []].append(index)
            }
        }
        var again = slow.values.compactMap(\.first).sorted()
        while !again.isEmpty {
            guard let patient = perform(round(again.map { plans[$0] }), within: .ample) else { return nil }
            for (index, outcome) in zip(again, patient) { outcomes[index] = outcome }
            let busy = slow.values.filter { !outcomes[$0[0]].isTimeout }
            slow = [:]
            again = busy.flatMap { $0.dropFirst() }.sorted()
        }
        guard checkSignals(&outcomes, again: { self.perform(round([plans[$0]]), within: .ample)?.first }) else {
            return nil
        }
        var accounts: [ExploredRun?] = outcomes.map { if case .ended(let run) = $0 { run } else { nil } }
        var broken: [(index: Int, plan: RunPlan, failure: ExploredRun.Failure)] = []
        for (index, outcome) in outcomes.enumerated() {
            guard case .broke(let breakdown, let output) = outcome else { continue }
            var plan = plans[index]
            plan.limit = breakdown.stepsBefore
            broken.append((index, plan, ExploredRun.Failure(breakdown, output: output, screen: "")))
        }
        guard !broken.isEmpty else { return accounts }
        var upTo = round(broken.map(\.plan))
        // A run that does not get there is left out, and must not have described a state for the others.
        upTo.describesAll = true
        guard let upToThere = perform(upTo, within: .ample) else { return nil }
        for (outcome, entry) in zip(upToThere, broken) {
            guard case .ended(var run) = outcome, run.failure == nil else { continue }
            run.failure = entry.failure
            accounts[entry.index] = run
        }
        return accounts
    }

    /// Performs a round; returns nil if the exploration has ended before its time.
    func perform(_ round: ExplorationRound, within limit: UnitLimit) -> [UnitOutcome]? {
        guard halt == nil else { return nil }
        do throws(ExplorationHalt) {
            return try runner.perform(round, of: setup, within: limit)
        } catch {
            halt = error
            return nil
        }
    }

    /// Repeats runs whose process was killed; returns whether every kill was the app's own.
    ///
    /// If a repeated run goes on, something else has killed its process, and nothing counts.
    private func checkSignals(_ outcomes: inout [UnitOutcome], again: (Int) -> UnitOutcome?) -> Bool {
        for index in outcomes.indices {
            guard case .broke(let breakdown, _) = outcomes[index], breakdown.isKilled else { continue }
            guard let repeated = again(index) else { return false }
            guard case .broke = repeated else {
                halt = .broken("a runner process was killed; \(breakdown.message)")
                return false
            }
            outcomes[index] = repeated
        }
        return true
    }

    private func screen(of state: UInt64?) -> String {
        state.flatMap { frontier.nodes[$0]?.state.screen } ?? ""
    }
}

/// An error that prevents an exploration from starting.
package struct ExplorationError: Error, Equatable {
    /// The path of the script at whose end runs should start.
    package let root: String
    /// Why it cannot be used.
    package let reason: String
}
