import Foundation
import StageRuntime

extension UIViewController {
    func releaseView() {
        viewIfLoaded?.controller = nil
        withExtendedLifetime(viewIfLoaded) { viewIfLoaded = nil }
    }

    @discardableResult
    func setView(_ view: UIView) -> UIView {
        viewIfLoaded?.controller = nil
        view.controller = self
        passSafeArea(to: view)
        view.setRootMargins()
        view.observesWindow = true
        view.needsConstraintUpdate = true
        withExtendedLifetime(viewIfLoaded) { viewIfLoaded = view }
        return view
    }

    /// The frame of a controller's view before it is laid out: the screen's, or zero if no stage runs.
    static var initialViewFrame: CGRect { Stage.running == nil ? .zero : UIScreen.main.bounds }

    /// Returns the view as one of a class; raises UIKit's exception if `loadView` has loaded another view.
    func loadedView<View: UIView>(of controller: String) -> View? {
        if let view = view as? View { return view }
        raise("-[\(controller) loadView] loaded a view that is no \(View.self); let `loadView` set one")
        return nil
    }

    /// Makes the view of a controller that does not make its own: as large as the screen.
    static func makeDefaultView() -> UIView {
        let view = UIView(frame: initialViewFrame)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Called before the view, alone or in a superview, enters a window or leaves it.
    ///
    /// An embedded child appears and disappears with its view: `addChild` and `removeFromParent` change only the tree.
    /// Containers and windows notify their own controllers.
    func viewWillMove(to window: UIWindow?) {
        if window != nil {
            if isEmbedded(in: window) { beginTransition(appearing: true, animated: false) }
        } else if isShowing, viewDecidesAppearance {
            disappearsWithView = true
            beginTransition(appearing: false, animated: false)
        }
    }

    /// Called when the view has entered a window or left it.
    func viewDidMove(to window: UIWindow?) {
        if window == nil {
            if disappearsWithView { endTransition() }
            disappearsWithView = false
        } else if viewDecidesAppearance, appearance == .appearing, parent?.appearance == .appeared {
            endLater()
        }
    }

    /// Makes a child appear whose view was added to the container's view before the child was added.
    func appearIfEmbedded() {
        guard let window = viewIfLoaded?.window, !isShowing, isEmbedded(in: window) else { return }
        beginTransition(appearing: true, animated: false)
        if parent?.appearance == .appeared { endLater() }
    }

    /// Leaves the container to be added elsewhere; the view goes first, so that the controller disappears.
    func leaveParent() {
        guard parent != nil else { return }
        viewIfLoaded?.removeFromSuperview()
        detachByHand()
    }

    /// Whether the controller appears and disappears with its view, since no container or window notifies it.
    private var viewDecidesAppearance: Bool {
        guard let parent else { return rootWindow == nil && ownPresenting == nil }
        return !parent.isSwapping && parent.shouldAutomaticallyForwardAppearanceMethods
    }

    private func isEmbedded(in window: UIWindow?) -> Bool {
        guard let parent else { return false }
        return viewDecidesAppearance && parent.isShowing && parent.viewIfLoaded?.window === window
    }

    /// Ends the appearance after the running calls have returned, as UIKit does once the views are laid out.
    private func endLater() {
        UIApplication.afterReturning("appearance") { [weak self] in
            if let self, appearance == .appearing { endTransition() }
        }
    }
}
