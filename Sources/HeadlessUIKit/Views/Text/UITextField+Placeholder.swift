public import Foundation

extension UITextField {
    /// Why editing has ended.
    public nonisolated enum DidEndEditingReason: Int, Sendable {
        /// The text is to be kept; always so on a phone.
        case committed = 0
    }

    /// The placeholder with its attributes, of which the colour of its first part is drawn.
    public var attributedPlaceholder: NSAttributedString? {
        get {
            placeholder.map { text in
                NSAttributedString(string: text, attributes: placeholderColor.map { [.foregroundColor: $0] })
            }
        }
        set {
            placeholder = newValue?.string
            placeholderColor = newValue.flatMap { StyledText($0).firstColor }
        }
    }

    /// Notes a new placeholder, which has the system's colour.
    func placeholderDidChange(from old: String?) {
        placeholderColor = nil
        if placeholder != old { invalidateScreen() }
    }
}
