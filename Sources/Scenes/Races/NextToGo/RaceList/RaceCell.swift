import Rehearsal
import Workers

/// A race: its meeting and number above its flag and name, and the countdown beside them.
final class RaceCell: SceneCell {
    /// Under which the table keeps cells for reuse.
    static let reuseIdentifier = "race"
    /// The room around the texts, in points.
    private static let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

    /// The meeting and the number; strong, in the row.
    private let meeting = UILabel(style: .headline)
    /// The flag and the name; strong, in the row.
    private let name = UILabel(style: .subheadline)
    /// The countdown; strong, in the row.
    private let countdown = UILabel(style: .body)
    /// What places the texts; strong, a subview of the content.
    private let row: UIStackView

    /// The race that is shown.
    private var race: Race?
    /// What users hear before the countdown.
    private var label = ""
    /// The countdown that is shown.
    private var shown: Countdown?

    /// Makes an empty cell; the table does.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let texts = UIStackView(arrangedSubviews: [meeting, name])
        texts.axis = .vertical
        row = UIStackView(arrangedSubviews: [texts, countdown])
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        row.spacing = 8
        row.layoutMargins = Self.margins
        row.isLayoutMarginsRelativeArrangement = true
        contentView.fillSafeArea(with: row)
    }

    /// Has the texts stand below each other if they are large.
    override func layoutSubviews() {
        turnAxis()
        super.layoutSubviews()
    }

    /// Shows a race with its countdown at a moment.
    func show(_ race: Race, at now: Moment) {
        self.race = race
        shown = nil
        label = RaceTexts.label(of: race)
        meeting.text = "\(race.meeting) R\(race.number)"
        name.text = [race.country.flag, race.name].compactMap(\.self).joined(separator: " ")
        showCountdown(at: now)
    }

    /// Shows the countdown of a moment.
    func showCountdown(at now: Moment) {
        guard let race else { return }
        let next = Countdown(to: race, at: now)
        guard next != shown else { return }
        shown = next
        if countdown.text != next.text { countdown.text = next.text }
        accessibilityLabel = [label, next.words].joined(separator: ", ")
        accessibilityValue = next.isUrgent ? "urgent" : nil
    }

    /// Returns the height that a race needs in a width, in points: with the longest countdown that it may come to have.
    func height(for race: Race, width: CGFloat) -> CGFloat {
        show(race, at: Moment(seconds: race.start + 60 + 22))
        turnAxis()
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height
    }

    private func turnAxis() {
        let axis: NSLayoutConstraint.Axis =
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        if row.axis != axis { row.axis = axis }
        countdown.textAlignment = axis == .horizontal ? .right : .natural
    }
}

/// A row that stands for a race that is being loaded.
final class PlaceholderCell: SceneCell {
    /// Under which the table keeps cells for reuse.
    static let reuseIdentifier = "placeholder"

    /// Makes a cell; the table does.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Loading"
        accessibilityIdentifier = "placeholder"
        accessibilityTraits = .notEnabled
    }
}
