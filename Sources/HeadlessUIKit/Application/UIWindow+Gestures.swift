import Basics

extension UIWindow {
    /// The root and what is presented, lowest first.
    package var presentationChain: [UIViewController] {
        var chain: [UIViewController] = []
        var next = rootViewController
        while let controller = next {
            chain.append(controller)
            next = controller.ownPresented
        }
        return chain
    }

    /// Every controller in the tree: the root with its children, then what is presented, parents first.
    package var allControllers: [UIViewController] {
        var controllers: [UIViewController] = []
        var next = rootViewController
        while let controller = next {
            controller.addWithDescendants(to: &controllers)
            next = controller.ownPresented
        }
        return controllers
    }

    /// The topmost controller that fills the screen: the one that is asked about orientation.
    var orientationController: UIViewController? {
        var asked = rootViewController
        var next = asked?.ownPresented
        while let controller = next {
            if controller.fillsScreen { asked = controller }
            next = controller.ownPresented
        }
        return asked
    }

    /// Presses the navigation bar's Back.
    ///
    /// - Throws: `GestureRefusal` if there is none on screen.
    package func goBack() throws(GestureRefusal) {
        try navigationControllerToGoBack().goBack()
    }

    /// Swipes from the edge: the same pop by the other road, or begun and let go.
    ///
    /// - Throws: `GestureRefusal` if there is no Back on screen: then UIKit has no edge gesture either.
    package func swipeBack(cancelled: Bool = false) throws(GestureRefusal) {
        try navigationControllerToGoBack().swipeBack(cancelled: cancelled)
    }

    /// Pulls down the top sheet, or lowers the keyboard where no sheet is presented.
    ///
    /// - Throws: `GestureRefusal` if the top is an alert, fills the screen or does not let itself be pulled down,
    ///   or where there is neither sheet nor keyboard.
    package func pullDown() throws(GestureRefusal) {
        guard let top = topmostController else { throw .nothingPresented }
        if top.isAlert { throw .alert(top.alertText) }
        guard top.ownPresenting != nil, !top.fillsScreen else {
            if isKeyboardUp, firstResponder?.resignFirstResponder() == true { return }
            throw top.ownPresenting == nil
                ? .nothingPresented : .fullScreen(top.screenInside?.displayName ?? top.displayName)
        }
        let presentation = top.ownPresentationController
        let delegate = presentation?.delegate
        if let presentation, let delegate,
            top.isHeldByModality || !delegate.presentationControllerShouldDismiss(presentation)
        {
            delegate.presentationControllerDidAttemptToDismiss(presentation)
            throw .modal(top.screenInside?.displayName ?? top.displayName)
        }
        if top.isHeldByModality { throw .modal(top.screenInside?.displayName ?? top.displayName) }
        if let presentation { delegate?.presentationControllerWillDismiss(presentation) }
        top.ownPresenting?.dismissPresented(animated: true, completion: nil)
        if let presentation { delegate?.presentationControllerDidDismiss(presentation) }
    }

    private func navigationControllerToGoBack() throws(GestureRefusal) -> UINavigationController {
        let candidates = (topmostController?.navigationControllersOnScreen ?? []).reversed()
        let top = topmostController
        let none = GestureRefusal.noNavigationController(screen: (top?.screenInside ?? top)?.displayName)
        guard let innermost = candidates.first else { throw none }
        if let able = candidates.first(where: { $0.reasonNotToGoBack == nil }) { return able }
        throw innermost.reasonNotToGoBack ?? none
    }
}

/// Why something that the user tries with the screen as a whole does not happen.
package enum GestureRefusal: Error, Equatable, Sendable {
    /// No navigation controller is on the screen of that name; nil if there is no screen.
    case noNavigationController(screen: String?)
    /// The screen is the bottom of its navigation controller's stack.
    case firstScreen
    /// The navigation bar is hidden, and the edge gesture with it.
    case navigationBarHidden
    /// The screen hides Back or has put something of its own in its place.
    case backHidden
    /// Nothing is presented that could be pulled down.
    case nothingPresented
    /// What is presented fills the screen.
    case fullScreen(String)
    /// An alert is up, which only its buttons close.
    case alert(String)
    /// The sheet does not let itself be pulled down.
    case modal(String)
    /// The screen does not have the orientation; the device stays as it is.
    case orientation(UIInterfaceOrientation, screen: String)
    /// The device already has the orientation.
    case sameOrientation(UIInterfaceOrientation)

    /// What hinders, and what to do instead.
    package var message: String {
        switch self {
        case .noNavigationController(let screen):
            "there is no navigation bar on \(screen ?? "this screen"), and so no Back"
        case .firstScreen: "there is no Back: this screen is the first of its navigation controller"
        case .navigationBarHidden: "there is no Back: the navigation bar is hidden"
        case .backHidden: "there is no Back: the screen hides it; look for the screen's own button"
        case .nothingPresented: "there is no sheet to pull down and no keyboard to lower"
        case .fullScreen(let name): "\(name) fills the screen and cannot be pulled down; look for its own button"
        case .alert(let title): "the alert \(title.quoted) cannot be pulled down; tap one of its buttons"
        case .modal(let name): "\(name) does not let itself be pulled down; look for its own button"
        case .orientation(let orientation, let screen):
            "\(screen) does not turn to \(orientation.text); the device stays as it is"
        case .sameOrientation(let orientation): "the device is in \(orientation.text) already"
        }
    }
}
