import HeadlessUIKit

/// A suggestion with its button "Adopt".
final class SuggestionCell: UITableViewCell {
    /// Under which the table keeps cells for reuse.
    static let reuseIdentifier = "suggestion"

    /// What the button calls; set anew with each suggestion.
    private var adopt: () -> Void = {}

    /// Makes an empty cell; the table does.
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let button = UIButton()
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.accessibilityLabel = "Adopt"
        button.accessibilityIdentifier = "adopt"
        button.addAction(UIAction { [unowned self] _ in adopt() }, for: .touchUpInside)
        accessoryView = button
        textLabel?.numberOfLines = 0
    }

    /// Shows a suggestion; `adopt` is called when its button is tapped.
    func show(_ suggestion: String, adopt: @escaping () -> Void) {
        textLabel?.text = suggestion
        self.adopt = adopt
    }
}
