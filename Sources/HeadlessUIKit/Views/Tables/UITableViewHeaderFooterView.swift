public import Foundation

/// The view above or below the rows of a section, with a title or other content of the app.
open class UITableViewHeaderFooterView: UIView {
    /// The identifier under which the view is reused.
    public internal(set) var reuseIdentifier: String?
    /// The view of the content; strong, the view owns it.
    public private(set) var contentView = UIView()
    /// What the content view shows instead of the title; `nil` for the title or views of the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { withExtendedLifetime(oldValue) { showContentConfiguration() } }
    }
    /// The title; made when first asked for, `nil` while there is a content configuration.
    public var textLabel: UILabel? { contentConfiguration == nil ? titleLabel ?? makeTitle() : nil }
    /// The title, once made; strong, a subview of the content.
    private var titleLabel: SectionTitleLabel?
    /// The kind of header or footer that the view is; set by its table.
    var place = Place.plainHeader { didSet { titleLabel?.configure(for: place) } }

    enum Place {
        /// Above the rows of a plain table.
        case plainHeader
        /// Above the rows of a group.
        case groupHeader
        /// Below the rows.
        case footer
    }

    /// Makes a view with a subclass's override of ``init(reuseIdentifier:)``, as a table does with a registered class.
    public required convenience init() { self.init(reuseIdentifier: nil) }
    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a header or footer; the initialiser that a subclass overrides.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        passesSizeUp = false
        addSubview(contentView)
    }

    /// Returns the default configuration for this kind of header or footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch place {
        case .plainHeader: .plainHeader()
        case .groupHeader: .groupedHeader()
        case .footer: .groupedFooter()
        }
    }

    /// Passes the configuration to the content view, or to a new one if that view does not support it.
    private func showContentConfiguration() {
        invalidateScreen()
        if let contentConfiguration, let view = contentView as? any UIView & UIContentView,
            view.supports(contentConfiguration)
        {
            view.configuration = contentConfiguration
        } else if contentConfiguration != nil || contentView is any UIContentView {
            contentView.removeFromSuperview()
            contentView = contentConfiguration?.makeContentView() ?? UIView()
            titleLabel = nil
            insertSubview(contentView, at: 0)
        }
        setNeedsLayout()
    }

    /// Called before the view shows another section; an override resets what the last section has changed.
    open func prepareForReuse() {}

    /// Lays the content view over the whole view, and places the title in it.
    open override func layoutSubviews() {
        contentView.place(bounds.inset(by: safeAreaSides))
        if let titleLabel, titleLabel.superview === contentView, titleLabel.translatesAutoresizingMaskIntoConstraints {
            let room = contentView.bounds.insetBy(dx: min(Self.margin, contentView.bounds.width / 2), dy: 0)
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

    /// Returns the size that the constraints in the content view need, or else that of the title.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contentView.constraintsInTree || contentConfiguration != nil else {
            return CGSize(width: targetSize.width, height: height(atWidth: targetSize.width))
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// The distance of a title from both sides, in points.
    private static let margin: CGFloat = 16

    /// Returns the height that the title needs with its margins, in points; at least 28, above a group at least 38.
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
        label.configure(for: place)
        titleLabel = label
        contentView.addSubview(label)
        return label
    }

    override func makeViewCopy() -> ViewCopy {
        let copy = UITableViewHeaderFooterView(reuseIdentifier: nil)
        copy.place = place
        var viewCopy = ViewCopy(copy, of: subviews.filter { $0 !== contentView })
        if contentConfiguration != nil {
            let below = contentView.makeViewCopy()
            copy.contentView.removeFromSuperview()
            copy.contentView = below.view
            copy.addSubview(below.view)
            viewCopy.parts = [(contentView, below)]
            return viewCopy
        }
        let others = contentView.subviews.filter { $0 !== titleLabel }
        viewCopy.parts = [(contentView, ViewCopy(copy.contentView, of: others))]
        if let titleLabel, titleLabel.superview === contentView, let label = copy.textLabel {
            label.text = titleLabel.text
            label.font = titleLabel.font
            label.numberOfLines = titleLabel.numberOfLines
            viewCopy.parts.append((titleLabel, ViewCopy(label, of: titleLabel.subviews)))
        }
        return viewCopy
    }

    /// Draws a background for a plain header, which may cover rows.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        if place == .plainHeader, backgroundColor == nil {
            painter.canvas.rectangle(rect, fill: painter.palette.paint(.secondarySystemBackground))
        }
        super.draw(with: &painter, in: rect)
    }
}

/// A label of UIKit's own, in headers, cells and empty screens; in UIKit's colour unless the app sets another.
class DefaultColorLabel: UILabel {
    /// The app's colour; `nil` for UIKit's, whose contrast is not the app's responsibility.
    override var declaredTextColor: UIColor? { textColor == .secondaryLabel ? nil : super.declaredTextColor }
}

/// The title of a section, in the system's font and colour for its kind.
private final class SectionTitleLabel: DefaultColorLabel {
    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        numberOfLines = 0
    }

    func configure(for place: UITableViewHeaderFooterView.Place) {
        font = .preferredFont(forTextStyle: place == .plainHeader ? .headline : .footnote)
        textColor = place == .plainHeader ? .label : .secondaryLabel
        accessibilityTraits = place == .footer ? .staticText : [.header, .staticText]
    }
}
