import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct ConstraintSolverTests {
    private static let lines = SolverSystems.text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }

    @Test func `small systems have the expected solutions`() {
        #expect(Self.lines.count >= 200)
        for line in Self.lines {
            let system = SolverNotation(line)
            #expect(system.solution == system.expected, "\(line)")
            #expect(system.foundConflicts == system.expectedConflicts, "\(line)")
        }
    }

    @Test func `removing and adding all constraints again gives the same solution`() {
        for line in Self.lines where !line.contains("!") {
            var system = SolverNotation(line)
            for identifier in system.identifiers.reversed() { system.solver.remove(identifier) }
            #expect(system.variables.values.allSatisfy { system.solver.value(of: $0) == 0 }, "\(line)")
            let constraints = line.split(separator: " -> ")[0].split(separator: ";")
            for constraint in constraints { system.add(constraint) }
            #expect(system.solution == system.expected, "\(line)")
        }
    }

    @Test func `removing one constraint gives the solution of the others`() {
        for line in Self.lines where !line.contains("!") {
            let constraints = line.split(separator: " -> ")[0].split(separator: ";")
            for place in constraints.indices {
                // Weak goals of their own make the rest have one solution.
                var system = SolverNotation(line)
                var rest = SolverNotation(constraints[0])
                system.solver.remove(system.identifiers[place])
                if place == 0 { rest.solver.remove(rest.identifiers[0]) }
                for (other, constraint) in constraints.enumerated() where other != place && other > 0 {
                    rest.add(constraint)
                }
                for (number, letter) in system.variables.keys.sorted().enumerated() {
                    let goal = "\(letter) = 3.25 @0.\(number + 1)"
                    system.add(goal)
                    rest.add(goal)
                }
                let expected = system.variables.keys.sorted().map { rest[$0] }
                let found = system.variables.keys.sorted().map { system[$0] }
                #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(line) without \(place + 1)")
            }
        }
    }

    @Test func `random systems have the solution that a search of all vertices finds`() {
        var random = SeededNumbers(seed: 20_261_122)
        var solved = 0
        while solved < Thoroughness.choose(500, thorough: 2000) {
            let system = random.system()
            guard let expected = system.solution else { continue }
            solved += 1
            var solver = ConstraintSolver()
            let variables = (0..<system.count).map { _ in solver.makeVariable() }
            for row in system.rows { #expect(solver.add(row.constraint(on: variables)).1.isEmpty) }
            let found = variables.map { solver.value(of: $0) }
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(system): \(found), not \(expected)")
        }
    }

    @Test func `changing constants gives the same solution as a new solver`() {
        var random = SeededNumbers(seed: 7)
        var changed = 0
        while changed < Thoroughness.choose(500, thorough: 2000) {
            var system = random.system()
            guard system.solution != nil else { continue }
            var solver = ConstraintSolver()
            let variables = (0..<system.count).map { _ in solver.makeVariable() }
            let identifiers = system.rows.map { solver.add($0.constraint(on: variables)).0 }
            for _ in 0..<4 {
                let place = random.number(below: system.rows.count)
                let old = system.rows[place].constant
                system.rows[place].constant = Double(random.number(below: 200)) - 100
                guard let expected = system.solution else {
                    system.rows[place].constant = old
                    continue
                }
                changed += 1
                #expect(solver.setConstant(system.rows[place].constant, of: identifiers[place]).isEmpty)
                let found = variables.map { solver.value(of: $0) }
                #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(system): \(found), \(expected)")
            }
        }
    }

    @Test func `the same calls give the same values to the last bit`() {
        let values = (0..<2).map { _ in
            var random = SeededNumbers(seed: 3)
            return (0..<200).flatMap { _ in
                let system = random.system()
                var solver = ConstraintSolver()
                let variables = (0..<system.count).map { _ in solver.makeVariable() }
                for row in system.rows { _ = solver.add(row.constraint(on: variables)) }
                return variables.map { solver.value(of: $0).bitPattern }
            }
        }
        expect(values[0], is: values[1])
    }
}

extension VertexSearch.Row {
    /// The constraint as the solver takes it.
    func constraint(on variables: [SolverVariable]) -> LinearConstraint {
        var expression = LinearExpression(constant)
        for (variable, coefficient) in zip(variables, coefficients) {
            expression += LinearExpression(variable, times: coefficient)
        }
        return LinearConstraint(expression: expression, relation: relation, priority: priority)
    }
}

extension SeededNumbers {
    /// A system of two or three variables; each has a goal of a priority of its own, so that the solution is the only
    /// one.
    mutating func system() -> VertexSearch {
        let count = 2 + number(below: 2)
        var system = VertexSearch(count: count, rows: [])
        let relations: [SolverRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual]
        for _ in 0..<(2 + number(below: 5)) {
            let coefficients = (0..<count).map { _ in Double(number(below: 7) - 3) }
            guard coefficients.contains(where: { $0 != 0 }) else { continue }
            let relation = relations[number(below: 4)]
            let isRequired = number(below: 3) == 0
            system.rows.append(
                VertexSearch.Row(
                    coefficients: coefficients, constant: Double(number(below: 200)) - 100, relation: relation,
                    priority: isRequired ? 1000 : Float([250, 500, 750][number(below: 3)])))
        }
        for variable in 0..<count {
            let coefficients = (0..<count).map { $0 == variable ? 1.0 : 0 }
            system.rows.append(
                VertexSearch.Row(
                    coefficients: coefficients, constant: -Double(number(below: 100)), relation: .equal,
                    priority: Float(variable + 1)))
        }
        return system
    }
}
