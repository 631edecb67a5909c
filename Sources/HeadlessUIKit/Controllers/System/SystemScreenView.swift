import Foundation

/// The view of a screen of the system: a column of texts and buttons; the audit does not check its texts.
final class SystemScreenView: UIView {
    /// The column; strong, it is a subview too.
    private let column = UIStackView()

    init(_ views: [UIView]) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
        show(views)
    }

    /// Returns `nil`: there are no archives on a stage.
    required init?(coder: NSCoder) { return nil }

    override var showsSystemText: Bool { true }

    func show(_ views: [UIView]) {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        for view in views { column.addArrangedSubview(view) }
    }

    /// Returns a label of as many lines as its text needs; hidden without a text.
    static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.isHidden = text.isEmpty
        return label
    }

    static func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(primaryAction: UIAction(title: title) { _ in action() })
    }
}
