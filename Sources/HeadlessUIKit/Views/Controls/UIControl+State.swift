extension UIControl {
    /// The states for which a button has titles and images.
    public nonisolated struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes states from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No particular state.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is selected.
        public static let selected = State(rawValue: 4)
    }

    /// The current state of the control.
    public var state: State {
        var state: State = .normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
}

/// The titles, images or colours of a button by state.
struct ValuesByState<Value> {
    /// The value for the normal state; stored apart, since most buttons have no other.
    private var normal: Value?
    private var others: [(state: UIControl.State, value: Value)] = []
    var hasStateValues: Bool { !others.isEmpty }

    subscript(state: UIControl.State) -> Value? {
        get { state == .normal ? normal : others.first { $0.state == state }?.value }
        set {
            if state == .normal {
                normal = newValue
            } else {
                others = others.filter { $0.state != state } + (newValue.map { [(state, $0)] } ?? [])
            }
        }
    }
}
