package import WalkthroughLanguage

extension Program {
    /// How many steps it has, counting `repeat` and `use` fully and each `when` as entered.
    ///
    /// It estimates a run's cost before the first run, and may be too large for an integer.
    package var stepCount: Double {
        var known: [String: Double] = [:]
        return count(script.steps, &known)
    }

    private func count(_ steps: [Step], _ known: inout [String: Double]) -> Double {
        steps.reduce(0) { sum, step in sum + count(step, &known) }
    }

    private func count(_ step: Step, _ known: inout [String: Double]) -> Double {
        switch step.command {
        case .repeat(let times, let steps): return count(steps, &known) * Double(times)
        case .when(_, let steps): return count(steps, &known) + 1
        case .use(let use):
            let target = use.target
            if let count = known[target] { return count }
            // A script that uses itself is reported elsewhere; here this only prevents an endless recursion.
            known[target] = 0
            let count = count(scripts[target]?.steps ?? [], &known)
            known[target] = count
            return count
        default: return 1
        }
    }
}

extension Program {
    /// Whether one of its steps, or of the scripts it uses, expects something to be absent.
    package var expectsAbsence: Bool {
        func expectsAbsence(_ steps: [Step]) -> Bool { steps.containsCommand { $0.absentElement != nil } }
        return expectsAbsence(script.steps) || scripts.values.contains { expectsAbsence($0.steps) }
    }
}
