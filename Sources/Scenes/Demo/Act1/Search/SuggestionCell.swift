import Rehearsal

/// A suggestion with its button "Adopt".
final class SuggestionCell: SceneCell {
    /// Under which the table keeps cells for reuse.
    static let reuseIdentifier = "suggestion"
    /// The width of the button, in points.
    private static let buttonWidth: CGFloat = 44
    /// The room above and below the suggestion together, in points, as in a row of the table's own height.
    private static let margins: CGFloat = 22

    /// What the cell shows.
    private var suggestion = ""
    /// What the button calls with it.
    private var adopt: (String) -> Void = { _ in }

    /// Makes an empty cell; the table does.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let button = UIButton()
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.accessibilityLabel = "Adopt"
        button.accessibilityIdentifier = "adopt"
        button.addAction(UIAction { [unowned self] _ in adopt(suggestion) }, for: .touchUpInside)
        button.sizeToFit()
        accessoryView = button
        textLabel?.numberOfLines = 0
    }

    /// Returns the height of rows that show each suggestion to its end; the table's own if a line is enough.
    ///
    /// - Parameters:
    ///   - suggestions: what the rows show.
    ///   - width: the width of a row, in points.
    /// - Returns: points, or `UITableView.automaticDimension`.
    static func rowHeight(for suggestions: [String], width: CGFloat) -> CGFloat {
        let text = UILabel()
        text.numberOfLines = 0
        let room = CGSize(width: max(width - buttonWidth, 0), height: .infinity)
        func height(of suggestion: String) -> CGFloat {
            text.text = suggestion
            return text.sizeThatFits(room).height
        }
        let line = height(of: "1")
        let highest = suggestions.map(height).max() ?? 0
        return highest > line ? highest + margins : UITableView.automaticDimension
    }

    /// Shows a suggestion; `adopt` is called with it when its button is tapped.
    func show(_ suggestion: String, adopt: @escaping (String) -> Void) {
        textLabel?.text = suggestion
        self.suggestion = suggestion
        self.adopt = adopt
    }
}
