import StageRuntime

#if PHONE
    // In the build for the phone, the names of notifications are Foundation's.
    public import Foundation
#endif

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
    /// Posted when the system is short of memory, after the controllers have been warned.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Puts the app into the background, where timers and tasks continue; returns whether it was in front.
    @discardableResult
    package func enterBackground() -> Bool {
        guard applicationState != .background else { return false }
        stage.trace.applicationEvent("background")
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        applicationState = .background
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        return true
    }

    /// Brings the app back to the front; returns whether it was in the background.
    @discardableResult
    package func enterForeground() -> Bool {
        guard applicationState == .background else { return false }
        stage.trace.applicationEvent("foreground")
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        applicationState = .active
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        return true
    }

    /// Warns of a shortage of memory: first every controller in the windows' trees, then by a notification.
    package func warnOfMemory() {
        stage.trace.applicationEvent("memory warning")
        for window in windows {
            for controller in window.allControllers { controller.didReceiveMemoryWarning() }
        }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}

extension UIApplication {
    /// Sets the text size that the user prefers, and notifies controllers and views.
    package func setContentSizeCategory(_ category: UIContentSizeCategory) {
        changeTraits(named: "textSize", category.rawValue) { $0.preferredContentSizeCategory = category }
    }

    /// Sets whether the interface is light or dark, and notifies controllers and views.
    package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        changeTraits(named: "appearance", style.name) { $0.userInterfaceStyle = style }
    }

    /// Changes traits and, if one has changed, notifies every controller in the windows' trees, parents first.
    func changeTraits(
        named name: String? = nil, _ value: String = "", _ change: (inout UITraitCollection.Values) -> Void
    ) {
        let previous = traitCollection
        let changed = previous.changing(change)
        guard changed != previous else { return }
        let controllers = windows.flatMap(\.allControllers)
        traitCollection = changed
        let textSize = traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        if textSize { textSizeHasChanged = true }
        if let name { stage.trace.changedTrait(name, to: value) }
        for window in windows { window.traitsDidChange(textSize: textSize, from: previous.with(window.inheritedStyle)) }
        for controller in controllers {
            // A controller with an appearance of its own may have the same traits as before.
            let style = controller.viewIfLoaded?.inheritedStyle
            let (old, new) = (previous.with(style), changed.with(style))
            if new != old { controller.traitsHaveChanged(from: old, to: new) }
        }
    }
}
