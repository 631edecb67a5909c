import Basics

/// The table of the simplex method: a row for each basic symbol, and the rows in which each symbol occurs.
///
/// Symbols with a row are *basic*; the others are zero and occur in rows. Everything is in the order of the symbols, so
/// that equal calls give equal tables.
struct SolverTable {
    /// The rows, by the index of their symbol; `nil` for symbols that are not basic.
    private var rows: [SolverRow?] = []
    /// The symbols in whose rows each symbol occurs, in order, by its index.
    private var columns: [[SolverSymbol]] = []
    /// The costs of the optional constraints, highest priority first; a term is the cost of a symbol.
    private(set) var costs: [(priority: Float, row: SolverRow)] = []
    /// The indices of symbols out of use.
    private var free: [Int] = []
    private(set) var pivots = 0
    /// The number of coefficients and constants computed.
    private(set) var steps = 0

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SolverSymbol.Kind) -> SolverSymbol {
        if let index = free.popLast() { return SolverSymbol(index: index, kind: kind) }
        rows.append(nil)
        columns.append([])
        return SolverSymbol(index: rows.count - 1, kind: kind)
    }

    /// Removes a symbol and, if it has one, its row; its index is used again.
    mutating func release(_ symbol: SolverSymbol) {
        removeRow(of: symbol)
        for owner in exchange(&columns[symbol.index], with: []) { rows[owner.index]?.remove(symbol) }
        for index in costs.indices { costs[index].row.remove(symbol) }
        free.append(symbol.index)
    }

    // MARK: Reading

    /// The row of a symbol; `nil` if it is not basic.
    subscript(symbol: SolverSymbol) -> SolverRow? { rows[symbol.index] }

    func value(of symbol: SolverSymbol) -> Double { rows[symbol.index]?.constant ?? 0 }

    /// Returns the symbols in whose rows a symbol occurs, in order.
    func column(of symbol: SolverSymbol) -> [SolverSymbol] { columns[symbol.index] }
    /// Returns the cost of one more of a symbol, for each priority, highest first.
    func cost(of symbol: SolverSymbol) -> [Double] { costs.map { $0.row[symbol] } }

    // MARK: Changing

    /// Gives a symbol a row, in which no basic symbol may occur.
    mutating func insert(_ row: SolverRow, for symbol: SolverSymbol) {
        rows[symbol.index] = row
        steps += row.terms.count + 1
        for term in row.terms { note(symbol, in: term.symbol) }
    }

    mutating func removeRow(of symbol: SolverSymbol) {
        guard let row = exchange(&rows[symbol.index], with: nil) else { return }
        for term in row.terms { forget(symbol, in: term.symbol) }
    }

    /// Adds to the constant of a symbol's row.
    mutating func shift(_ symbol: SolverSymbol, by amount: Double) {
        rows[symbol.index]?.constant += amount
        steps += 1
    }

    mutating func addCost(_ amount: Double, of symbol: SolverSymbol, at priority: Float) {
        let index = costs.firstIndex { $0.priority <= priority } ?? costs.count
        if index == costs.count || costs[index].priority != priority {
            costs.insert((priority, SolverRow()), at: index)
        }
        if let row = rows[symbol.index] {
            costs[index].row.add(row, times: amount) { _, _ in }
        } else {
            costs[index].row.add(symbol, times: amount)
        }
    }

    mutating func removeCosts(at priority: Float) { costs.removeAll { $0.priority == priority } }

    /// Makes `entering` basic instead of `leaving`, which is zero from now on.
    mutating func pivot(_ leaving: SolverSymbol, _ entering: SolverSymbol) {
        guard let row = rows[leaving.index] else { return }
        pivots += 1
        removeRow(of: leaving)
        let solved = row.solved(for: entering, insteadOf: leaving)
        substitute(entering, by: solved)
        insert(solved, for: entering)
    }

    mutating func substitute(_ symbol: SolverSymbol, by row: SolverRow) {
        for owner in exchange(&columns[symbol.index], with: []) {
            guard var changed = exchange(&rows[owner.index], with: nil) else { continue }
            let coefficient = changed.remove(symbol)
            changed.add(row, times: coefficient) { other, isAdded in
                if isAdded { note(owner, in: other) } else { forget(owner, in: other) }
            }
            steps += changed.terms.count + 1
            rows[owner.index] = changed
        }
        for index in costs.indices {
            let coefficient = costs[index].row.remove(symbol)
            if coefficient != 0 { costs[index].row.add(row, times: coefficient) { _, _ in } }
        }
    }

    private mutating func note(_ owner: SolverSymbol, in symbol: SolverSymbol) {
        columns[symbol.index].insert(owner, at: index(of: owner, in: symbol))
    }

    private mutating func forget(_ owner: SolverSymbol, in symbol: SolverSymbol) {
        let index = index(of: owner, in: symbol)
        if index < columns[symbol.index].count, columns[symbol.index][index] == owner {
            columns[symbol.index].remove(at: index)
        }
    }

    /// Returns the index of a symbol in the column of another one, or the index at which to insert it.
    private func index(of owner: SolverSymbol, in symbol: SolverSymbol) -> Int {
        (0..<columns[symbol.index].count).binarySearch { columns[symbol.index][$0] >= owner }
    }
}
