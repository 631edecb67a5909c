import StageRuntime

/// One element of a screen, with the elements in it; immutable, cached by the views above it.
final class ScreenNode {
    let role: ElementRole
    let label: String?
    let identifier: String?
    let value: String?
    let states: ElementStates
    /// How many rows its data source has; `nil` if it is no list.
    let rowCount: Int?
    /// Whether it is a secure field, whose text must not be shown.
    let isSecure: Bool
    let holdsSecureField: Bool
    /// The elements in it, in reading order; strong, nodes form a tree.
    let children: ScreenFragment
    /// The number of elements: itself and all below it.
    let count: Int
    /// The view it shows; a screen keeps no view alive.
    var view: UIView? { reference.view }
    private let reference: ViewReference
    /// The hash of the element and all below it; equal elements have equal hashes.
    let hash: UInt64

    init(_ view: UIView, role: ElementRole, label: String?, children: ScreenFragment) {
        // For speed, the texts are read into local constants, which are moved into the properties at the end.
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
        reference = view.reference
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

/// The elements that a view and all views below it add to the screen; cached by the view until a change.
///
/// It holds the outermost elements, in reading order. Most views add one element or none, which needs no array.
nonisolated enum ScreenFragment {
    case none
    case one(ScreenNode)
    case several([ScreenNode])

    /// Appends the elements that follow; `count` is an estimate of all.
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
            // Otherwise the array would have two owners, and each append would copy it.
            self = .none
        }
        if case .one(let node) = next { nodes.append(node) } else { nodes.append(contentsOf: next) }
        self = .several(nodes)
    }

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
    mutating func combine(optional text: String?) {
        if let text { combine(text) } else { combine(UInt64.max) }
    }
}
