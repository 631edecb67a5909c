public import Foundation

/// What the user pulls a scroll view for: it turns until the app says that the refresh is over.
///
/// A scroll view has it as its `refreshControl`. A pull begins the refresh and sends `valueChanged`; a refresh that the
/// app begins sends nothing.
open class UIRefreshControl: UIControl {
    /// Whether a refresh is under way.
    open private(set) var isRefreshing = false
    /// What turns meanwhile; strong, a subview.
    private let wheel = UIActivityIndicatorView(style: .medium)

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a control that stands still.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
        addSubview(wheel)
    }

    /// Begins a refresh, as a pull does, without sending an event.
    open func beginRefreshing() { setRefreshing(true) }

    /// Ends the refresh.
    open func endRefreshing() { setRefreshing(false) }

    /// The user's pull: a refresh begins and is told, unless one is under way.
    func pull() {
        guard !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Draws the wheel at the top of what is refreshed.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        guard isRefreshing else { return }
        wheel.draw(with: &painter, in: CGRect(x: rect.midX - 10, y: rect.minY + 12, width: 20, height: 20))
    }

    private func setRefreshing(_ isUnderWay: Bool) {
        guard isUnderWay != isRefreshing else { return }
        isRefreshing = isUnderWay
        if isUnderWay { wheel.startAnimating() } else { wheel.stopAnimating() }
    }
}
