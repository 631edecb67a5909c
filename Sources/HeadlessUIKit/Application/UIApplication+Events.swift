public import class Foundation.NSLocale
public import struct Foundation.URL
public import HeadlessFoundation
import StageRuntime

extension UIApplication {
    /// Posted when the app is about to become inactive.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when the app is in the background.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to return to the foreground.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the app has become active.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the system is short of memory, after the controllers have been warned.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Moves the app to the background, where it is suspended after a while; returns `false` if it was there already.
    @discardableResult
    package func enterBackground() -> Bool {
        guard applicationState != .background else { return false }
        stage.trace.applicationEvent("background")
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: windowScene)
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        applicationState = .background
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: windowScene)
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        beginBackground()
        return true
    }

    /// Moves the app to the foreground; returns whether it was in the background.
    @discardableResult
    package func enterForeground() -> Bool { enterForeground {} }

    /// Gives the app a link and moves it to the foreground; returns what `open` returns.
    ///
    /// As in UIKit, the link comes after the notice of entering the foreground, before the app is active.
    package func enterForeground(with url: URL, _ open: () -> Bool) -> Bool {
        stage.trace.followedLink(url)
        guard applicationState == .background else { return open() }
        var isKnown = false
        enterForeground { isKnown = open() }
        return isKnown
    }

    /// Moves the app to the foreground, with a call before it is active; what is overdue is performed last.
    ///
    /// A schedule may choose an earlier moment: before the app enters the foreground, or before it is active.
    @discardableResult
    private func enterForeground(_ beforeActive: () -> Void) -> Bool {
        guard applicationState == .background else { return false }
        endBackground()
        let overdue = stage.chooseOverdueMoment()
        if overdue == .beforeForeground { stage.settle() }
        stage.trace.applicationEvent("foreground")
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: windowScene)
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        applicationState = .inactive
        if overdue == .beforeActive { stage.settle() }
        beforeActive()
        applicationState = .active
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: windowScene)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        return true
    }

    /// Warns of a shortage of memory: every controller in the windows' trees, then observers of the notification.
    ///
    /// A suspended app is not warned, since nothing of it runs.
    package func warnOfMemory() {
        if stage.isSuspended { return }
        stage.trace.applicationEvent("memory warning")
        for window in allWindows {
            for controller in window.allControllers { controller.didReceiveMemoryWarning() }
        }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}

extension UIApplication {
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { traitCollection.preferredContentSizeCategory }

    /// Sets the text size that the user prefers, and notifies controllers and views.
    package func setContentSizeCategory(_ category: UIContentSizeCategory) {
        changeTraits(named: "textSize", category.word) { $0.preferredContentSizeCategory = category }
    }

    /// Sets whether the interface is light or dark, and notifies controllers and views.
    package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        changeTraits(named: "appearance", style.name) { $0.userInterfaceStyle = style }
    }

    /// Changes traits and, if one has changed, notifies every controller in the windows' trees, parents first.
    func changeTraits(
        named name: String? = nil, _ value: String = "", _ change: @escaping (inout UITraitCollection.Values) -> Void
    ) {
        if stage.isSuspended {
            return afterResuming.append { [unowned self] in changeTraits(named: name, value, change) }
        }
        let previous = traitCollection
        let changed = previous.changing(change)
        guard changed != previous else { return }
        let controllers = allWindows.flatMap(\.allControllers)
        traitCollection = changed
        let textSize = traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        if textSize { textSizeHasChanged = true }
        if let name { stage.trace.changedTrait(name, to: value) }
        for window in allWindows {
            window.traitsDidChange(textSize: textSize, from: previous.with(window.inheritedStyle))
        }
        for controller in controllers {
            // A controller that overrides the changed trait has the same traits as before.
            let style = controller.viewIfLoaded?.inheritedStyle
            let (old, new) = (previous.with(style), changed.with(style))
            if new != old { controller.traitsHaveChanged(from: old, to: new) }
        }
        guard textSize else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: changed.preferredContentSizeCategory])
    }
}

#if !PHONE
    extension UIApplication {
        /// Sets the language and region by an identifier, such as `fr_FR`, and posts a notification.
        package func setLocale(_ identifier: String) {
            if stage.isSuspended { return afterResuming.append { [unowned self] in setLocale(identifier) } }
            guard identifier != stage.locale.identifier else { return }
            stage.trace.changedTrait("locale", to: identifier)
            stage.locale = .init(identifier: identifier)
            NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
        }
    }

    extension NSLocale {
        /// Posted when the stage's locale has changed; the name is Foundation's.
        public static let currentLocaleDidChangeNotification = Notification.Name(
            "kCFLocaleCurrentLocaleDidChangeNotification")
    }
#endif
