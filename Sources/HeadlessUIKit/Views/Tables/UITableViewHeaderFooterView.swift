public import Foundation

/// What stands above or below the rows of a section: its title, or what the app puts into it.
open class UITableViewHeaderFooterView: UIView {
    /// The identifier under which the view is reused.
    public internal(set) var reuseIdentifier: String?
    /// What holds the view's content; strong, the view owns it.
    public let contentView = UIView()
    /// The title; made when first asked for.
    public var textLabel: UILabel? { titleLabel ?? makeTitle() }
    /// The title that was asked for; strong, a subview of the content.
    private var titleLabel: SectionTitleLabel?
    /// Where the view stands, which its table knows.
    var place = Place.plainHeader { didSet { titleLabel?.dress(for: place) } }

    /// Where a header or footer stands.
    enum Place {
        /// Above the rows of a plain table.
        case plainHeader
        /// Above the rows of a group.
        case groupHeader
        /// Below the rows.
        case footer
    }

    /// Makes a view as a table does of a registered class: by its override of the other one.
    public required convenience init() { self.init(reuseIdentifier: nil) }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a header or footer; what a subclass overrides.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        passesSizeUp = false
        addSubview(contentView)
    }

    /// Tells that the view is about to show another section; a subclass clears what the last one left.
    open func prepareForReuse() {}

    /// Gives all room to the content view, and places the title in it.
    open override func layoutSubviews() {
        contentView.place(bounds)
        if let titleLabel, titleLabel.superview === contentView, titleLabel.translatesAutoresizingMaskIntoConstraints {
            let room = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
            let height = titleLabel.sizeThatFits(CGSize(width: room.width, height: .infinity)).height
            let top =
                switch place {
                case .plainHeader: (room.height - height) / 2
                case .groupHeader: room.height - height - 6
                case .footer: min(8, room.height - height)
                }
            titleLabel.place(CGRect(x: room.minX, y: top, width: room.width, height: height))
        }
        placeConstrainedSubviews()
    }

    /// Returns the size that the constraints in the content view ask for, else the room of the title.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contentView.constraintsInTree else {
            return CGSize(width: targetSize.width, height: height(atWidth: targetSize.width))
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// How far a title is from either side, in points.
    private static let margin: CGFloat = 16

    /// The height that the title needs, in points, with the room around it; 28 at least, and 38 above a group.
    private func height(atWidth width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(width - 2 * Self.margin, 1), height: .infinity)
        let text = titleLabel?.sizeThatFits(room).height ?? 0
        return switch place {
        case .plainHeader: max(text + 12, 28)
        case .groupHeader: max(text + 22, 38)
        case .footer: max(text + 16, 28)
        }
    }

    private func makeTitle() -> UILabel {
        let label = SectionTitleLabel()
        label.dress(for: place)
        titleLabel = label
        contentView.addSubview(label)
        return label
    }

    override func makeLayoutTwin() -> LayoutTwin {
        let copy = UITableViewHeaderFooterView(reuseIdentifier: nil)
        copy.place = place
        var twin = LayoutTwin(copy, of: subviews.filter { $0 !== contentView })
        let others = contentView.subviews.filter { $0 !== titleLabel }
        twin.parts = [(contentView, LayoutTwin(copy.contentView, of: others))]
        if let titleLabel, titleLabel.superview === contentView, let label = copy.textLabel {
            label.text = titleLabel.text
            label.font = titleLabel.font
            label.numberOfLines = titleLabel.numberOfLines
            twin.parts.append((titleLabel, LayoutTwin(label, of: titleLabel.subviews)))
        }
        return twin
    }

    /// Fills a header that rows pass below; others stand on what the table is filled with.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        if place == .plainHeader, backgroundColor == nil {
            painter.canvas.rectangle(painter.reaching(rect), fill: painter.palette.paint(.secondarySystemBackground))
        }
        super.draw(with: &painter, in: rect)
    }
}

/// The title of a section, in the system's font and colour for where it stands.
private final class SectionTitleLabel: UILabel {
    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        numberOfLines = 0
    }

    /// Takes the looks and traits of a place.
    func dress(for place: UITableViewHeaderFooterView.Place) {
        font = .preferredFont(forTextStyle: place == .plainHeader ? .headline : .footnote)
        textColor = place == .plainHeader ? .label : .secondaryLabel
        accessibilityTraits = place == .footer ? .staticText : [.header, .staticText]
    }

    /// The app's colour; none for the system's, whose contrast is the system's.
    override var declaredTextColor: UIColor? { textColor == .secondaryLabel ? nil : super.declaredTextColor }
}
