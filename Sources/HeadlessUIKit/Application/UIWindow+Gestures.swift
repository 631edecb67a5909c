import Basics

extension UIWindow {
    /// The root and the presented controllers, lowest first.
    package var presentationChain: [UIViewController] {
        rootViewController.map { [$0] + $0.presentedChain } ?? []
    }

    /// Every controller in the tree, parents first: the root with its children, then the presented ones with theirs.
    package var allControllers: [UIViewController] {
        var controllers: [UIViewController] = []
        for controller in presentationChain { controller.addWithDescendants(to: &controllers) }
        return controllers
    }

    /// The topmost controller that fills the screen, which decides about the orientation.
    var orientationController: UIViewController? {
        var top = rootViewController
        var next = top?.ownPresented
        while let controller = next {
            if controller.coversScreen { top = controller }
            next = controller.ownPresented
        }
        return top
    }

    /// Presses the navigation bar's Back button.
    ///
    /// - Throws: `GestureRefusal` if there is none on screen.
    package func goBack() throws(GestureRefusal) {
        try navigationController(whose: \.reasonNotToGoBack).goBack()
    }

    /// Swipes from the edge, which pops as Back does; a cancelled swipe begins the pop and undoes it.
    ///
    /// - Throws: `GestureRefusal` if no Back button is on screen, since UIKit then has no edge gesture unless the app
    ///   has replaced its delegate; or if the app has disabled the gesture.
    package func swipeBack(cancelled: Bool = false) throws(GestureRefusal) {
        try navigationController(whose: \.reasonNotToSwipeBack).swipeBack(cancelled: cancelled)
    }

    /// Swipes over the screen; the innermost page view controller with a page in that direction turns to it.
    ///
    /// - Throws: `GestureRefusal` if there is no such controller, or no page.
    package func swipe(_ direction: SwipeDirection) throws(GestureRefusal) {
        if isMenuOpen { throw .menuOpen }
        let top = topmostController
        let pageControllers = (top?.controllersOnScreen(UIPageViewController.self) ?? []).filter {
            $0.navigationOrientation == .horizontal
        }
        guard !pageControllers.isEmpty else { throw .noPages(screen: top?.topScreenName) }
        for controller in pageControllers.reversed() where controller.turn(direction == .left ? .forward : .reverse) {
            return
        }
        throw .noPage(direction)
    }

    /// Whether a pull down has an effect now: a menu is open, a sheet or popover is on top, or the keyboard is up.
    package var canBePulledDown: Bool {
        if isMenuOpen { return true }
        guard let top = topmostController, !top.isAlert else { return false }
        return top.isDismissedByUser || top.takesTapBeside || isKeyboardUp
    }

    /// Closes an open menu, pulls down the top sheet, taps beside what is presented, or lowers the keyboard.
    ///
    /// A tap beside an action sheet presses its Cancel.
    ///
    /// - Throws: `GestureRefusal` if the top is an alert, fills the screen or forbids it, or if there is neither a
    ///   sheet nor a keyboard; not if the delegate refuses and presents something instead, such as a question.
    package func pullDown() throws(GestureRefusal) {
        if let contextMenu { return contextMenu.close() }
        guard let top = topmostController else { throw .nothingPresented }
        if top.isAlert {
            if (top as? UIAlertController)?.tapOutside() == true { return }
            throw .alert(top.alertText)
        }
        if let backdrop = top.customPresentation?.backdrop {
            _ = backdrop.recognizeTap()
            return
        }
        guard top.isDismissedByUser else {
            if isKeyboardUp, firstResponder?.resignFirstResponder() == true { return }
            throw top.ownPresenting == nil
                ? .nothingPresented : .fullScreen(top.topScreenName)
        }
        let presentation = top.ownPresentationController
        let delegate = presentation?.delegate
        if let presentation, let delegate,
            top.forbidsPullingDown || !delegate.presentationControllerShouldDismiss(presentation)
        {
            delegate.presentationControllerDidAttemptToDismiss(presentation)
            if topmostController !== top { return }
            throw .modal(top.topScreenName)
        }
        if top.forbidsPullingDown { throw .modal(top.topScreenName) }
        if let presentation { delegate?.presentationControllerWillDismiss(presentation) }
        top.ownPresenting?.dismissPresented(animated: true, completion: nil)
        if let presentation { delegate?.presentationControllerDidDismiss(presentation) }
    }

    /// Returns the innermost navigation controller on screen in which the user can go back.
    ///
    /// - Parameter reason: why the user cannot; `nil` if the user can.
    private func navigationController(
        whose reason: KeyPath<UINavigationController, GestureRefusal?>
    ) throws(GestureRefusal) -> UINavigationController {
        if isMenuOpen { throw .menuOpen }
        let candidates = topmostController?.controllersOnScreen(UINavigationController.self) ?? []
        if let able = candidates.last(where: { $0[keyPath: reason] == nil }) { return able }
        throw candidates.last?[keyPath: reason] ?? .noNavigationController(screen: topmostController?.topScreenName)
    }
}

/// Why a gesture on the whole screen has no effect.
package enum GestureRefusal: Error, Equatable, Sendable {
    /// The screen of that name has no navigation controller; `nil` if there is no screen.
    case noNavigationController(screen: String?)
    /// The screen is the bottom of its navigation controller's stack.
    case firstScreen
    /// The navigation bar is hidden, which disables the edge gesture too.
    case navigationBarHidden
    /// The screen hides Back or shows its own buttons instead.
    case backHidden
    /// The app has disabled the edge gesture, or its delegate does not let it begin.
    case edgeGestureOff
    /// Nothing on the screen of that name turns pages sideways; `nil` if there is no screen.
    case noPages(screen: String?)
    /// There is no page in the direction of the swipe.
    case noPage(SwipeDirection)
    /// Nothing is presented that could be pulled down.
    case nothingPresented
    /// The presented controller fills the screen.
    case fullScreen(String)
    /// An alert is up, which only its buttons close.
    case alert(String)
    /// A context menu is open.
    case menuOpen
    /// The sheet forbids being pulled down.
    case modal(String)
    /// The screen does not support the orientation; the device stays as it is.
    case orientation(UIInterfaceOrientation, screen: String)
    /// The device already has the orientation.
    case sameOrientation(UIInterfaceOrientation)

    /// The reason, and what to do instead.
    package var message: String {
        switch self {
        case .noNavigationController(let screen):
            "there is no navigation bar on \(screen ?? "this screen"), and so no Back"
        case .firstScreen: "there is no Back: this screen is the first of its navigation controller"
        case .navigationBarHidden: "there is no Back: the navigation bar is hidden"
        case .backHidden: "there is no Back: the screen hides it; look for the screen's own button"
        case .edgeGestureOff:
            "the edge gesture is off: the app has disabled interactivePopGestureRecognizer, or its delegate refuses; "
                + "use `back`"
        case .noPages(let screen):
            "nothing on \(screen ?? "this screen") turns pages; for a row's actions, name the row: "
                + "`swipe row \"LABEL\" left`"
        case .noPage(let direction): "there is no page \(direction == .left ? "after" : "before") this one"
        case .nothingPresented: "there is no sheet to pull down and no keyboard to lower"
        case .fullScreen(let name): "\(name) fills the screen and cannot be pulled down; look for its own button"
        case .alert(let title): "the alert \(title.quoted) cannot be pulled down; tap one of its buttons"
        case .menuOpen: "a menu is open: tap one of its items, or close it with `dismiss`"
        case .modal(let name): "\(name) does not let itself be pulled down; look for its own button"
        case .orientation(let orientation, let screen):
            "\(screen) does not turn to \(orientation.text); the device stays as it is"
        case .sameOrientation(let orientation): "the device is in \(orientation.text) already"
        }
    }
}
