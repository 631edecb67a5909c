import StageRuntime

extension UIApplication {
    /// Posted when the app is about to leave the front.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when the app is no longer in front.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to come back.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the app is in front.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the system is short of memory, after the controllers were told.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Puts the app into the background, where timers and tasks go on; tells whether it was in front.
    @discardableResult
    package func enterBackground() -> Bool {
        guard applicationState != .background else { return false }
        stage.trace.applicationEvent("background")
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        applicationState = .background
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        return true
    }

    /// Brings the app back to the front; tells whether it was in the background.
    @discardableResult
    package func enterForeground() -> Bool {
        guard applicationState == .background else { return false }
        stage.trace.applicationEvent("foreground")
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        applicationState = .active
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        return true
    }

    /// Warns of a shortage of memory: every controller in the windows' trees, then by notification.
    package func warnOfMemory() {
        stage.trace.applicationEvent("memory warning")
        for window in windows {
            for controller in window.allControllers { controller.didReceiveMemoryWarning() }
        }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}
