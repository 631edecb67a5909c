/// The titles, images or colours that an app has set for a button's states.
struct ValuesByState<Value> {
    /// The value for the normal state; stored apart from the others, since most buttons have no other.
    private var normal: Value?
    /// The values for other states.
    private var others: [(state: UIControl.State, value: Value)] = []

    /// Whether there is a value for a state other than normal.
    var differ: Bool { !others.isEmpty }

    /// The value set for exactly that state.
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
