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
    /// How many rows it has by its data source; `nil` if it is no list.
    let rowCount: Int?
    /// Whether it is a field whose text nobody may read.
    let isSecure: Bool
    /// Whether it, or an element below it, is such a field.
    let holdsSecureField: Bool
    /// The elements below it, in reading order; strong, nodes form a tree.
    let children: ScreenFragment
    /// How many elements it stands for: itself and all below it.
    let count: Int
    /// The view it shows; weak, a screen keeps no view alive.
    private(set) weak var view: UIView?
    /// What tells it, with all below, from others.
    let hash: UInt64

    init(_ view: UIView, role: ElementRole, label: String?, children: ScreenFragment) {
        // Taken in first and kept last: so texts are handed on, not counted once more.
        let identifier = view.elementIdentifier
        let value = view.elementValue
        let states = view.elementStates
        let rowCount = role == .list ? view.asRowList?.rowCount : nil
        let isSecure = role == .field && view.hidesTypedText
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
        self.view = view
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

/// What a view and all below it contribute to the screen; kept by the view until something changes.
///
/// The elements nearest to the top, each with those below it, in reading order. Most views contribute one element or
/// none, which this holds without an array.
nonisolated enum ScreenFragment {
    /// Nothing.
    case none
    /// One element.
    case one(ScreenNode)
    /// Several elements.
    case several([ScreenNode])

    /// Adds what comes next in reading order; `count` is how many there will be, about.
    mutating func append(_ next: consuming ScreenFragment, expecting count: Int) {
        if case .none = next { return }
        var nodes: [ScreenNode]
        switch self {
        case .none:
            self = next
            return
        case .one(let node):
            nodes = []
            nodes.reserveCapacity(count)
            nodes.append(node)
        case .several(let present):
            nodes = present
            // Let go of, or the nodes would be copied with each one added.
            self = .none
        }
        if case .one(let node) = next { nodes.append(node) } else { nodes.append(contentsOf: next) }
        self = .several(nodes)
    }

    /// Visits the elements in reading order.
    @inline(__always) func visit(_ body: (ScreenNode) -> Void) {
        switch self {
        case .none: return
        case .one(let node): body(node)
        case .several(let nodes): nodes.forEach(body)
        }
    }
}

nonisolated extension ScreenFragment: RandomAccessCollection {
    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .several(let nodes): nodes.count
        }
    }

    subscript(position: Int) -> ScreenNode {
        switch self {
        case .none: preconditionFailure("there is no element in this part of the screen; look at `isEmpty` first")
        case .one(let node): node
        case .several(let nodes): nodes[position]
        }
    }
}

extension TraceHash {
    /// Takes a text in, or that there is none.
    mutating func combine(optional text: String?) {
        if let text { combine(text) } else { combine(UInt64.max) }
    }
}
