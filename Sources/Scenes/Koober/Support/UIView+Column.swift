import Rehearsal

extension UIView {
    /// Stacks views below each other; they scroll if large text makes them higher than the view.
    func addScrollingColumn(_ views: [UIView]) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 12
        column.layoutMargins = UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 8)
        column.isLayoutMarginsRelativeArrangement = true
        fillSafeArea(with: UIScrollView(scrolling: column))
    }
}

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

extension UIButton {
    /// Makes a button with a title, which scripts may find by an identifier.
    convenience init(title: String, identifier: String? = nil) {
        self.init(frame: .zero)
        setTitle(title, for: .normal)
        titleLabel?.numberOfLines = 0
        accessibilityIdentifier = identifier
    }
}

extension UITextField {
    /// Makes a field of a form: its placeholder is its label, and nothing is corrected or capitalised.
    convenience init(
        _ placeholder: String, identifier: String, content: UITextContentType?, keyboard: UIKeyboardType = .default,
        isSecure: Bool = false
    ) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        accessibilityIdentifier = identifier
        textContentType = content
        keyboardType = keyboard
        isSecureTextEntry = isSecure
        autocorrectionType = .no
        autocapitalizationType = .none
        returnKeyType = .next
        borderStyle = .roundedRect
    }
}

extension UITableView {
    /// The room above and below a row's text together, in points, as in a row of the table's own height.
    private static let margins: CGFloat = 22

    /// Makes every row as high as the longest text needs in a width, in points: at the present size of text.
    ///
    /// Where a line is enough for each, rows have the table's own height.
    func fitRows(to texts: [String], width: CGFloat) {
        let label = UILabel()
        label.numberOfLines = 0
        let room = CGSize(width: width, height: .infinity)
        func height(of text: String) -> CGFloat {
            label.text = text
            return label.sizeThatFits(room).height
        }
        let line = height(of: "1")
        let highest = texts.map(height).max() ?? 0
        let fitting = highest > line ? highest + Self.margins : UITableView.automaticDimension
        if rowHeight != fitting { rowHeight = fitting }
    }
}
