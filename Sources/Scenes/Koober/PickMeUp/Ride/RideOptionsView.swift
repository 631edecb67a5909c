import Rehearsal

/// A row of buttons, one for each ride option; a column if the text is very large.
final class RideOptionsView: UIStackView {
    /// Called with the identifier of the option whose button was tapped.
    var chosen: (String) -> Void = { _ in }

    /// The identifier of each button's option.
    private var ids: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "rideOptions"
        accessibilityTraits = .tabBar
        distribution = .fillEqually
        spacing = 8
        isHidden = true
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { super.init(coder: coder) }

    /// Shows options; the buttons of options that are shown already are kept.
    func show(_ items: [RideOptionItem]) {
        if ids != items.map(\.id) { makeButtons(for: items) }
        for (view, item) in zip(arrangedSubviews, items) {
            guard let button = view as? UIButton else { continue }
            button.setTitle(item.title, for: .normal)
            button.accessibilityValue = item.value
            button.backgroundColor = item.isHighlighted ? .secondarySystemBackground : nil
            button.isSelected = item.isSelected
        }
        isHidden = items.isEmpty
    }

    /// Arranges the buttons in a row, or in a column if the text is very large.
    func adapt(to size: UIContentSizeCategory) {
        axis = size.isAccessibilityCategory ? .vertical : .horizontal
    }

    private func makeButtons(for items: [RideOptionItem]) {
        for view in arrangedSubviews { view.removeFromSuperview() }
        ids = items.map(\.id)
        for id in ids {
            let button = UIButton(type: .system)
            button.addAction(UIAction { [unowned self] _ in chosen(id) }, for: .touchUpInside)
            addArrangedSubview(button)
        }
    }
}

/// A ride option on screen.
struct RideOptionItem: Equatable {
    /// The server's identifier of the option.
    let id: String
    let title: String
    /// The number of riders and the price.
    let value: String
    /// Whether its button is highlighted, a purely visual difference.
    let isHighlighted: Bool
    let isSelected: Bool
}
