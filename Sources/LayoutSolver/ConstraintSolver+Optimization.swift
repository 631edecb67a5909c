extension ConstraintSolver {
    /// Pivots until no optional constraint can get nearer to its goal (the primal simplex method).
    ///
    /// It chooses symbols in their order, so that the method ends (Bland 1977).
    mutating func optimize() {
        while let entering = symbolToEnter(), let leaving = rowToLeave(for: entering) {
            table.pivot(leaving, entering)
        }
    }

    /// Pivots until no restricted symbol is negative (the dual simplex method).
    ///
    /// - Parameter changed: the symbols whose constants have changed.
    /// - Returns: `nil`, or the required constraints that cannot hold together.
    mutating func repair(_ changed: [SolverSymbol]) -> [Identifier]? {
        for symbol in changed where symbol.kind == .mark {
            guard let row = table[symbol], !SolverRow.isZero(row.constant) else { continue }
            return owners(of: symbol, row)
        }
        // A pivot can make other symbols negative, so those are checked too.
        var candidates = changed
        while let leaving = candidates.first(where: isNegative), let row = table[leaving] {
            guard let entering = symbolToEnter(row) else { return owners(of: leaving, row) }
            let touched = table.column(of: entering)
            table.pivot(leaving, entering)
            candidates = Self.merged(candidates, touched, with: entering)
        }
        return nil
    }

    /// Returns the row that reaches zero first if a symbol grows; `nil` if none does.
    ///
    /// - Parameter preferred: the symbol to choose if it is among several.
    func rowToLeave(for entering: SolverSymbol, preferring preferred: SolverSymbol? = nil) -> SolverSymbol? {
        var best: (symbol: SolverSymbol, ratio: Double)?
        for symbol in table.column(of: entering) where symbol.isRestricted {
            guard let row = table[symbol] else { continue }
            let coefficient = row[entering]
            guard coefficient < 0 else { continue }
            let ratio = -row.constant / coefficient
            let isFirst = ratio < best?.ratio ?? .infinity || symbol == preferred && ratio <= best?.ratio ?? .infinity
            if isFirst { best = (symbol, ratio) }
        }
        return best?.symbol
    }

    /// The first symbol whose growth would lower the costs, by priority.
    private func symbolToEnter() -> SolverSymbol? {
        for priorityIndex in table.costs.indices {
            let found = table.costs[priorityIndex].row.terms.first { term in
                term.coefficient < 0 && term.symbol.mayEnter
                    && table.costs[..<priorityIndex].allSatisfy { $0.row[term.symbol] == 0 }
            }
            if let found { return found.symbol }
        }
        return nil
    }

    /// Returns the symbol for a pivot with a negative row: the one that raises the costs least.
    private func symbolToEnter(_ row: SolverRow) -> SolverSymbol? {
        var best: (symbol: SolverSymbol, ratios: [Double])?
        for term in row.terms where term.symbol.mayEnter && term.coefficient > 0 {
            let ratios = table.cost(of: term.symbol).map { $0 / term.coefficient }
            if let best, !Self.isLess(ratios, best.ratios) { continue }
            best = (term.symbol, ratios)
        }
        return best?.symbol
    }

    private func isNegative(_ symbol: SolverSymbol) -> Bool {
        guard symbol.isRestricted, let row = table[symbol] else { return false }
        return row.constant < -SolverRow.epsilon
    }

    private func owners(of symbol: SolverSymbol, _ row: SolverRow) -> [Identifier] {
        var row = row
        row.add(symbol, times: -1)
        return owners(in: row)
    }

    private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (one, other) in zip(left, right) where !SolverRow.isZero(one - other) { return one < other }
        return false
    }

    private static func merged(
        _ one: [SolverSymbol], _ other: [SolverSymbol], with more: SolverSymbol
    ) -> [SolverSymbol] {
        var merged: [SolverSymbol] = []
        for symbol in (one + other + [more]).sorted() where merged.last != symbol { merged.append(symbol) }
        return merged
    }
}

extension ConstraintSolver {
    /// Returns whether a variable could have another value while all constraints are satisfied as closely as now.
    ///
    /// It searches copies of the solver for an equally good solution with a larger or smaller value.
    package func isAmbiguous(_ variable: SolverVariable) -> Bool {
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

    /// Whether a symbol may be other than zero in an equally good solution: it must add no cost.
    ///
    /// Priorities below 1 are not the app's: a stack breaks ties with them.
    private func isFree(_ symbol: SolverSymbol) -> Bool {
        symbol.mayEnter && table.costs.allSatisfy { $0.priority < 1 || SolverRow.isZero($0.row[symbol]) }
    }
}
