import RacesWorkers
import Rehearsal

/// A row with a race: its meeting and number, its flag and name, and its countdown.
final class RaceCell: SceneCell {
    static let reuseIdentifier = "race"
    /// The margins around the texts, in points.
    private static let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

    /// The meeting and the number; strong, it is in the row.
    private let meeting = UILabel(style: .headline)
    /// The flag and the name; strong, it is in the row.
    private let name = UILabel(style: .subheadline)
    /// The countdown; strong, it is in the row.
    private let countdown = UILabel(style: .body)
    /// Arranges the texts; strong, it is a subview of the content view.
    private let row: UIStackView

    private var race: Race?
    /// The accessibility label without the countdown.
    private var label = ""
    private var shown: Countdown?

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

    /// Arranges the texts in a column if they are large.
    override func layoutSubviews() {
        turnAxis()
        super.layoutSubviews()
    }

    /// Shows a race with its countdown at a time.
    func show(_ race: Race, at now: Moment) {
        self.race = race
        shown = nil
        label = RaceTexts.label(of: race)
        meeting.text = "\(race.meeting) R\(race.number)"
        name.text = [race.country.flag, race.name].compactMap(\.self).joined(separator: " ")
        showCountdown(at: now)
    }

    /// Shows the countdown at a time.
    func showCountdown(at now: Moment) {
        guard let race else { return }
        let next = Countdown(to: race, at: now)
        guard next != shown else { return }
        shown = next
        if countdown.text != next.text { countdown.text = next.text }
        accessibilityLabel = [label, next.words].joined(separator: ", ")
        accessibilityValue = next.isUrgent ? "urgent" : nil
    }

    /// Returns the height of a race's row for a width, in points, with the longest possible countdown.
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

/// A placeholder row for a race that is being loaded.
final class PlaceholderCell: SceneCell {
    static let reuseIdentifier = "placeholder"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Loading"
        accessibilityIdentifier = "placeholder"
        accessibilityTraits = .notEnabled
    }
}
