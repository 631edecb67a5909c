import StageRuntime

/// One element of a screen, with what is below it; immutable, kept by the caches of the views above it.
final class ScreenNode {
    /// What the element is.
    let role: ElementRole
    /// What it is called.
    let label: String?
    /// The name by which tests find it.
    let identifier: String?
    /// What it holds.
    let value: String?
    /// The states that a user can tell.
    let states: ElementStates
    /// How many rows it has by its data source; `nil` where it is no list.
    let rowCount: Int?
    /// Whether it is a field whose text nobody may read.
    let isSecure: Bool
    /// Whether it, or an element below it, is such a field.
    let holdsSecureField: Bool
    /// The elements below it, in reading order; strong, nodes form a tree.
    let children: ScreenFragment
    /// How many elements it stands for: itself and all below it.
    let count: Int
    /// What knows the view it shows; strong, a handle keeps no view alive.
    private let handle: ViewHandle
    /// What tells it, with all below, from others.
    let hash: UInt64

    /// The view it shows; `nil` once that is gone.
    var view: UIView? { handle.view }

    init(_ view: UIView, role: ElementRole, label: String?, children: ScreenFragment) {
        // Taken in first and kept last: so texts are handed on, not counted once more.
        let identifier = view.elementIdentifier
        let value = view.elementValue
        let states = view.elementStates
        let rowCount = role == .list ? (view as? UITableView)?.rowCount : nil
        let isSecure = role == .field && (view as? UITextField)?.isSecureTextEntry == true
        var hash = TraceHash()
        hash.combine(UInt64(states.rawValue))
        hash.combine(role.rawValue)
        hash.combine(optional: label)
        hash.combine(optional: identifier)
        hash.combine(optional: value)
        if let rowCount { hash.combine(UInt64(rowCount)) }
        var count = 1
        var holdsSecureField = isSecure
        children.forEach { child in
            count += child.count
            holdsSecureField = holdsSecureField || child.holdsSecureField
            hash.combine(child.hash)
        }
        hash.combine(UInt64(children.count))
        handle = view.handle
        self.role = role
        self.label = label
        self.identifier = identifier
        self.value = value
        self.states = states
        self.rowCount = rowCount
        self.isSecure = isSecure
        self.holdsSecureField = holdsSecureField
        self.children = children
        self.count = count
        self.hash = hash.value
    }
}
