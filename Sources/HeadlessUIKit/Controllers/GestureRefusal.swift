/// Why something that the user tries with the screen as a whole does not happen.
package enum GestureRefusal: Error, Equatable, Sendable {
    /// No navigation controller is on the screen of that name; nil where there is no screen.
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
