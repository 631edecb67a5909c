package import Rehearsal

/// The one view that covers an app while data are loaded: it covers the bars too, and is the only accessible element.
///
/// A presenter shows it during a load and then hides it; it stays while at least one presenter needs it. It is not
/// modal, so that a text field keeps the focus. The container owns the overlay, and the presenters share it.
///
/// ```swift
/// overlay.show(for: self)
/// overlay.hide(for: self)
/// ```
package final class LoadingOverlay {
    /// The covered view; weak, the app's root owns it.
    private weak var host: UIView?
    /// The overlay's view while it is shown; strong, it is a subview of the host.
    private var view: LoadingView?
    /// The objects that need the overlay, each once.
    private var holders: [ObjectIdentifier] = []

    /// Makes an overlay that covers nothing yet.
    package init() {}

    /// Whether it is shown.
    package var isShown: Bool { view != nil }

    /// Sets the view to cover: one that contains the whole app, such as the view of the window's root.
    package func cover(_ host: UIView) {
        remove()
        self.host = host
        update()
    }

    /// Shows the overlay until the holder hides it.
    ///
    /// - Parameter holder: the object that needs the overlay; repeated calls count once.
    package func show(for holder: AnyObject) {
        let holder = ObjectIdentifier(holder)
        if !holders.contains(holder) { holders.append(holder) }
        update()
    }

    /// Ends the need of a holder; the overlay is hidden when no holder is left.
    package func hide(for holder: AnyObject) {
        let holder = ObjectIdentifier(holder)
        holders.removeAll { $0 == holder }
        update()
    }

    private func update() {
        guard let host, !holders.isEmpty else { return remove() }
        guard view == nil else { return }
        let view = LoadingView(frame: host.bounds)
        host.addSubview(view)
        host.accessibilityElements = [view]
        self.view = view
    }

    private func remove() {
        guard let view else { return }
        host?.accessibilityElements = nil
        view.removeFromSuperview()
        self.view = nil
    }
}

/// A spinner on a background that blocks touches.
final class LoadingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.accessibilityIdentifier = "loading"
        wheel.startAnimating()
        wheel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(wheel)
        NSLayoutConstraint.activate([
            wheel.centerXAnchor.constraint(equalTo: centerXAnchor),
            wheel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }
}
