public import Foundation
import StageRuntime

/// The number of a piece of work that goes on in the background.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Makes an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The time of an app in the background: the work that it has asked to finish, and when it is suspended.
struct BackgroundTime {
    /// How long an app runs in the background without work.
    static let standard = Duration.seconds(5)
    /// How long it runs there at most.
    static let most = Duration.seconds(30)

    struct Work {
        let identifier: UIBackgroundTaskIdentifier
        /// Called when the time is up; strong, until the work has ended.
        let expired: (() -> Void)?
    }

    var works: [Work] = []
    /// The number of works begun.
    var count = 0
    /// When the app came to the background; `nil` in the foreground.
    var since: StageInstant?
    /// What suspends the app; strong, until it does.
    var timer: StageTimer?
}

extension UIApplication {
    /// Asks for time in the background: up to 30 seconds, after which `handler` is called and the app is suspended.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        background.count += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: background.count)
        background.works.append(.init(identifier: identifier, expired: handler))
        return identifier
    }

    /// Ends the work; in the background the app is suspended when no other is left.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        background.works.removeAll { $0.identifier == identifier }
        guard background.works.isEmpty, background.since != nil, !stage.isSuspended else { return }
        suspend(after: BackgroundTime.standard)
    }

    /// The time left in the background, in seconds; the greatest number in the foreground.
    public var backgroundTimeRemaining: TimeInterval {
        guard let since = background.since else { return .greatestFiniteMagnitude }
        return max(stage.clock.now.duration(to: since.advanced(by: BackgroundTime.most)) / .seconds(1), 0)
    }

    func beginBackground() {
        background.since = stage.clock.now
        suspend(after: BackgroundTime.standard)
    }

    /// Ends the time in the background, and resumes a suspended app.
    func endBackground() {
        background.timer?.cancel()
        background.timer = nil
        background.since = nil
        stage.resume()
        for change in exchange(&afterResuming, with: []) { change() }
    }

    /// Suspends the app a time after it came to the background, but not before its work has ended.
    ///
    /// It adds the delay of replies under a schedule, so that they arrive as in the default order.
    private func suspend(after time: Duration) {
        guard let since = background.since else { return }
        background.timer?.cancel()
        let due = since.advanced(by: time + stage.lag)
        background.timer = animations.after(stage.clock.now.duration(to: due), "suspension") { [unowned self] in
            if stage.clock.now < since.advanced(by: time + stage.lag) { return suspend(after: time) }
            if background.works.isEmpty { return stage.suspend() }
            if time < BackgroundTime.most { return suspend(after: BackgroundTime.most) }
            for work in exchange(&background.works, with: []) { work.expired?() }
            if background.since != nil { stage.suspend() }
        }
    }
}
