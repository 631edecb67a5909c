/// An unknown number of a system of constraints, such as the width of a view.
struct SolverVariable: Hashable, Sendable {
    let symbol: SolverSymbol
}

/// A sum of variables, each times a coefficient, and a constant.
struct LinearExpression {
    /// The variables with their coefficients; a variable may occur twice.
    var terms: [(variable: SolverVariable, coefficient: Double)] = []
    var constant: Double = 0

    init(_ constant: Double = 0) { self.constant = constant }

    init(_ variable: SolverVariable, times coefficient: Double = 1) { terms = [(variable, coefficient)] }

    static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum += right
        return sum
    }

    static func += (left: inout LinearExpression, right: LinearExpression) {
        left.terms += right.terms
        left.constant += right.constant
    }

    static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }

    static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression(expression.constant * factor)
        product.terms = expression.terms.map { ($0.variable, $0.coefficient * factor) }
        return product
    }
}

/// How an expression must compare with zero.
enum SolverRelation: Sendable {
    /// How it compares with zero.
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A constraint: an expression must be zero, at most zero or at least zero.
struct LinearConstraint {
    /// The priority of a constraint that must hold.
    static let required: Float = 1000
    /// The expression, including the constant of the constraint.
    var expression: LinearExpression
    /// How it must compare with zero.
    var relation: SolverRelation = .equal
    /// The priority: 1000 must hold; an optional one is satisfied before all those of lower priority.
    var priority: Float = LinearConstraint.required
    var isRequired: Bool { priority >= Self.required }
}
