import Basics

extension AuditedScreen {
    mutating func checkLabels() {
        for element in elements {
            checkPresence(element)
            let label = element.label
            guard !label.isEmpty else { continue }
            if element.element.label == element.element.identifier {
                report(.labelIsIdentifier, element, "has its identifier for a label")
            }
            if let word = Self.repeatedRole(in: label, element.role) {
                report(.labelRepeatsRole, element, "says \(word.quoted), which VoiceOver says anyway")
            }
            if let last = label.last, ".,;:".contains(last), element.isActionable, !Self.isDescribedByTexts(element) {
                report(.labelPunctuation, element, "ends in \(String(last).quoted)")
            }
        }
        checkSiblings()
    }

    private mutating func checkPresence(_ element: AuditedElement) {
        guard element.label.isEmpty else { return }
        switch element.role {
        case .field: report(.fieldWithoutLabel, element, "has no label")
        case .image: report(.imageWithoutLabel, element, "has no label")
        case .switch where Self.isReadWithItsRow(element): break
        default: if element.isActionable { report(.actionableWithoutLabel, element, "has no label") }
        }
    }

    /// Whether an element is the accessory view of a row with a label: VoiceOver reads such a switch as the row.
    private static func isReadWithItsRow(_ element: AuditedElement) -> Bool {
        guard let cell = element.view.superview as? UITableViewCell else { return false }
        return cell.accessoryView === element.view && cell.rowLabel?.isEmpty == false
    }

    /// Whether an element is a row whose label consists of the texts in it, which may be sentences.
    private static func isDescribedByTexts(_ element: AuditedElement) -> Bool {
        element.role == .row && element.view.accessibilityLabel == nil
    }

    /// Checks that no two siblings have the same role and label; rows may, since their positions differ.
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
                report(.duplicateLabel, element, "has the label of another \(element.role.rawValue) beside it")
            }
        }
    }

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

    /// Returns the role's word at the end of a label, or at the beginning of an image's: "Image of a cat".
    private static func repeatedRole(in label: String, _ role: ElementRole) -> String? {
        let words = words(for: role)
        guard !words.isEmpty else { return nil }
        let text = label.lowercased()
        if role == .image, text.hasPrefix("image of ") { return "image" }
        return words.first { text == $0 || text.hasSuffix(" " + $0) }
    }
}

extension AuditedScreen {
    /// Checks that each identifier names one element of the screen, or one element of its row.
    mutating func checkIdentifiers() {
        struct Key: Hashable {
            let row: Int?
            let identifier: String
        }
        var seen: Set<Key> = []
        for element in elements {
            guard let identifier = element.element.identifier, !identifier.isEmpty, element.role != .row else {
                continue
            }
            if !seen.insert(Key(row: element.row, identifier: identifier)).inserted {
                report(.duplicateIdentifier, element, "has the identifier \(identifier.quoted) of another element")
            }
        }
    }
}

extension AuditedScreen {
    /// The traits of which an element can have only one, each with its name.
    private static let kinds: [(trait: UIAccessibilityTraits, name: String)] = [
        (.button, "button"), (.link, "link"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
        (.staticText, "staticText"), (.adjustable, "adjustable"), (.tabBar, "tabBar"),
    ]

    private static let anyKind = kinds.reduce(into: UIAccessibilityTraits.none) { $0.formUnion($1.trait) }

    /// Checks that the traits of each element fit together, and that switches have values.
    mutating func checkTraits() {
        for element in elements {
            let traits = element.view.accessibilityTraits
            guard traits != .none else { continue }
            let kinds = traits.intersection(Self.anyKind).rawValue
            if kinds.nonzeroBitCount > 1 {
                let names = Self.kinds.filter { traits.contains($0.trait) }.map(\.name)
                report(.conflictingTraits, element, "has the traits \(names.joined(separator: " and "))")
            } else if traits.contains(.staticText), element.view.isControl {
                report(.conflictingTraits, element, "is a control and has the trait staticText")
            }
            if traits.contains(.toggleButton) { checkValue(element) }
        }
    }

    /// Checks a value: a `UISwitch` has one unless the app sets an empty one; any other toggle needs one from the app.
    private mutating func checkValue(_ element: AuditedElement) {
        let value = element.view.accessibilityValue
        guard value == nil ? element.view.switchState == nil : value == "" else { return }
        report(.switchWithoutValue, element, "has no value")
    }
}
