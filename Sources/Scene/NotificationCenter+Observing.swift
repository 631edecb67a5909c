#if os(iOS) || PHONE
    public import Foundation
    import StageRuntime
#else
    public import HeadlessUIKit
#endif

extension NotificationCenter {
    /// Registers an observer that stays on the stage: on a phone, on the main thread.
    ///
    /// Foundation's centre, a phone's, wants observers that are `@Sendable`; this call takes any, on both sides. A
    /// scene has its own, which ends with it: `SceneController.observe(_:object:using:)`.
    ///
    /// - Parameters:
    ///   - name: what to hear of.
    ///   - object: whose notifications to hear, held weakly; everyone's if it is `nil`.
    ///   - block: what to do, called at once; it is kept until the observer is removed.
    /// - Returns: the registration, which ends when it is let go of.
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

/// A registration at a notification centre, which ends when it is let go of.
public nonisolated final class NotificationObservation {
    /// What the centre knows the observer by; strong, it holds no observer's owner.
    private let token: AnyObject
    /// The centre; strong, it holds no registration.
    private let center: NotificationCenter

    init(token: AnyObject, center: NotificationCenter) {
        self.token = token
        self.center = center
    }

    deinit { center.removeObserver(token) }
}
