import Rehearsal

extension UIView {
    /// Stacks views below each other; they scroll if large text makes them higher than the view.
    func addScrollingColumn(_ views: [UIView], spacing: CGFloat = 12) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = spacing
        column.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        column.isLayoutMarginsRelativeArrangement = true
        fillSafeArea(with: UIScrollView(scrolling: column))
    }
}

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
