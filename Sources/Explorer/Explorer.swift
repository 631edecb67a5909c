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
    /// Performs the runs.
    let runner: any ExplorationRunner
    /// The knowledge from all runs so far.
    package private(set) var frontier = Frontier()
    /// The failures, in the order in which they were found.
    package internal(set) var findings: [Finding] = []
    /// The number of runs that were performed.
    package private(set) var runCount = 0
    /// Why it has ended before its time; nil if it has not.
    package private(set) var halt: ExplorationHalt?
    /// Plans the runs.
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
        let outcomes = perform(ExplorationRound(scripts.indices.map { .script($0) }), within: .ample)
        var examples: [[String]] = []
        for (index, outcome) in (outcomes ?? []).enumerated() {
            let isRoot = index < setup.roots.count
            switch outcome {
            case .ended(let account) where account.failure == nil:
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
            frontier.take(run, root: plans[index].root, prefix: prefix, planned: plans[index])
            guard var failure = run.failure else {
                if let locked = LockedButton(in: run, { self.frontier.nodes[$0]?.state }) { note(locked, plans[index]) }
                continue
            }
            // If a process has ended, the account ends before the last line, and its last screen is unknown.
            if run.next != nil { failure.screen = screen(of: run.moves.last?.state) }
            accounts[index]?.failure = failure
            let before = run.next == nil ? run.moves.dropLast().last?.state : run.moves.last?.state
            note(
                failure, lines: run.lines + (run.next.map { [$0.line] } ?? []), plans[index],
                shortcut: before.flatMap { frontier.nodes[$0] })
        }
    }

    /// Performs plans.
    ///
    /// Those whose process ended are performed again up to the line that ended it.
    private func perform(_ plans: [RunPlan]) -> [ExploredRun?]? {
        func round(_ plans: [RunPlan]) -> ExplorationRound {
            var round = ExplorationRound(plans.map { .plan($0) })
            round.frontier = frontier
            return round
        }
        guard var outcomes = perform(round(plans), within: .usual) else { return nil }
        // For each line that timed out, one run is repeated with more time, and the others if that one does not time out
        // again: then the machine was busy.
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

    /// Repeats runs whose process was killed; if one then goes on, somebody else has killed it, and nothing counts.
    ///
    /// - Returns: whether every kill was the app's own.
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

    /// Counts a failure whose cause is known; otherwise shrinks its script and adds it to the findings.
    ///
    /// - Parameter shortcut: the state before the last line; nil if it is unknown.
    private func note(
        _ failure: ExploredRun.Failure, lines: [String], _ plan: RunPlan, shortcut: Frontier.Node?
    ) {
        let cause = FailureCause(failure, after: lines)
        if let index = indicesByCause[cause] {
            findings[index].count(lines.last, on: failure.screen)
            return
        }
        var finding = Finding(failure: failure, root: plan.root, lines: lines, run: plan.number)
        if let shortcut, let last = lines.last, shortcut.root == plan.root, shortcut.path.count + 1 < lines.count {
            shorten(to: shortcut.path + [last], &finding)
        }
        shrink(&finding)
        let again = checked(finding)
        // An end before its time keeps what was found, as it is.
        guard let again = again ?? (halt == nil ? nil : finding.failure) else { return }
        finding.failure.frame = again.frame
        if !Self.isSame(again, finding.failure) {
            // With more time, the script failed in another way.
            let screen = finding.failure.screen
            finding.failure = again
            if again.screen.isEmpty { finding.failure.screen = screen }
            shrink(&finding)
        }
        if let screen = screenBeforeEnd(of: finding) { finding.failure.screen = screen }
        let shortCause = FailureCause(finding.failure, after: finding.lines)
        if let index = indicesByCause[shortCause] {
            findings[index].count(lines.last, on: failure.screen)
            indicesByCause[cause] = index
            return
        }
        (indicesByCause[cause], indicesByCause[shortCause]) = (findings.count, findings.count)
        findings.append(finding)
    }

    /// Returns the screen on which a script's last line ends the process; nil if it does not, or if that is unknown.
    private func screenBeforeEnd(of finding: Finding) -> String? {
        guard finding.lines.count > 1, ["trap", "time-out", "memory"].contains(finding.failure.oracle) else {
            return nil
        }
        var round = ExplorationRound([finding.lines.dropLast()], from: finding.root)
        round.describesAll = true
        guard case .ended(let run)? = perform(round, within: .usual)?.first, let end = run.moves.last?.state else {
            return nil
        }
        return run.states.last { $0.id == end }?.screen
    }

    /// Makes a finding's script as short and simple as possible.
    private func shrink(_ finding: inout Finding) {
        // A slow failure is shrunk with few trials; a difference between two runs is not shrunk.
        guard finding.failure.oracle != "difference" else { return }
        var shrinker = ScriptShrinker(finding.lines, limit: Self.tries[finding.failure.oracle] ?? 400)
        while true {
            let candidates = shrinker.candidates()
            guard !candidates.isEmpty else { break }
            guard let fails = perform(candidates, as: &finding) else { break }
            shrinker.take(fails: fails)
        }
        finding.lines = shrinker.lines
    }

    /// The largest number of scripts that are tried for a finding, for the slow kinds of failures.
    private static let tries = ["time-out": 4, "livelock": 24]

    /// Replaces a finding's script by a shorter one if that fails in the same way.
    private func shorten(to lines: [String], _ finding: inout Finding) {
        if finding.failure.oracle != "difference", perform([lines], as: &finding) == [true] { finding.lines = lines }
    }

    /// Returns which scripts fail in the same way as a finding; nil if the exploration was interrupted.
    private func perform(_ scripts: [[String]], as finding: inout Finding) -> [Bool]? {
        let outcomes = perform(
            ExplorationRound(scripts, from: finding.root),
            within: finding.failure.oracle == "time-out" ? .brief : .usual)
        guard let failures = outcomes?.map({ failure(of: $0) }) else { return nil }
        let fails = failures.map { $0.map { Self.isSame($0, finding.failure) } ?? false }
        if let first = fails.firstIndex(of: true), let failure = failures[first], !failure.screen.isEmpty {
            finding.failure.screen = failure.screen
        }
        return fails
    }

    /// How many traps are explained by the app's frames: that takes a second or two for each.
    private static let explainedTraps = 8

    /// Returns how a finding's script fails when it is run alone; nil if it does not fail.
    private func checked(_ finding: Finding) -> ExploredRun.Failure? {
        guard finding.failure.oracle != "difference" else { return finding.failure }
        // The message of a trap in the app's own line names the line; one in Swift's library does not.
        let needsFrames =
            finding.failure.oracle == "trap" && finding.failure.frame == nil
            && findings.count { $0.failure.oracle == "trap" } < Self.explainedTraps
        var round = ExplorationRound([finding.lines], from: finding.root)
        round.isPatient = true
        let outcomes = perform(round, within: needsFrames ? .explained : .ample)
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
        return FailureCause(one, after: []) == FailureCause(other, after: [])
    }
}

/// An error that prevents an exploration from starting.
package struct ExplorationError: Error, Equatable {
    /// The path of the script at whose end runs should start.
    package let root: String
    /// Why it cannot be used.
    package let reason: String
}
