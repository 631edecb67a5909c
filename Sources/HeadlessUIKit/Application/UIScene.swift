public import HeadlessFoundation

#if canImport(ObjectiveC)
    // Objects are hashable there.
    public import ObjectiveC
#endif

/// One of the user interfaces of an app; on a stage the app has one, the scene of its windows.
open class UIScene: UIResponder {
    /// Whether a scene is in use.
    @nonexhaustive public nonisolated enum ActivationState: Int, Sendable {
        /// It belongs to no app.
        case unattached = -1
        /// On screen, with or without events, or not on screen.
        case foregroundActive, foregroundInactive, background
    }

    /// The application; unowned, it owns its scene.
    unowned let application: UIApplication
    /// The title of the scene, which nothing shows.
    open var title: String! = ""

    init(of application: UIApplication) { self.application = application }

    /// Whether the scene is in use.
    open var activationState: ActivationState {
        switch application.applicationState {
        case .active: .foregroundActive
        case .inactive: application.app == nil ? .unattached : .foregroundInactive
        case .background: .background
        }
    }

    /// Posted when the scene has become active.
    public class var didActivateNotification: Notification.Name { Notification.Name("UISceneDidActivateNotification") }
    /// Posted when the scene is about to become inactive.
    public class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted when the scene is about to return to the foreground.
    public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }
    /// Posted when the scene is in the background.
    public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// The scene of an app's windows.
open class UIWindowScene: UIScene {
    /// The windows, including hidden ones.
    open var windows: [UIWindow] { application.allWindows }
    /// The window that shows the app.
    open var keyWindow: UIWindow? { application.frontWindow }
    /// The screen.
    open var screen: UIScreen { application.screen }
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { application.interfaceOrientation }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { application.traitCollection }
}

extension UIApplication {
    /// The scenes of the app: one.
    public var connectedScenes: Set<UIScene> { [windowScene] }
}

extension UIWindow {
    /// The scene that shows the window; `nil` before it is shown, setting it has no effect, since there is one scene.
    public weak var windowScene: UIWindowScene? {
        get { application?.windowScene }
        set {}
    }

    /// Makes a window of the scene's size, not yet shown.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }
}
