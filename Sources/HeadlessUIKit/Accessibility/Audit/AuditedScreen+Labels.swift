extension AuditedScreen {
    /// Checks what elements are called.
    mutating func checkLabels() {
        for element in elements {
            checkPresence(element)
            let label = element.label
            guard !label.isEmpty else { continue }
            if element.element.label == element.element.identifier {
                find(.labelIsIdentifier, element, "has its identifier for a label")
            }
            if let word = Self.repeatedRole(in: label, element.role) {
                find(.labelRepeatsRole, element, "says \(word.quoted), which VoiceOver says anyway")
            }
            if let last = label.last, ".,;:".contains(last), element.isActionable, !Self.isDescribedByTexts(element) {
                find(.labelPunctuation, element, "ends in \(String(last).quoted)")
            }
        }
        checkSiblings()
    }

    private mutating func checkPresence(_ element: AuditedElement) {
        guard element.label.isEmpty else { return }
        switch element.role {
        case .field: find(.fieldWithoutLabel, element, "has no label")
        case .image: find(.imageWithoutLabel, element, "has no label")
        default: if element.isActionable { find(.actionableWithoutLabel, element, "has no label") }
        }
    }

    /// Tells whether an element is a row that is called by what stands in it, which may be sentences.
    private static func isDescribedByTexts(_ element: AuditedElement) -> Bool {
        element.role == .row && element.view.accessibilityLabel == nil
    }

    /// Two siblings of the same role and label; rows are told apart by their places.
    private mutating func checkSiblings() {
        struct Key: Hashable {
            let superview: ObjectIdentifier
            let role: ElementRole
            let label: String
        }
        var seen: Set<Key> = []
        for element in elements where element.isActionable && element.role != .row && !element.label.isEmpty {
            guard let superview = element.view.superview else { continue }
            let key = Key(superview: ObjectIdentifier(superview), role: element.role, label: element.label)
            if !seen.insert(key).inserted {
                find(.duplicateLabel, element, "has the label of another \(element.role.rawValue) beside it")
            }
        }
    }

    /// The words by which a role is said, for roles that VoiceOver says.
    private static func words(for role: ElementRole) -> [String] {
        switch role {
        case .button: ["button"]
        case .field: ["text field", "field", "textfield"]
        case .heading: ["heading"]
        case .image: ["image"]
        case .switch: ["switch"]
        case .slider: ["slider"]
        case .link: ["link"]
        case .tab: ["tab"]
        case .text, .segment, .row, .list, .menu, .picker, .alert, .map, .spinner: []
        }
    }

    /// Returns the word for the role that a label ends with, or that a picture's begins with: "Image of a cat".
    private static func repeatedRole(in label: String, _ role: ElementRole) -> String? {
        let words = words(for: role)
        guard !words.isEmpty else { return nil }
        let text = label.lowercased()
        if role == .image, text.hasPrefix("image of ") { return "image" }
        return words.first { text == $0 || text.hasSuffix(" " + $0) }
    }
}
