import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct SolverConflictTests {
    @Test func `a left-out constraint is satisfied again when the other one is removed`() {
        var system = SolverNotation("x = 1; x = 2; y = x + 1")
        expect(system.solution, is: "x=1 y=2")
        #expect(system.solver.isLeftOut(system.identifiers[1]))
        system.solver.remove(system.identifiers[0])
        expect(system.solution, is: "x=2 y=3")
        #expect(!system.solver.isLeftOut(system.identifiers[1]))
    }

    @Test func `a left-out constraint that is removed does not return`() {
        var system = SolverNotation("x = 1; x = 2; y = 0.5x")
        system.solver.remove(system.identifiers[1])
        system.solver.remove(system.identifiers[0])
        system.add("x = 5 @1")
        expect(system.solution, is: "x=5 y=2.5")
    }

    @Test func `a constant that causes a conflict leaves out the constraint of the highest rank`() {
        var system = SolverNotation("x = 10; x + w = 110; w = 100")
        let conflicts = system.solver.setConstant(-20, of: system.identifiers[0])
        expect(conflicts, is: [.init(constraints: system.identifiers, leftOut: system.identifiers[2])])
        expect(system.solution, is: "w=90 x=20")
        #expect(system.solver.setConstant(-10, of: system.identifiers[0]).isEmpty)
        expect(system.solution, is: "w=100 x=10")
        #expect(!system.solver.isLeftOut(system.identifiers[2]))
    }

    @Test func `a conflicting constant of the last activated constraint leaves out that constraint`() {
        var system = SolverNotation("x = 10; x + w = 110; w = 100")
        let conflicts = system.solver.setConstant(-50, of: system.identifiers[2])
        expect(conflicts, is: [.init(constraints: system.identifiers, leftOut: system.identifiers[2])])
        expect(system.solution, is: "w=100 x=10")
        #expect(system.solver.setConstant(-100, of: system.identifiers[2]).isEmpty)
        #expect(!system.solver.isLeftOut(system.identifiers[2]))
    }

    @Test func `an inequality that a constant violates is left out, and returns with another constant`() {
        var system = SolverNotation("x = 10; x <= 20")
        let conflicts = system.solver.setConstant(-30, of: system.identifiers[0])
        expect(conflicts, is: [.init(constraints: system.identifiers, leftOut: system.identifiers[1])])
        expect(system.solution, is: "x=30")
        #expect(system.solver.setConstant(-15, of: system.identifiers[0]).isEmpty)
        #expect(system.solver.leftOut.isEmpty)
    }

    @Test func `the rank decides which constraint is left out, not the order of adding`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let later = solver.add(LinearConstraint(expression: LinearExpression(x) + LinearExpression(-2)), rank: 9)
        let earlier = solver.add(LinearConstraint(expression: LinearExpression(x) + LinearExpression(-1)), rank: 3)
        expect(earlier.1, is: [.init(constraints: [earlier.0, later.0], leftOut: later.0)])
        expect(solver.value(of: x), is: 1)
    }

    @Test func `removing a variable keeps the values of the others, and its index is used again`() {
        var system = SolverNotation("x = 5; y = x + 1")
        system.solver.remove(system.identifiers[1])
        if let y = system.variables["y"] { system.solver.remove(y) }
        let z = system.solver.makeVariable()
        _ = system.solver.add(LinearConstraint(expression: LinearExpression(z) + LinearExpression(-7)))
        expect(system["x"], is: 5)
        expect(system.solver.value(of: z), is: 7)
    }

    @Test(arguments: [
        ("x = 5", ""), ("x >= 5", "x"), ("x >= 5; x = 0 @1", ""), ("x >= 5; x <= 5", ""), ("x = y", "xy"),
        ("x + y = 100; x >= 0; y >= 0", "xy"), ("x + y = 100; x >= 50; y >= 50", ""),
        ("x + y = 100; x = 80 @5; y = 80 @5", "xy"), ("x + y = 100; x = 80 @5; y = 80 @6", ""),
        ("x = 5 @9; y <= x", "y"), ("x + y = 10; x - y = 2", ""), ("x = y; y = z; z = x", "xyz"),
        ("x = 0 @500; x = 10 @500", "x"), ("x = 0 @500; x = 10 @500; x = 4 @500", ""),
    ])
    func `a variable is ambiguous if it could have another value`(line: String, ambiguous: String) {
        let system = SolverNotation(line)
        let found = system.variables.keys.sorted().filter { letter in
            system.variables[letter].map { system.solver.isAmbiguous($0) } ?? false
        }
        expect(String(found), is: ambiguous)
    }

    @Test func `changing a constant in a column of 100 rows costs at most a tenth of a new solution`() {
        var solver = ConstraintSolver()
        var identifiers: [ConstraintSolver.Identifier] = []
        var above: LinearExpression?
        for _ in 0..<100 {
            let (top, height) = (LinearExpression(solver.makeVariable()), LinearExpression(solver.makeVariable()))
            let gap = LinearExpression(-8)
            let place = above.map { top - $0 + gap } ?? top + gap
            identifiers.append(solver.add(LinearConstraint(expression: place)).0)
            let fitting = height + LinearExpression(-20)
            _ = solver.add(LinearConstraint(expression: fitting, relation: .greaterThanOrEqual, priority: 750))
            _ = solver.add(LinearConstraint(expression: fitting, relation: .lessThanOrEqual, priority: 250))
            above = top + height
        }
        let made = solver.work
        for identifier in [identifiers[0], identifiers[50], identifiers[99]] {
            let before = solver.work
            #expect(solver.setConstant(-40, of: identifier).isEmpty)
            #expect((solver.work.steps - before.steps) * 10 <= made.steps)
            expect(solver.work.pivots, is: before.pivots)
        }
    }
}
