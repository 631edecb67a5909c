#if PHONE
    public import Foundation
    import StageRuntime
#else
    public import HeadlessFoundation
#endif

extension NotificationCenter {
    /// Sends the notifications of a name, until the subscription is cancelled.
    public struct Publisher {
        /// It sends notifications.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never
        /// The centre.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The object whose notifications are sent; `nil` for every object.
        public let object: AnyObject?
        let file: StaticString

        /// Makes a publisher of the notifications of a name; `file` is the caller's source file, use the default.
        public init(
            center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil, file: StaticString = #fileID
        ) {
            (self.center, self.name, self.object, self.file) = (center, name, object, file)
        }
    }

    /// Returns a publisher of the notifications of a name; `file` is the caller's source file, use the default.
    public func publisher(
        for name: Notification.Name, object: AnyObject? = nil, file: StaticString = #fileID
    ) -> NotificationCenter.Publisher {
        NotificationCenter.Publisher(center: self, name: name, object: object, file: file)
    }
}

extension NotificationCenter.Publisher: Publisher {
    /// Attaches a subscriber; a notification that it has not asked for is lost.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
        let delivery = Delivery(subscriber)
        let forward = { [weak delivery] (notification: Notification) in
            guard let delivery, delivery.demand > 0 else { return }
            delivery.send(notification)
        }
        #if PHONE
            let token = center.addObserver(
                forName: name, object: object, queue: nil, using: confinedToMainThread(forward))
        #else
            let token = center.addObserver(forName: name, object: object, queue: nil, file: file, using: forward)
        #endif
        delivery.onEnd = { [center] in center.removeObserver(token) }
        delivery.attach()
    }
}
