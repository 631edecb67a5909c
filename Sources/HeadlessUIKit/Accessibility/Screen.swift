import StageRuntime

/// What is on screen at one moment: its elements in reading order; it never changes and holds no view.
package final class Screen {
    /// The elements in reading order, each followed by those in it.
    package let elements: [ScreenElement]
    /// What tells the screen from others: roles, labels, identifiers, values, states and nesting.
    package let hash: UInt64

    init(_ nodes: [ScreenNode]) {
        var elements: [ScreenElement] = []
        elements.reserveCapacity(nodes.reduce(0) { $0 + $1.count })
        for node in nodes { Self.append(node, depth: 0, parent: nil, to: &elements) }
        self.elements = elements
        var hash = TraceHash()
        for node in nodes { hash.combine(node.hash) }
        self.hash = hash.value
    }

    private static func append(_ node: ScreenNode, depth: Int, parent: Int?, to elements: inout [ScreenElement]) {
        let place = elements.count
        elements.append(ScreenElement(node: node, depth: depth, parent: parent, index: place, end: place + 1))
        if node.children.isEmpty { return }
        for child in node.children { append(child, depth: depth + 1, parent: place, to: &elements) }
        elements[place].end = elements.count
    }
}

extension UIView {
    /// The screen with this view at its root, laid out; the same object until something changes.
    package var screen: Screen {
        layoutScreenIfNeeded()
        if let cachedScreen { return cachedScreen }
        let screen = Screen(isOnDisplay ? takeUp() : [])
        isScreenRoot = true
        isTakenUp = true
        cachedScreen = screen
        return screen
    }
}
