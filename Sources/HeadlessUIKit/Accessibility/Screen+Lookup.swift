extension Screen {
    /// Returns the elements with that label, exactly, in reading order.
    package func elements(labelled label: String) -> [ScreenElement] { elements.filter { $0.node.label == label } }

    /// Returns the elements with that identifier, in reading order.
    package func elements(identified identifier: String) -> [ScreenElement] {
        elements.filter { $0.node.identifier == identifier }
    }

    /// Returns the elements of a role, in reading order.
    package func elements(of role: ElementRole) -> [ScreenElement] { elements.filter { $0.node.role == role } }

    /// Returns the elements in another one, at any depth, in reading order.
    package func elements(in element: ScreenElement) -> ArraySlice<ScreenElement> {
        elements[(element.index + 1)..<element.end]
    }

    /// Returns the elements right in another one, in reading order.
    package func children(of element: ScreenElement) -> [ScreenElement] {
        elements(in: element).filter { $0.parent == element.index }
    }

    /// Returns the element that another one lies in.
    package func parent(of element: ScreenElement) -> ScreenElement? { element.parent.map { elements[$0] } }

    /// Returns the element that shows a view.
    package func element(showing view: UIView) -> ScreenElement? { elements.first { $0.node.view === view } }
}
