import Foundation
import HeadlessUIKit

extension UILabel {
    /// Makes a label in the middle of its room that takes as many lines as it needs.
    convenience init(centred text: String = "", style: UIFont.TextStyle = .body) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textAlignment = .center
        numberOfLines = 0
    }
}
