public import Foundation

/// The number of a piece of work that goes on in the background.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Makes an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Asks for time in the background; on a stage there is always enough of it, so that nothing expires.
    ///
    /// - Parameters:
    ///   - taskName: the name of the work, for debugging.
    ///   - handler: called on a phone when the time is over; never here.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }

    /// Ends the work, for which nothing needs to be done here.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How much time is left in the background, in seconds: on a stage there is no limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
