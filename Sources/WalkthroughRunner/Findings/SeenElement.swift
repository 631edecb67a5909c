package import HeadlessUIKit
import WalkthroughLanguage

/// An element that was on a screen once: by what queries know of it.
package struct SeenElement: Hashable, Codable, Sendable {
    /// What it was.
    package var role: ElementRole
    /// What it was called.
    package var label: String?
    /// The name by which tests find it.
    package var identifier: String?
    /// How many rows it had, if it was a list.
    package var rowCount: Int?

    /// Takes an element of a screen.
    init(_ element: ScreenElement) {
        role = element.role
        label = element.label
        identifier = element.identifier
        rowCount = element.rowCount
    }

    /// Makes an element that was told elsewhere.
    init(role: ElementRole, label: String?, identifier: String?, rowCount: Int?) {
        self.role = role
        self.label = label
        self.identifier = identifier
        self.rowCount = rowCount
    }

    /// Whether a query fits it, whatever was around it.
    func fits(_ query: ElementQuery) -> Bool {
        if let wanted = query.role, wanted != role { return false }
        return switch query.name {
        case nil: true
        case .label(let wanted): label == wanted.text
        case .identifier(let wanted): identifier == wanted
        case .pattern(let pattern): label.map(pattern.isFound) ?? false
        }
    }
}
