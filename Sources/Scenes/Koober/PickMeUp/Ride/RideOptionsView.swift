import Rehearsal

/// A row of buttons, one for each ride option; a column if the text is very large.
final class RideOptionsView: UIStackView {
    /// Called with the identifier of the option whose button was tapped.
    var chosen: (String) -> Void = { _ in }

    /// The identifiers of the options, one for each button.
    private var ids: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "rideOptions"
        distribution = .fillEqually
        spacing = 8
        isHidden = true
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { super.init(coder: coder) }

    /// Shows options; the buttons of those that are shown already stay.
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

    /// Stands the buttons side by side, or below each other if the text is very large.
    func adapt(to size: UIContentSizeCategory) {
        axis = size.isAccessibilityCategory ? .vertical : .horizontal
    }

    private func makeButtons(for items: [RideOptionItem]) {
        for view in arrangedSubviews { view.removeFromSuperview() }
        ids = items.map(\.id)
        for id in ids {
            let button = UIButton()
            button.accessibilityTraits = .segment
            button.addAction(UIAction { [unowned self] _ in chosen(id) }, for: .touchUpInside)
            addArrangedSubview(button)
        }
    }
}

/// A ride option as it is shown.
struct RideOptionItem: Equatable {
    /// What the server knows it by.
    let id: String
    /// Its name.
    let title: String
    /// How many it carries and what it costs.
    let value: String
    /// Whether it stands out, which only the eye sees.
    let isHighlighted: Bool
    /// Whether it is chosen.
    let isSelected: Bool
}
