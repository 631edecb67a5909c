@testable import LayoutSolver

/// A small system of constraints in numbers, and its best solution by trying every vertex: slow, but plain.
struct VertexSearch {
    /// A constraint: coefficients, a constant, how their sum compares with zero, and the priority.
    struct Row {
        var coefficients: [Double]
        var constant: Double
        var relation: SolverRelation
        var priority: Float

        /// How far values are from satisfying it.
        func violation(at values: [Double]) -> Double {
            let sum = zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
            return switch relation {
            case .equal: abs(sum)
            case .lessThanOrEqual: max(sum, 0)
            case .greaterThanOrEqual: max(-sum, 0)
            }
        }
    }

    /// How many variables there are.
    let count: Int
    /// The constraints.
    var rows: [Row]

    /// The best solution; `nil` if the required constraints cannot hold together.
    ///
    /// A best solution that is the only one lies where as many constraints as there are variables hold exactly.
    var solution: [Double]? {
        var best: (values: [Double], cost: [Double])?
        forEachChoice { choice in
            guard let values = intersection(of: choice.map { rows[$0] }) else { return }
            guard rows.allSatisfy({ $0.priority < 1000 || $0.violation(at: values) < 1e-6 }) else { return }
            let cost = cost(of: values)
            if let known = best, !Self.isLess(cost, known.cost) { return }
            best = (values, cost)
        }
        return best?.values
    }

    /// What values cost, by priority, the highest first.
    func cost(of values: [Double]) -> [Double] {
        let priorities = Set(rows.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
        return priorities.map { priority in
            rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: values) }
        }
    }

    /// Tells whether costs are less than others, by priority.
    static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other }
        return false
    }

    private func forEachChoice(_ body: ([Int]) -> Void) {
        var choice = Array(0..<count)
        while choice.count == count, choice.last ?? 0 < rows.count {
            body(choice)
            var place = count - 1
            while place >= 0, choice[place] == rows.count - count + place { place -= 1 }
            guard place >= 0 else { return }
            choice[place] += 1
            for later in (place + 1)..<max(count, place + 1) { choice[later] = choice[later - 1] + 1 }
        }
    }

    /// Where the constraints hold exactly (Gaussian elimination); `nil` if that is no single point.
    private func intersection(of chosen: [Row]) -> [Double]? {
        var matrix = chosen.map { $0.coefficients + [-$0.constant] }
        for column in 0..<count {
            let best = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) } ?? column
            guard abs(matrix[best][column]) > 1e-9 else { return nil }
            matrix.swapAt(column, best)
            for row in 0..<count where row != column && matrix[row][column] != 0 {
                let factor = matrix[row][column] / matrix[column][column]
                for place in column...count { matrix[row][place] -= factor * matrix[column][place] }
            }
        }
        return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    }
}
