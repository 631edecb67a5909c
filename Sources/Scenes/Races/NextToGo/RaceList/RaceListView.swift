import Rehearsal
import Workers

/// The filters above the list, or above what is shown instead of it.
final class RaceListView: SceneView {
    /// What is shown instead of the list.
    struct Message: Equatable {
        /// The heading.
        let title: String
        /// What is below it.
        let text: String
        /// Whether there is a button to try again.
        let canRetry: Bool
    }

    /// The countries of the menu, in order; nil is all of them.
    static let countries: [RaceCountry?] = [nil] + RaceCountry.offered

    /// A button for each category, selected if it is on; strong, subviews.
    let filters: [(category: RaceCategory, button: UIButton)] = RaceCategory.allCases.map { category in
        let button = UIButton(title: category.title, identifier: "filter" + category.rawValue.capitalized)
        button.changesSelectionAsPrimaryAction = true
        return (category, button)
    }
    /// Goes back to the filters of the launch; strong, a subview.
    let reset = UIButton(title: "Reset filters", identifier: "reset")
    /// How many races are shown; strong, a subview.
    let topCount = ChoiceButton<Int>(identifier: "topCount")
    /// Whose races are shown, nil for all; strong, a subview.
    let country = ChoiceButton<RaceCountry?>(identifier: "country")
    /// Leads to the settings; strong, a subview.
    let settings = UIButton(title: "Settings", identifier: "settings")
    /// The races; strong, a subview.
    let table = UITableView()
    /// What the list is pulled for; strong, in the list.
    let refresh = UIRefreshControl()
    /// Tries again after a failure; strong, a subview.
    let retry = UIButton(title: "Try again", identifier: "retry")

    /// How old the races are; nil if they are up to date.
    var staleness: String? {
        didSet {
            stale.text = staleness
            stale.isHidden = staleness == nil
        }
    }

    /// Shows ``staleness``; strong, a subview.
    private let stale = UILabel(style: .footnote, identifier: "stale")
    /// The heading of what is shown instead of the list; strong, a subview.
    private let messageTitle = UILabel(style: .headline, isHeading: true)
    /// What is below the heading; strong, a subview.
    private let messageText = UILabel(style: .body)
    /// What is shown instead of the list; strong, a subview.
    private let message = UIView()
    /// The rows of buttons above the list; strong, they are in what scrolls.
    private let rows: [UIStackView]

    override init(frame: CGRect) {
        rows = [filters.map(\.button), [reset, topCount], [country, settings]].map {
            UIStackView(arrangedSubviews: $0)
        }
        super.init(frame: frame)
        reset.accessibilityHint = "Double tap to reset all filters and see the latest races"
        settings.accessibilityHint = "Double tap to go to settings"
        stale.isHidden = true
        table.accessibilityIdentifier = "races"
        table.refreshControl = refresh
        message.isHidden = true
        message.addScrollingColumn([messageTitle, messageText, retry])
        let buttons = UIStackView(arrangedSubviews: rows + [stale])
        buttons.axis = .vertical
        buttons.layoutMargins = UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
        buttons.isLayoutMarginsRelativeArrangement = true
        for row in rows {
            row.distribution = .fillEqually
            row.spacing = 8
        }
        let controls = UIScrollView(scrolling: buttons)
        let column = UIStackView(arrangedSubviews: [controls, table, message])
        column.axis = .vertical
        fillSafeArea(with: column)
        // As high as the buttons need, yet never more than half of the room; then they scroll.
        let height = controls.heightAnchor.constraint(equalTo: buttons.heightAnchor)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height, controls.heightAnchor.constraint(lessThanOrEqualTo: column.heightAnchor, multiplier: 0.5),
        ])
    }

    /// Has the buttons of a row stand below each other if their text is large.
    override func layoutSubviews() {
        let axis: NSLayoutConstraint.Axis =
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        for row in rows where row.axis != axis { row.axis = axis }
        super.layoutSubviews()
    }

    /// Shows a message in place of the list, or the list.
    func show(message shown: Message?) {
        if let shown {
            messageTitle.text = shown.title
            messageText.text = shown.text
            retry.isHidden = !shown.canRetry
        }
        message.isHidden = shown == nil
        table.isHidden = shown != nil
    }
}
