public import Foundation

/// A control that begins a refresh when the user pulls a scroll view, and spins until the app ends the refresh.
///
/// The `refreshControl` of a scroll view. A pull sends `valueChanged`; a refresh begun by the app sends nothing.
open class UIRefreshControl: UIControl {
    /// Whether a refresh is under way.
    open private(set) var isRefreshing = false
    /// The text below the spinner.
    open var attributedTitle: NSAttributedString? { didSet { invalidateScreen() } }
    /// The spinner; strong, a subview.
    private let wheel = UIActivityIndicatorView(style: .medium)

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a control without a refresh under way.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
        addSubview(wheel)
    }

    /// Begins a refresh without sending an event.
    open func beginRefreshing() { setRefreshing(true) }
    /// Ends the refresh.
    open func endRefreshing() { setRefreshing(false) }

    /// Begins a refresh for the user and sends `valueChanged`, unless one is under way.
    func pull() {
        guard !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        guard isRefreshing else { return }
        wheel.draw(with: &painter, in: CGRect(x: rect.midX - 10, y: rect.minY + 12, width: 20, height: 20))
        guard let attributedTitle else { return }
        painter.paintText(
            attributedTitle.string, font: .preferredFont(forTextStyle: .footnote),
            in: CGRect(x: rect.minX, y: rect.minY + 34, width: rect.width, height: 18), of: self, alignment: .center,
            fill: painter.palette.faint, style: StyledText(attributedTitle))
    }

    private func setRefreshing(_ isUnderWay: Bool) {
        guard isUnderWay != isRefreshing else { return }
        isRefreshing = isUnderWay
        if isUnderWay { wheel.startAnimating() } else { wheel.stopAnimating() }
    }
}
