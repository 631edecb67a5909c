@testable import LayoutSolver

/// A system of constraints that was read from a line such as `x + 2y >= 10 @500; x = 3 -> x=3 y=3.5`.
struct SolverNotation {
    /// The solver with the constraints.
    var solver = ConstraintSolver()
    /// The variables by their letters.
    private(set) var variables: [Character: SolverVariable] = [:]
    /// What the constraints are known by, in the order of the line.
    private(set) var identifiers: [ConstraintSolver.Identifier] = []
    /// The conflicts that came up.
    private(set) var conflicts: [ConstraintSolver.Conflict] = []
    /// What the line says after the arrow, without the conflicts.
    let expected: String
    /// The conflicts that the line tells of, each as the numbers of its constraints.
    let expectedConflicts: [[Int]]

    init(_ line: some StringProtocol) {
        let sides = String(line).split(separator: " -> ").map { String($0) }
        let words = sides.count > 1 ? sides[1].split(separator: " ") : []
        expected = words.filter { !$0.hasPrefix("!") }.joined(separator: " ")
        expectedConflicts = words.filter { $0.hasPrefix("!") }
            .map { $0.dropFirst().split(separator: ",").compactMap { Int($0) } }
        for part in sides[0].split(separator: ";") { add(part) }
    }

    /// Adds a constraint.
    mutating func add(_ part: some StringProtocol) {
        let halves = String(part).split(separator: "@")
        let priority = halves.count > 1 ? Float(String(halves[1].filter { $0 != " " })) ?? 0 : LinearConstraint.required
        let (sign, relation): (String, SolverRelation) =
            halves[0].contains("<=")
            ? ("<=", .lessThanOrEqual) : halves[0].contains(">=") ? (">=", .greaterThanOrEqual) : ("=", .equal)
        let sides = halves[0].split(separator: sign).map { expression(String($0)) }
        let (identifier, found) = solver.add(
            LinearConstraint(expression: sides[0] - sides[1], relation: relation, priority: priority))
        identifiers.append(identifier)
        conflicts += found
    }

    /// The values as a line shows them, in the order of the letters.
    var solution: String {
        variables.sorted { $0.key < $1.key }
            .map { "\($0.key)=\(Self.text(solver.value(of: $0.value)))" }.joined(separator: " ")
    }

    /// The conflicts, each as the numbers of its constraints in the line.
    var foundConflicts: [[Int]] { conflicts.map { $0.constraints.map { $0.number + 1 } } }

    /// The value of a variable.
    subscript(letter: Character) -> Double { variables[letter].map { solver.value(of: $0) } ?? .nan }

    private mutating func expression(_ text: String) -> LinearExpression {
        var sum = LinearExpression()
        var sign = 1.0
        for word in text.split(separator: " ") {
            guard word != "+", word != "-" else {
                sign = word == "-" ? -1 : 1
                continue
            }
            let isNegative = word.hasPrefix("-")
            let factor = isNegative ? -sign : sign
            let digits = word.drop { $0 == "-" }.prefix { !$0.isLetter }
            if let letter = word.last, letter.isLetter {
                sum += LinearExpression(variable(letter), times: (Double(digits) ?? 1) * factor)
            } else {
                sum.constant += (Double(digits) ?? 0) * factor
            }
            sign = 1
        }
        return sum
    }

    private mutating func variable(_ letter: Character) -> SolverVariable {
        if let known = variables[letter] { return known }
        let new = solver.makeVariable()
        variables[letter] = new
        return new
    }

    private static func text(_ value: Double) -> String {
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
