import RacesWorkers
import Rehearsal

/// The filters above the list, or above a message.
final class RaceListView: SceneView {
    /// A message instead of the list.
    struct Message: Equatable {
        let title: String
        let text: String
        let canRetry: Bool
    }

    /// The countries of the menu, in order; nil stands for all countries.
    static let countries: [RaceCountry?] = [nil] + RaceCountry.offered

    /// A button for each category, selected if it is on; strong, subviews.
    let filters: [(category: RaceCategory, button: UIButton)] = RaceCategory.allCases.map { category in
        let button = UIButton(title: category.title, identifier: "filter" + category.rawValue.capitalized)
        button.changesSelectionAsPrimaryAction = true
        return (category, button)
    }
    /// Restores the filters of the launch; strong, it is a subview.
    let reset = UIButton(title: "Reset filters", identifier: "reset")
    /// The number of races to show; strong, it is a subview.
    let topCount = ChoiceButton<Int>(identifier: "topCount")
    /// The country of the races, nil for all; strong, it is a subview.
    let country = ChoiceButton<RaceCountry?>(identifier: "country")
    /// Opens the settings; strong, it is a subview.
    let settings = UIButton(title: "Settings", identifier: "settings")
    /// The races; strong, it is a subview.
    let table = UITableView()
    /// The refresh control; strong, it is in the list.
    let refresh = UIRefreshControl()
    /// Tries again after a failure; strong, it is a subview.
    let retry = UIButton(title: "Try again", identifier: "retry")

    /// The age of the races as a text; nil if they are up to date.
    var staleness: String? {
        didSet {
            stale.text = staleness
            stale.isHidden = staleness == nil
        }
    }

    /// Shows ``staleness``; strong, it is a subview.
    private let stale = UILabel(style: .footnote, identifier: "stale")
    /// The heading of the message; strong, it is a subview.
    private let messageTitle = UILabel(style: .headline, isHeading: true)
    /// The text of the message; strong, it is a subview.
    private let messageText = UILabel(style: .body)
    /// Shows the message; strong, it is a subview.
    private let message = UIView()
    /// The rows of buttons above the list; strong, they are in a scroll view.
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
        // As high as the buttons need, but at most half of the space; then the buttons scroll and keep their heights.
        let height = controls.heightAnchor.constraint(equalTo: buttons.heightAnchor)
        height.priority = .defaultHigh - 1
        NSLayoutConstraint.activate([
            height, controls.heightAnchor.constraint(lessThanOrEqualTo: column.heightAnchor, multiplier: 0.5),
        ])
    }

    /// Arranges the buttons of a row in a column if their text is large.
    override func layoutSubviews() {
        let axis: NSLayoutConstraint.Axis =
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        for row in rows where row.axis != axis { row.axis = axis }
        super.layoutSubviews()
    }

    /// Shows a message instead of the list; nil for the list.
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
