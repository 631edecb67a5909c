import StageRuntime

/// What is on screen at one moment: its elements in reading order; it holds no view.
///
/// What elements are, are called and hold never changes, nor how many rows a list has. What they tell of their views,
/// such as frames, hints and the rows in view, is as it is when it is asked for.
package final class Screen {
    /// The elements in reading order, each followed by those in it.
    ///
    /// Made when first asked for: of many screens nobody wants to know more than the hash.
    package var elements: [ScreenElement] {
        if let knownElements { return knownElements }
        var elements: [ScreenElement] = []
        elements.reserveCapacity(nodes.reduce(0) { $0 + $1.count })
        for node in nodes { Self.append(node, depth: 0, parent: nil, to: &elements) }
        knownElements = elements
        return elements
    }
    /// What tells the screen from others: roles, labels, identifiers, values, states, numbers of rows and nesting.
    package let hash: UInt64
    /// Whether one of its elements is a field whose text nobody may read.
    package var holdsSecureField: Bool { nodes.contains { $0.holdsSecureField } }
    /// The elements nearest to the top, each with those below it.
    private let nodes: ScreenFragment
    /// What ``elements`` stands in.
    private var knownElements: [ScreenElement]?

    init(_ nodes: ScreenFragment) {
        self.nodes = nodes
        var hash = TraceHash()
        nodes.forEach { hash.combine($0.hash) }
        self.hash = hash.value
    }

    private static func append(_ node: ScreenNode, depth: Int, parent: Int?, to elements: inout [ScreenElement]) {
        let place = elements.count
        elements.append(ScreenElement(node: node, depth: depth, parent: parent, index: place, end: place + 1))
        if node.children.isEmpty { return }
        node.children.forEach { append($0, depth: depth + 1, parent: place, to: &elements) }
        elements[place].end = elements.count
    }
}

extension UIView {
    /// The screen with this view at its root, laid out; the same object until something changes.
    package var screen: Screen {
        layoutScreenIfNeeded()
        if let cachedScreen { return cachedScreen }
        let screen = Screen(isOnDisplay ? takeUp() : .none)
        isScreenRoot = true
        isTakenUp = true
        cachedScreen = screen
        return screen
    }
}
