import Rehearsal

/// A button with a menu of values; its title is the chosen value.
final class ChoiceButton<Value: Equatable>: UIButton {
    /// Called with the value that the user chooses.
    var chose: (Value) -> Void = { _ in }
    /// The values and the chosen one; empty until they are set.
    private var shown: (values: [Value], chosen: Value?) = ([], nil)

    /// Makes a button with an empty menu and an accessibility identifier.
    convenience init(identifier: String) {
        self.init(type: .system)
        titleLabel?.numberOfLines = 0
        accessibilityIdentifier = identifier
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
    }

    /// Shows values in the menu, with a mark at the chosen one.
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
