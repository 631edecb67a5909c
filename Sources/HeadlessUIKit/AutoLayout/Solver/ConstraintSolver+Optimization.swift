extension ConstraintSolver {
    /// Pivots until nothing would bring an optional constraint nearer to its goal (the primal simplex method).
    ///
    /// Symbols are taken in their order, by which the method comes to an end (Bland 1977).
    mutating func optimize() {
        while let entering = symbolToEnter(), let leaving = rowToLeave(for: entering) {
            table.pivot(leaving, entering)
        }
    }

    /// Pivots until no symbol is negative that must not be (the dual simplex method).
    ///
    /// - Parameter changed: the symbols whose constants have changed.
    /// - Returns: `nil`, or the required constraints that cannot hold together.
    mutating func repair(_ changed: [SolverSymbol]) -> [Identifier]? {
        for symbol in changed where symbol.kind == .mark {
            guard let row = table[symbol], !SolverRow.isZero(row.constant) else { continue }
            return owners(of: symbol, row)
        }
        // A pivot can make others negative, so that all are looked at then.
        var candidates = changed
        while let leaving = candidates.first(where: isNegative), let row = table[leaving] {
            guard let entering = symbolToEnter(row) else { return owners(of: leaving, row) }
            let touched = table.column(of: entering)
            table.pivot(leaving, entering)
            candidates = Self.merged(candidates, touched, with: entering)
        }
        return nil
    }

    /// The row that reaches zero first if a symbol grows; `nil` if none does.
    ///
    /// - Parameter preferred: the symbol that is to leave if it is among those that are first.
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

    /// The first symbol of which one more would cost less than nothing, by priority.
    private func symbolToEnter() -> SolverSymbol? {
        for place in table.costs.indices {
            let found = table.costs[place].row.terms.first { term in
                term.coefficient < 0 && term.symbol.mayEnter
                    && table.costs[..<place].allSatisfy { $0.row[term.symbol] == 0 }
            }
            if let found { return found.symbol }
        }
        return nil
    }

    /// The symbol that a negative row is to be pivoted with: the one that makes the least difference to the costs.
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

    /// Tells whether costs are less than others, by priority.
    private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (one, other) in zip(left, right) where !SolverRow.isZero(one - other) { return one < other }
        return false
    }

    /// Returns the symbols of two lists, each in order, and one more, in order.
    private static func merged(
        _ one: [SolverSymbol], _ other: [SolverSymbol], with more: SolverSymbol
    ) -> [SolverSymbol] {
        var merged: [SolverSymbol] = []
        for symbol in (one + other + [more]).sorted() where merged.last != symbol { merged.append(symbol) }
        return merged
    }
}
