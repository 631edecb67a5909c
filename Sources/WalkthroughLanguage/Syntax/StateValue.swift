/// A value that `expect state` compares with.
package enum StateValue: Equatable, Sendable {
    /// A whole number.
    case integer(Int)
    /// A number with a decimal point.
    case decimal(Double)
    /// A text.
    case text(Template)
    /// `true` or `false`.
    case bool(Bool)
    /// `nil`.
    case none
    /// The name of an enum's case.
    case name(String)
}
