/// The home of the axis that a stack view names; there are no constraints.
public enum NSLayoutConstraint {
    /// A direction of layout.
    public enum Axis: Sendable {
        /// From leading to trailing.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}
