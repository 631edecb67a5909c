#if os(iOS) || PHONE
    public import Foundation
    import StageRuntime
#else
    public import HeadlessFoundation
#endif

extension NotificationCenter {
    /// Registers an observer that is called on the stage; on a phone, on the main thread.
    ///
    /// On a phone, Foundation's centre requires a `@Sendable` closure; this method accepts any closure on both.
    /// Observers of `SceneController.observe(_:object:using:)` end with the scene.
    ///
    /// - Parameters:
    ///   - name: the notifications to observe.
    ///   - object: the object whose notifications to observe, held weakly; `nil` for every object.
    ///   - block: called during the post of a notification; kept until the observer is removed.
    /// - Returns: the observation, which ends when it is released.
    public func observe(
        _ name: Notification.Name, object: AnyObject? = nil, using block: @escaping (Notification) -> Void
    ) -> NotificationObservation {
        #if os(iOS) || PHONE
            let block = confinedToMainThread(block)
        #endif
        let token = addObserver(forName: name, object: object, queue: nil, using: block)
        return NotificationObservation(token: token, center: self)
    }
}

/// The observation of notifications; it ends when it is released.
public nonisolated final class NotificationObservation {
    /// The centre's token for the observer; strong, it does not refer to the observer's owner.
    private let token: AnyObject
    /// The centre; strong, it does not refer to this observation.
    private let center: NotificationCenter

    init(token: AnyObject, center: NotificationCenter) { (self.token, self.center) = (token, center) }

    deinit { center.removeObserver(token) }
}
