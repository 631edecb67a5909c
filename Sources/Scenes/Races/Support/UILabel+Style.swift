import Rehearsal

extension UILabel {
    /// Makes a label that takes as many lines as it needs.
    convenience init(_ style: UIFont.TextStyle, identifier: String? = nil, isHeading: Bool = false) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        numberOfLines = 0
        accessibilityIdentifier = identifier
        if isHeading { accessibilityTraits = .header }
    }
}
