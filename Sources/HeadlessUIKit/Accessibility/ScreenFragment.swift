/// What a view and all below it contribute to the screen; kept by the view until something changes.
///
/// The elements nearest to the top, each with those below it, in reading order. Most views contribute one element or
/// none, which this holds without an array.
enum ScreenFragment {
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

extension ScreenFragment: RandomAccessCollection {
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
