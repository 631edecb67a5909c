extension AuditedScreen {
    /// The traits of which an element can have one only, each with its name.
    private static let kinds: [(trait: UIAccessibilityTraits, name: String)] = [
        (.button, "button"), (.link, "link"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
        (.staticText, "staticText"), (.adjustable, "adjustable"), (.tabBar, "tabBar"),
    ]

    /// All of these traits.
    private static let anyKind = kinds.reduce(into: UIAccessibilityTraits.none) { $0.formUnion($1.trait) }

    /// Checks what elements say that they are, and that switches say how they are.
    mutating func checkTraits() {
        for element in elements {
            let traits = element.view.accessibilityTraits
            guard traits != .none else { continue }
            let kinds = traits.intersection(Self.anyKind).rawValue
            if kinds.nonzeroBitCount > 1 {
                let names = Self.kinds.filter { traits.contains($0.trait) }.map(\.name)
                find(.conflictingTraits, element, "has the traits \(names.joined(separator: " and "))")
            } else if traits.contains(.staticText), element.view is UIControl {
                find(.conflictingTraits, element, "is a control and has the trait staticText")
            }
            if traits.contains(.toggleButton) { checkValue(element) }
        }
    }

    /// A `UISwitch` says whether it is on unless the app says nothing instead; any other toggle needs a value.
    private mutating func checkValue(_ element: AuditedElement) {
        let value = element.view.accessibilityValue
        guard value == nil ? !(element.view is UISwitch) : value == "" else { return }
        find(.switchWithoutValue, element, "has no value")
    }
}
