extension UIControl {
    /// The states for which a button has titles and images.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes states of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing in particular.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is chosen.
        public static let selected = State(rawValue: 4)
    }

    /// The state the control is in.
    public var state: State {
        var state: State = .normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
}
