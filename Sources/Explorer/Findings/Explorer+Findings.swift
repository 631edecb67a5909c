import WalkthroughRunner

extension Explorer {
    /// Counts a failure whose cause is known; otherwise shrinks its script and adds it to the findings.
    ///
    /// - Parameter shortcut: the state before the last line; nil if it is unknown.
    func note(
        _ failure: ExploredRun.Failure, lines: [String], _ plan: RunPlan, shortcut: Frontier.Node?
    ) {
        let cause = FailureCause(failure, after: lines)
        if let index = indicesByCause[cause] {
            findings[index].count(lines.last, on: failure.screen)
            return
        }
        var finding = Finding(failure: failure, root: plan.root, lines: lines, run: plan.number)
        split(&finding, plan.trials)
        if finding.ending == nil, let shortcut, let last = lines.last, shortcut.root == plan.root,
            shortcut.path.count + 1 < lines.count
        {
            shorten(to: shortcut.path + [last], &finding)
        }
        shrink(&finding)
        let again = checked(finding)
        // If the exploration has ended early, the finding stays as it is.
        guard let again = again ?? (halt == nil ? nil : finding.failure) else { return }
        (finding.failure.frame, finding.failure.property) = (again.frame, again.property)
        finding.failure.clock = again.clock
        if !Self.isSame(again, finding.failure) {
            // With more time, the script failed in another way.
            let screen = finding.failure.screen
            finding.failure = again
            if again.screen.isEmpty { finding.failure.screen = screen }
            shrink(&finding)
        }
        noteScreenBeforeEnd(of: &finding)
        let shortCause = FailureCause(finding.failure, after: finding.lines)
        if let index = indicesByCause[shortCause] {
            findings[index].count(lines.last, on: failure.screen)
            indicesByCause[cause] = index
            return
        }
        (indicesByCause[cause], indicesByCause[shortCause]) = (findings.count, findings.count)
        findings.append(finding)
    }

    /// Separates the lines of the trial that has failed, which stay as they are, from those before it.
    private func split(_ finding: inout Finding, _ trials: [Trial]) {
        guard ["not restored", "done twice", "impatient"].contains(finding.failure.oracle) else { return }
        let lines = finding.lines
        for start in lines.indices.reversed() {
            guard let trial = trials.first(where: { lines[start...].starts(with: $0.lines) }) else { continue }
            finding.ending = Finding.Ending(trial: trial, lines: Array(lines[start...]))
            finding.lines = Array(lines[..<start])
            return
        }
    }

    /// Stores the screen and the time at which a script's last line ends the process, if it does and they are known.
    private func noteScreenBeforeEnd(of finding: inout Finding) {
        guard ["trap", "time-out", "memory"].contains(finding.failure.oracle), finding.lines.count > 1 else { return }
        var round = ExplorationRound([finding.lines.dropLast()], from: finding.root)
        round.describesAll = true
        guard case .ended(let run)? = perform(round, within: .normal)?.first, let end = run.moves.last?.state else {
            return
        }
        finding.failure.clock = run.clock
        if let screen = run.states.last(where: { $0.id == end })?.screen { finding.failure.screen = screen }
    }

    /// Makes a finding's script as short and simple as possible.
    private func shrink(_ finding: inout Finding) {
        // A slow failure is shrunk with few trials; a difference between two runs is not shrunk.
        guard finding.failure.oracle != "difference" else { return }
        var shrinker = ScriptShrinker(
            finding.lines, limit: Self.tries[finding.failure.oracle] ?? 400, keeping: Set(secrets.map(\.text)))
        while true {
            let candidates = shrinker.candidates()
            guard !candidates.isEmpty else { break }
            guard let fails = perform(candidates, as: &finding) else { break }
            shrinker.note(fails: fails)
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
            ExplorationRound(scripts, from: finding.root, then: finding.ending?.trial),
            within: finding.failure.oracle == "time-out" ? .brief : .ample)
        guard let failures = outcomes?.map({ failure(of: $0) }) else { return nil }
        let fails = failures.map { $0.map { Self.isSame($0, finding.failure) } ?? false }
        if let first = fails.firstIndex(of: true), let failure = failures[first], !failure.screen.isEmpty {
            finding.failure.screen = failure.screen
        }
        return fails
    }

    /// How many traps are explained by the app's frames: that needs a second or two each.
    private static let explainedTraps = 8

    /// Returns how a finding's script fails when it is run alone; nil if it does not fail.
    private func checked(_ finding: Finding) -> ExploredRun.Failure? {
        guard finding.failure.oracle != "difference" else { return finding.failure }
        // The message of a trap in the app's own line names the line; one in Swift's library does not.
        let needsFrames =
            finding.failure.oracle == "trap" && finding.failure.frame == nil
            && findings.count { $0.failure.oracle == "trap" } < Self.explainedTraps
        var round = ExplorationRound([finding.lines], from: finding.root, then: finding.ending?.trial)
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
