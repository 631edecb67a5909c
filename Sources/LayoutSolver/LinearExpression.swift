/// An unknown number of a system of constraints, such as the width of a view.
package struct SolverVariable: Hashable, Sendable {
    let symbol: SolverSymbol
}

/// A sum of variables, each times a coefficient, and a constant.
package struct LinearExpression {
    /// The variables with their coefficients; a variable may occur twice.
    var terms: [(variable: SolverVariable, coefficient: Double)] = []
    /// The number that is added.
    package var constant: Double = 0

    /// Makes a constant.
    package init(_ constant: Double = 0) { self.constant = constant }

    /// Makes a variable times a coefficient.
    package init(_ variable: SolverVariable, times coefficient: Double = 1) { terms = [(variable, coefficient)] }

    /// Returns the sum of two expressions.
    package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum += right
        return sum
    }

    /// Adds an expression.
    package static func += (left: inout LinearExpression, right: LinearExpression) {
        left.terms += right.terms
        left.constant += right.constant
    }

    /// Returns the difference of two expressions.
    package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }

    /// Returns an expression times a factor.
    package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression(expression.constant * factor)
        product.terms = expression.terms.map { ($0.variable, $0.coefficient * factor) }
        return product
    }
}

/// The comparison of an expression with zero.
package enum SolverRelation: Sendable {
    /// At most zero, zero, or at least zero.
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A constraint: an expression must be zero, at most zero or at least zero.
package struct LinearConstraint {
    /// The priority of a constraint that must hold.
    package static let required: Float = 1000
    /// The expression, including the constant of the constraint.
    package var expression: LinearExpression
    /// Its comparison with zero.
    package var relation: SolverRelation = .equal
    /// The priority: 1000 is required; a lower one comes after all higher ones.
    package var priority: Float = LinearConstraint.required
    var isRequired: Bool { priority >= Self.required }

    /// Makes a constraint.
    package init(
        expression: LinearExpression, relation: SolverRelation = .equal, priority: Float = LinearConstraint.required
    ) {
        (self.expression, self.relation, self.priority) = (expression, relation, priority)
    }
}
