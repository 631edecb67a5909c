import Rehearsal

/// A suggestion with its button "Adopt".
final class SuggestionCell: SceneCell {
    static let reuseIdentifier = "suggestion"

    private var suggestion = ""
    /// Called with the suggestion when the button is tapped.
    private var adopt: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.accessibilityLabel = "Adopt"
        button.accessibilityIdentifier = "adopt"
        button.addAction(UIAction { [unowned self] _ in adopt(suggestion) }, for: .touchUpInside)
        button.sizeToFit()
        accessoryView = button
        textLabel?.numberOfLines = 0
    }

    /// Shows a suggestion; `adopt` is called with it when its button is tapped.
    func show(_ suggestion: String, adopt: @escaping (String) -> Void) {
        textLabel?.text = suggestion
        self.suggestion = suggestion
        self.adopt = adopt
    }
}
