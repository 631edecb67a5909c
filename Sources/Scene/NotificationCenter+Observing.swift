#if os(iOS) || PHONE
    public import Foundation
    import StageRuntime
#else
    public import HeadlessUIKit
#endif

extension NotificationCenter {
    /// Registers an observer that stays on the stage: on a phone, on the main thread.
    ///
    /// On a phone, Foundation's centre requires `@Sendable` observers; this call takes any, on both sides. A scene has
    /// its own method, whose observers end with it: `SceneController.observe(_:object:using:)`.
    ///
    /// - Parameters:
    ///   - name: the notifications to observe.
    ///   - object: the object whose notifications to observe, held weakly; `nil` for every object.
    ///   - block: what to do, called at once; it is kept until the observer is removed.
    /// - Returns: the registration, which ends when it is released.
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

/// A registration at a notification centre, which ends when it is released.
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
