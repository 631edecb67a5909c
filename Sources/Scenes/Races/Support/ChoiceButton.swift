import Rehearsal

/// A button that opens a menu, in which one of several values is chosen, and is labelled with that one.
final class ChoiceButton<Value: Equatable>: UIButton {
    /// Called with the value that the user has chosen.
    var chose: (Value) -> Void = { _ in }
    /// The values and the one that is marked; empty before the first.
    private var shown: (values: [Value], chosen: Value?) = ([], nil)

    /// Makes a button with an empty menu, which scripts find by an identifier.
    init(identifier: String) {
        super.init(frame: .zero)
        titleLabel?.numberOfLines = 0
        accessibilityIdentifier = identifier
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    /// Offers values by their titles, one of them marked.
    func show(_ values: [Value], chosen: Value, title: (Value) -> String) {
        guard shown.values != values || shown.chosen != chosen else { return }
        shown = (values, chosen)
        menu = UIMenu(
            options: .singleSelection,
            children: values.map { value in
                UIAction(title: title(value), state: value == chosen ? .on : .off) { [unowned self] _ in
                    chose(value)
                }
            })
    }
}
