/// Finds values of variables that satisfy linear constraints, and keeps them up to date while constraints change.
///
/// It uses the Cassowary algorithm (Badros, Borning and Stuckey 2001, "The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm"): a simplex table that is adjusted when a constraint is added, removed or gets another constant.
/// Required constraints hold. Optional ones are satisfied as closely as possible in order of priority: no number of
/// them outweighs one of higher priority; among equals, the sum of their errors is minimal.
///
/// It knows nothing of views, and equal calls give equal values.
package struct ConstraintSolver {
    /// Identifies a constraint that was added.
    package struct Identifier: Hashable, Comparable, Sendable {
        /// How many constraints were added before.
        let number: Int

        /// Whether a constraint was added before another.
        package static func < (left: Identifier, right: Identifier) -> Bool { left.number < right.number }
    }

    /// Required constraints that cannot hold together.
    package struct Conflict: Equatable {
        /// The constraints, sorted by rank; without any one of them the others could hold.
        package var constraints: [Identifier]
        /// The one with the highest rank, left out until another one is removed or changes.
        package var leftOut: Identifier
    }

    struct Entry {
        var constraint: LinearConstraint
        /// The order of its activation among all constraints.
        var rank: Int
        /// The symbol that shows which rows include the constraint.
        var marker: SolverSymbol
        /// The coefficient of the marker in the constraint's own equation.
        var factor: Double
        var other: SolverSymbol?
    }

    var table = SolverTable()
    /// The constraints in the table.
    private(set) var entries: [Identifier: Entry] = [:]
    private(set) var leftOut: [(identifier: Identifier, constraint: LinearConstraint, rank: Int)] = []
    var owners: [SolverSymbol: Identifier] = [:]
    /// The number of constraints of each optional priority.
    private var counts: [Float: Int] = [:]
    private var added = 0
    /// The work done since the solver was made: how many pivots, and how many numbers computed.
    package var work: (pivots: Int, steps: Int) { (table.pivots, table.steps) }

    /// Makes a solver without constraints.
    package init() {}

    // MARK: Variables

    /// Makes a variable, which is zero until a constraint gives it a value.
    package mutating func makeVariable() -> SolverVariable { SolverVariable(symbol: table.makeSymbol(.variable)) }

    /// Removes a variable that no constraint has any more.
    package mutating func remove(_ variable: SolverVariable) { table.release(variable.symbol) }

    /// Returns the value of a variable.
    package func value(of variable: SolverVariable) -> Double { table.value(of: variable.symbol) }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// - Parameters:
    ///   - constraint: the constraint.
    ///   - rank: the order of its activation among all constraints; `nil` for the last.
    /// - Returns: the constraint's identifier, and the conflicts that caused constraints to be left out.
    package mutating func add(_ constraint: LinearConstraint, rank: Int? = nil) -> (Identifier, [Conflict]) {
        let identifier = Identifier(number: added)
        added += 1
        let rank = rank ?? identifier.number
        var conflicts: [Conflict] = []
        while let set = insert(constraint, as: identifier, rank: rank) {
            let conflict = conflict(among: set, with: (identifier, rank))
            conflicts.append(conflict)
            if conflict.leftOut == identifier {
                leaveOut(identifier, constraint, rank)
                break
            }
            leaveOut(conflict.leftOut)
        }
        return (identifier, conflicts)
    }

    /// Removes a constraint; those left out because of it are tried again.
    package mutating func remove(_ identifier: Identifier) {
        if let index = leftOut.firstIndex(where: { $0.identifier == identifier }) {
            leftOut.remove(at: index)
            return
        }
        let isRequired = entries[identifier]?.constraint.isRequired == true
        removeFromTable(identifier)
        if isRequired { retryLeftOut() }
    }

    /// Gives the expression of a constraint another constant.
    ///
    /// - Returns: the conflicts that caused constraints to be left out.
    package mutating func setConstant(_ constant: Double, of identifier: Identifier) -> [Conflict] {
        if let index = leftOut.firstIndex(where: { $0.identifier == identifier }) {
            leftOut[index].constraint.expression.constant = constant
            retryLeftOut()
            return []
        }
        var conflicts: [Conflict] = []
        while let entry = entries[identifier], entry.constraint.expression.constant != constant {
            let amount = (constant - entry.constraint.expression.constant) / entry.factor
            guard let set = shift(entry.marker, by: amount) else {
                entries[identifier]?.constraint.expression.constant = constant
                break
            }
            _ = shift(entry.marker, by: -amount)
            let conflict = conflict(among: set, with: (identifier, entry.rank))
            conflicts.append(conflict)
            leaveOut(conflict.leftOut)
            if conflict.leftOut == identifier, let index = leftOut.firstIndex(where: { $0.identifier == identifier }) {
                leftOut[index].constraint.expression.constant = constant
            }
        }
        if entries[identifier]?.constraint.isRequired == true { retryLeftOut(except: conflicts) }
        return conflicts
    }

    /// Whether a constraint is left out because of a conflict.
    package func isLeftOut(_ identifier: Identifier) -> Bool { leftOut.contains { $0.identifier == identifier } }

    // MARK: Leaving out

    private func conflict(among set: [Identifier], with new: (identifier: Identifier, rank: Int)) -> Conflict {
        var members = set.filter { $0 != new.identifier }.map { ($0, entries[$0]?.rank ?? 0) }
        members.append((new.identifier, new.rank))
        members.sort { ($0.1, $0.0) < ($1.1, $1.0) }
        return Conflict(constraints: members.map(\.0), leftOut: members.last?.0 ?? new.identifier)
    }

    private mutating func leaveOut(_ identifier: Identifier) {
        guard let entry = entries[identifier] else { return }
        removeFromTable(identifier)
        leaveOut(identifier, entry.constraint, entry.rank)
    }

    private mutating func leaveOut(_ identifier: Identifier, _ constraint: LinearConstraint, _ rank: Int) {
        let index = leftOut.firstIndex { ($0.rank, $0.identifier) > (rank, identifier) } ?? leftOut.count
        leftOut.insert((identifier, constraint, rank), at: index)
    }

    /// Adds the left-out constraints that can hold now, in order of rank, but none just left out.
    private mutating func retryLeftOut(except conflicts: [Conflict] = []) {
        for item in leftOut where !conflicts.contains(where: { $0.leftOut == item.identifier }) {
            if insert(item.constraint, as: item.identifier, rank: item.rank) == nil {
                leftOut.removeAll { $0.identifier == item.identifier }
            }
        }
    }

    // MARK: Entries

    /// Records a constraint that is now in the table.
    mutating func note(_ entry: Entry, as identifier: Identifier) {
        entries[identifier] = entry
        owners[entry.marker] = identifier
        if let other = entry.other { owners[other] = identifier }
        if !entry.constraint.isRequired { counts[entry.constraint.priority, default: 0] += 1 }
    }

    /// Removes the records of a constraint that is no longer in the table.
    mutating func forget(_ identifier: Identifier) {
        guard let entry = entries.removeValue(forKey: identifier) else { return }
        for symbol in [entry.marker, entry.other].compactMap({ $0 }) {
            owners[symbol] = nil
            table.release(symbol)
        }
        let priority = entry.constraint.priority
        guard !entry.constraint.isRequired, let count = counts[priority] else { return }
        counts[priority] = count > 1 ? count - 1 : nil
        if count == 1 { table.removeCosts(at: priority) }
    }
}
