extension ConstraintSolver {
    /// Returns whether a variable could have another value while all constraints are satisfied as closely as now.
    ///
    /// It looks for a larger and for a smaller value among the best solutions, in copies of the solver.
    func isAmbiguous(_ variable: SolverVariable) -> Bool {
        guard let row = table[variable.symbol] else { return true }
        if row.terms.contains(where: { $0.symbol.kind == .variable }) { return true }
        guard row.terms.contains(where: { isFree($0.symbol) }) else { return false }
        return canMove(variable.symbol, by: 1) || canMove(variable.symbol, by: -1)
    }

    /// Returns whether a variable can grow, or shrink, by pivots that change no cost.
    private func canMove(_ variable: SolverSymbol, by sign: Double) -> Bool {
        var copy = self
        let start = table.value(of: variable)
        while let row = copy.table[variable],
            let entering = row.terms.first(where: { $0.coefficient * sign > 0 && isFree($0.symbol) })?.symbol
        {
            guard let leaving = copy.rowToLeave(for: entering) else { return true }
            copy.table.pivot(leaving, entering)
            if (copy.table.value(of: variable) - start) * sign > SolverRow.epsilon { return true }
        }
        return false
    }

    /// Whether a symbol may be other than zero in an equally good solution; pivots that cost nothing change no cost.
    private func isFree(_ symbol: SolverSymbol) -> Bool {
        symbol.mayEnter && table.cost(of: symbol).allSatisfy { SolverRow.isZero($0) }
    }
}
