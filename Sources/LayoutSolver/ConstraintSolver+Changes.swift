extension ConstraintSolver {
    /// Adds a constraint to the table, and finds the best values again.
    ///
    /// - Returns: `nil`, or the required constraints that it conflicts with; then the table is as before.
    mutating func insert(_ constraint: LinearConstraint, as identifier: Identifier, rank: Int) -> [Identifier]? {
        var row = SolverRow()
        row.constant = constraint.expression.constant
        for (variable, coefficient) in constraint.expression.terms where coefficient != 0 {
            if let known = table[variable.symbol] {
                row.add(known, times: coefficient) { _, _ in }
            } else {
                row.add(variable.symbol, times: coefficient)
            }
        }
        var entry = Entry(
            constraint: constraint, rank: rank, marker: table.makeSymbol(constraint.markerKind), factor: 1)
        switch constraint.relation {
        case .equal: entry.factor = constraint.isRequired ? 1 : -1
        case .lessThanOrEqual: entry.factor = 1
        case .greaterThanOrEqual: entry.factor = -1
        }
        row.add(entry.marker, times: entry.factor)
        if !constraint.isRequired {
            let error = table.makeSymbol(.error)
            row.add(error, times: -entry.factor)
            entry.other = error
        }
        if row.constant < 0 || SolverRow.isZero(row.constant) && row[entry.marker] > 0 { row.scale(by: -1) }
        if let set = insert(row, of: entry) { return set }
        note(entry, as: identifier)
        if !constraint.isRequired {
            if constraint.relation == .equal { table.addCost(1, of: entry.marker, at: constraint.priority) }
            if let error = entry.other { table.addCost(1, of: error, at: constraint.priority) }
        }
        optimize()
        return nil
    }

    /// Removes a constraint from the table, and finds the best values again.
    mutating func removeFromTable(_ identifier: Identifier) {
        guard let entry = entries[identifier] else { return }
        if !entry.constraint.isRequired {
            let priority = entry.constraint.priority
            if entry.constraint.relation == .equal { table.addCost(-1, of: entry.marker, at: priority) }
            if let error = entry.other { table.addCost(-1, of: error, at: priority) }
        }
        if table[entry.marker] == nil, let leaving = rowToPivot(removing: entry.marker) {
            table.pivot(leaving, entry.marker)
        }
        // The other symbol of an optional constraint occurs only in the marker's row.
        forget(identifier)
        optimize()
    }

    /// Adds to the value at which a marker counts as zero, and finds the best values again.
    ///
    /// - Returns: `nil`, or the required constraints that conflict now; adding the opposite amount undoes that.
    mutating func shift(_ marker: SolverSymbol, by amount: Double) -> [Identifier]? {
        if table[marker] != nil {
            table.shift(marker, by: -amount)
            return repair([marker])
        }
        let owners = table.column(of: marker)
        for owner in owners {
            if let coefficient = table[owner]?[marker] { table.shift(owner, by: coefficient * amount) }
        }
        return repair(owners)
    }

    // MARK: Adding

    /// Finds the symbol that a new row defines; if there is none, removes the row and returns the conflict.
    private mutating func insert(_ row: SolverRow, of entry: Entry) -> [Identifier]? {
        let variables = row.terms.filter { $0.symbol.kind == .variable }
        if let variable = variables.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
            insert(row, solvedFor: variable.symbol)
            return nil
        }
        for symbol in [entry.marker, entry.other].compactMap({ $0 }) where symbol.mayEnter && row[symbol] < 0 {
            insert(row, solvedFor: symbol)
            return nil
        }
        guard row.terms.contains(where: { $0.symbol.mayEnter }) else {
            if SolverRow.isZero(row.constant) {
                insert(row, solvedFor: entry.marker)
                return nil
            }
            let set = owners(in: row)
            table.release(entry.marker)
            return set
        }
        return insertWithArtificial(row, of: entry)
    }

    private mutating func insert(_ row: SolverRow, solvedFor symbol: SolverSymbol) {
        let solved = row.solved(for: symbol, insteadOf: nil)
        table.substitute(symbol, by: solved)
        table.insert(solved, for: symbol)
    }

    /// Makes a row hold by reducing an artificial symbol to zero (phase 1 of the simplex method).
    private mutating func insertWithArtificial(_ row: SolverRow, of entry: Entry) -> [Identifier]? {
        let artificial = table.makeSymbol(.artificial)
        table.insert(row, for: artificial)
        while let lacking = table[artificial], !SolverRow.isZero(lacking.constant),
            let entering = lacking.terms.first(where: { $0.symbol.mayEnter && $0.coefficient < 0 })?.symbol
        {
            let leaving = rowToLeave(for: entering, preferring: artificial)
            table.pivot(leaving ?? artificial, entering)
        }
        if let lacking = table[artificial], !SolverRow.isZero(lacking.constant) {
            let set = owners(in: lacking)
            // The new constraint's marker occurs only in this row, so nothing of the constraint remains in the table.
            table.release(artificial)
            table.release(entry.marker)
            optimize()
            return set
        }
        if let left = table[artificial] {
            let entering = left.terms.first { $0.symbol.mayEnter }?.symbol
            table.pivot(artificial, entering ?? entry.marker)
        }
        table.release(artificial)
        return nil
    }

    /// Returns the required constraints of which a row was made, in order.
    func owners(in row: SolverRow) -> [Identifier] {
        let found = row.terms.filter { $0.symbol.kind != .error }.compactMap { owners[$0.symbol] }
        return found.sorted()
    }

    // MARK: Removing

    /// Returns the row to exchange for a marker that leaves the table, so that no other row becomes negative.
    private func rowToPivot(removing marker: SolverSymbol) -> SolverSymbol? {
        var falling: (symbol: SolverSymbol, ratio: Double)?
        var rising: (symbol: SolverSymbol, ratio: Double)?
        var variable: SolverSymbol?
        for symbol in table.column(of: marker) {
            guard let row = table[symbol] else { continue }
            let coefficient = row[marker]
            if !symbol.isRestricted {
                variable = symbol
            } else if coefficient < 0 {
                let ratio = -row.constant / coefficient
                if ratio < falling?.ratio ?? .infinity { falling = (symbol, ratio) }
            } else {
                let ratio = row.constant / coefficient
                if ratio < rising?.ratio ?? .infinity { rising = (symbol, ratio) }
            }
        }
        return falling?.symbol ?? rising?.symbol ?? variable
    }
}

extension LinearConstraint {
    fileprivate var markerKind: SolverSymbol.Kind {
        if relation != .equal { return .slack }
        return isRequired ? .mark : .error
    }
}
