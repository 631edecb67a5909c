import StageRuntime

/// The elements on screen at one moment, in reading order; holds no view strongly.
///
/// Elements, labels, values and numbers of rows never change. Frames, hints and the rows in view are read from the
/// views when they are asked for.
package final class Screen {
    /// The elements in reading order, each followed by those in it; made lazily, since most screens need only the hash.
    package private(set) lazy var elements: [ScreenElement] = {
        var elements: [ScreenElement] = []
        elements.reserveCapacity(nodes.reduce(0) { $0 + $1.count })
        for node in nodes { Self.append(node, depth: 0, parent: nil, to: &elements) }
        return elements
    }()
    /// The hash of roles, labels, identifiers, values, states, numbers of rows and nesting.
    package let hash: UInt64
    /// Whether one of its elements is a secure field, whose text must not be shown.
    package var holdsSecureField: Bool { nodes.contains { $0.holdsSecureField } }
    /// The outermost elements; strong, the screen owns them.
    private let nodes: ScreenFragment

    init(_ nodes: ScreenFragment) {
        self.nodes = nodes
        var hash = TraceHash()
        nodes.forEach { hash.combine($0.hash) }
        self.hash = hash.value
    }

    private static func append(_ node: ScreenNode, depth: Int, parent: Int?, to elements: inout [ScreenElement]) {
        let index = elements.count
        elements.append(ScreenElement(node: node, depth: depth, parent: parent, index: index, end: index + 1))
        if node.children.isEmpty { return }
        node.children.forEach { append($0, depth: depth + 1, parent: index, to: &elements) }
        elements[index].end = elements.count
    }
}

extension UIView {
    /// The screen with this view at its root, laid out first; the same object until something changes.
    package var screen: Screen {
        layoutScreenIfNeeded()
        drawIfNeeded()
        if let cachedScreen { return cachedScreen }
        let screen = Screen(isOnDisplay ? readFragment() : .none)
        isScreenRoot = true
        isReadFromAbove = true
        cachedScreen = screen
        return screen
    }
}

extension Screen {
    /// Returns the elements with exactly that label, in reading order, or else those with it as their other name.
    package func elements(labelled label: String) -> [ScreenElement] {
        let found = elements.filter { $0.node.label == label }
        return found.isEmpty ? elements.filter { $0.otherName == label } : found
    }

    /// Returns the elements with that identifier, in reading order.
    package func elements(identified identifier: String) -> [ScreenElement] {
        elements.filter { $0.node.identifier == identifier }
    }

    /// Returns the elements of a role, in reading order.
    package func elements(of role: ElementRole) -> [ScreenElement] { elements.filter { $0.node.role == role } }

    /// Returns the elements inside another one, at any depth, in reading order.
    package func elements(in element: ScreenElement) -> ArraySlice<ScreenElement> {
        elements[(element.index + 1)..<element.end]
    }

    /// Returns the elements directly inside another one, in reading order.
    package func children(of element: ScreenElement) -> [ScreenElement] {
        elements(in: element).filter { $0.parent == element.index }
    }

    /// Returns the element that another one lies in.
    package func parent(of element: ScreenElement) -> ScreenElement? { element.parent.map { elements[$0] } }
    /// Returns the element that shows a view.
    package func element(showing view: UIView) -> ScreenElement? { elements.first { $0.node.view === view } }
}

extension Screen {
    /// The screen as `expect screen matches` writes it: a line for each element, indented by nesting.
    package var text: String { elements.map(\.line).joined(separator: "\n") }
}
