import Foundation
import StageRuntime

extension UIViewController {
    /// Releases the view.
    func dropView() {
        viewIfLoaded?.controller = nil
        viewIfLoaded = nil
    }

    /// Makes a view the controller's view.
    @discardableResult
    func adopt(_ view: UIView) -> UIView {
        viewIfLoaded?.controller = nil
        view.controller = self
        if options.safeAreaInsets != .zero { view.noteAddedSafeArea() }
        view.takeRootMargins()
        view.hearsOfWindow = true
        view.needsConstraintUpdate = true
        viewIfLoaded = view
        return view
    }

    /// Makes the view of a controller that does not make its own: as large as the screen.
    static func makeDefaultView() -> UIView {
        let view = UIView(frame: Stage.running == nil ? .zero : UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Called before the view, or one around it, gets into a window or out of it.
    ///
    /// A child that the app embeds by hand appears and disappears with its view, whatever is called on the controller:
    /// `addChild` and `removeFromParent` change the tree only. Containers and windows notify their own controllers.
    func viewWillMove(to window: UIWindow?) {
        if window != nil {
            if isEmbedded(in: window) { begin(appearing: true, animated: false) }
        } else if isShowing, isToldByView {
            goesWithView = true
            begin(appearing: false, animated: false)
        }
    }

    /// Called after the view has got into a window or out of it.
    func viewDidMove(to window: UIWindow?) {
        if window == nil {
            if goesWithView { end() }
            goesWithView = false
        } else if isToldByView, appearance == .appearing, parent?.appearance == .appeared {
            endLater()
        }
    }

    /// Lets a child appear if its view was added to the container's before the child itself.
    func appearIfEmbedded() {
        guard let window = viewIfLoaded?.window, !isShowing, isEmbedded(in: window) else { return }
        begin(appearing: true, animated: false)
        if parent?.appearance == .appeared { endLater() }
    }

    /// Leaves the container for another place; the view is removed first, so that the controller disappears.
    func leaveParent() {
        guard parent != nil else { return }
        viewIfLoaded?.removeFromSuperview()
        detachByHand()
    }

    /// Whether the view alone decides whether the controller is on screen: no container is changing its children.
    private var isToldByView: Bool {
        guard let parent else { return rootWindow == nil && ownPresenting == nil }
        return !parent.isSwapping && parent.shouldAutomaticallyForwardAppearanceMethods
    }

    private func isEmbedded(in window: UIWindow?) -> Bool {
        guard let parent else { return false }
        return isToldByView && parent.isShowing && parent.viewIfLoaded?.window === window
    }

    /// Ends an appearance after the calls under way have returned, as UIKit does once the views are laid out.
    private func endLater() {
        UIApplication.afterReturning("appearance") { [weak self] in
            if let self, appearance == .appearing { end() }
        }
    }
}
