import Foundation
import HeadlessUIKit

extension UIButton {
    /// Makes a button with a title, which scripts may find by an identifier.
    convenience init(title: String, identifier: String? = nil) {
        self.init(frame: .zero)
        setTitle(title, for: .normal)
        titleLabel?.numberOfLines = 0
        accessibilityIdentifier = identifier
    }
}
