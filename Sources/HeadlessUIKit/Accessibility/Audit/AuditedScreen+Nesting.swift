extension AuditedScreen {
    /// Checks that nothing that acts lies inside something else that acts; a control in a row does not count.
    mutating func checkNesting() {
        for outer in elements where outer.isActionable && !Self.hasParts(outer) {
            for view in outer.view.below { checkNesting(of: view, in: outer) }
        }
    }

    private mutating func checkNesting(of view: UIView, in outer: AuditedElement) {
        guard view.isOnDisplay, !view.accessibilityElementsHidden else { return }
        if let role = view.elementRole, view.isActionable(as: role) {
            find(.nestedActionable, view, "lies inside \(name(of: outer))")
        } else {
            for view in view.below { checkNesting(of: view, in: outer) }
        }
    }

    /// Whether what acts in an element is a part of it: a row's controls, a picker's segments.
    static func hasParts(_ element: AuditedElement) -> Bool {
        element.role == .row || element.role == .picker || element.role == .list
    }
}
