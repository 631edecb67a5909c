public import Foundation

/// The background of a button or a cell: its colour, border and corners.
public nonisolated struct UIBackgroundConfiguration: Hashable {
    /// The kind of view with the background, which determines its colour for a state.
    private enum Kind {
        case plain, listCell, groupedCell, sidebarCell
    }

    private var kind = Kind.plain
    /// Whether the app has set the colour, so that a state does not change it.
    private var hasOwnColor = false
    /// The colour; if not set, the tint of a cell, or that of a button's style.
    public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
    /// Changes the colour, which is ``backgroundColor``, or the tint if that is not set.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distance of the background from a cell's edges, in points; outside if negative, ignored by a button.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the border; the tint if not set.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0

    private init(_ kind: Kind, _ color: UIColor? = nil) {
        self.kind = kind
        backgroundColor = color
    }

    init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

    /// Makes a background that paints nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(.plain)
        background.backgroundColor = .clear
        return background
    }
    /// Makes the background of a cell in a list; that of a plain list.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Makes the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.listCell, .systemBackground) }
    /// Makes the background of a cell in a list with groups.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        Self(.groupedCell, .secondarySystemGroupedBackground)
    }
    /// Makes the background of a cell in a side bar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var background = Self(.sidebarCell, .clear)
        background.cornerRadius = 8
        return background
    }
    /// Makes the background of a header in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plain, .secondarySystemBackground) }
    /// Makes the background of a header in a list with groups, which paints nothing.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.plain, .clear) }

    /// Returns the background for a state: a selected or highlighted cell is grey, unless the app has set a colour.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard !hasOwnColor, kind != .plain, let cell = state as? UICellConfigurationState else { return self }
        var background = self
        let isMarked = cell.isSelected || cell.isHighlighted
        background.backgroundColor =
            switch kind {
            case _ where isMarked: .systemGray4
            case .listCell: .systemBackground
            case .groupedCell: .secondarySystemGroupedBackground
            case .plain, .sidebarCell: .clear
            }
        background.hasOwnColor = false
        return background
    }

    /// Returns the colour that is painted in a view with a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }
}

extension UIBackgroundConfiguration {
    func draw(with painter: inout ScreenPainter, in rect: CGRect, tint: UIColor) {
        let insets = backgroundInsets
        let inner = CGRect(
            x: rect.minX + insets.leading, y: rect.minY + insets.top,
            width: max(rect.width - insets.leading - insets.trailing, 0),
            height: max(rect.height - insets.top - insets.bottom, 0))
        painter.canvas.rectangle(
            inner, radius: cornerRadius, fill: painter.palette.paint(resolvedBackgroundColor(for: tint)))
        guard strokeWidth > 0 else { return }
        painter.canvas.outline(
            inner, radius: cornerRadius, width: strokeWidth, stroke: painter.palette.paint(strokeColor ?? tint))
    }
}
