/// The titles, images or colours that an app has set for a button's states.
struct ValuesByState<Value> {
    /// The value for the normal state; apart from the others, for most buttons have no more.
    private var normal: Value?
    /// The values for other states.
    private var others: [(state: UIControl.State, value: Value)] = []

    /// Whether the states differ.
    var differ: Bool { !others.isEmpty }

    /// The value set for that very state.
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
