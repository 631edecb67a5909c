public import Foundation
import StageRuntime

/// Opens a menu for a long press on a view.
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Gives the menu, and is notified of it; weak, as in UIKit.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that has it; weak, the view owns it.
    open private(set) weak var view: UIView?
    /// The last position of the finger, in the coordinates of the view.
    private var place = CGPoint.zero

    /// Makes an interaction; add it to a view, which owns it from then on.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    /// Makes the interaction of a list or a button, which has no delegate of its own.
    override init() {}
    /// Returns the last position of the finger, in the coordinates of a view, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }
    /// Closes the menu if it is open; nothing in it is chosen.
    open func dismissMenu() { openMenu?.close() }

    /// Replaces the menu or submenu that is shown, if one is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let openMenu, let shown = openMenu.shown else { return }
        openMenu.show(block(shown))
    }

    /// Closes the menu if the interaction leaves its view.
    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }

    private var openMenu: ContextMenuView? {
        guard let menu = view?.window?.contextMenu, menu.interaction === self else { return nil }
        return menu
    }

    // MARK: The delegate, which lists and buttons replace

    /// Returns the menu for a finger at a point of the view; `nil` for none.
    func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }

    func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }

    func willPerformPreviewAction(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

/// An object that gives a view's context menu, and is notified of it; all but the first method have a default.
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for a press at a point of the interaction's view; `nil` for none.
    ///
    /// Also called to find out whether a press would open a menu, for the console's `elements` and for `explore`.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called when the menu opens, after its preview and its actions were made.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the menu closes, after the handler of the chosen action.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the user taps the preview, before the menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}

struct ContextMenuOffer {
    /// The owner of the menu; strong, for the time of the press.
    let interaction: UIContextMenuInteraction
    let configuration: UIContextMenuConfiguration

    /// Makes the preview and the menu, and opens it over the window of the pressed view, unless both are empty.
    func open(over pressed: UIView) {
        guard let window = interaction.view?.window, window.contextMenu == nil else { return }
        let preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        guard preview != nil || menu?.items.isEmpty == false, pressed.window === window else { return }
        let animator = ContextMenuAnimator(preview)
        interaction.willDisplay(configuration, animator)
        let anchor = pressed.convert(pressed.bounds, to: window)
        window.addSubview(ContextMenuView(menu, of: self, preview, above: anchor))
        window.setNeedsLayout()
        Stage.current.trace.record("open menu", .navigation)
        animator.run()
    }
}

extension UIContextMenuInteraction {
    /// Returns what a press at a point of the view opens, and stores the point.
    fileprivate func offer(at point: CGPoint) -> ContextMenuOffer? {
        place = point
        return configuration(at: point).map { ContextMenuOffer(interaction: self, configuration: $0) }
    }
}

extension UIView {
    /// Returns what a press at a point of this view opens, without asking the views above.
    func contextMenuOffer(at point: CGPoint) -> ContextMenuOffer? { menuInteraction?.offer(at: point) }
}
