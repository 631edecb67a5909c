package import Rehearsal

/// The one view that covers an app while something loads: over its bars, and with nothing else to be read.
///
/// Whoever loads asks for it and later lets it go; it is there as long as somebody asks, and never twice. A field that
/// has the keyboard keeps it: the overlay is the only element of what it covers, instead of being modal, for a modal
/// view would have to take the focus. The container owns it, and the presenters share it.
///
/// ```swift
/// overlay.show(for: self)
/// overlay.hide(for: self)
/// ```
package final class LoadingOverlay {
    /// What is covered; weak, the app's root owns it.
    private weak var host: UIView?
    /// The view while it is shown; strong, it is a subview of the host then.
    private var view: LoadingView?
    /// Who asks for it, each once.
    private var holders: [ObjectIdentifier] = []

    /// Makes an overlay that covers nothing yet.
    package init() {}

    /// Whether it is shown.
    package var isShown: Bool { view != nil }

    /// Says what it covers: a plain view around all there is, such as that of the window's root.
    package func cover(_ host: UIView) {
        remove()
        self.host = host
        update()
    }

    /// Shows it, until whoever asks lets it go.
    ///
    /// - Parameter holder: who asks; asking twice is as good as once.
    package func show(for holder: AnyObject) {
        let holder = ObjectIdentifier(holder)
        if !holders.contains(holder) { holders.append(holder) }
        update()
    }

    /// Lets it go; it is hidden once it is no longer asked for.
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

/// A wheel on a ground that lets nothing through.
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
