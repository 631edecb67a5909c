public import Foundation

/// Foundation's: UIKit has no centre of its own.
public typealias Notification = Foundation.Notification
/// Foundation's: UIKit has no centre of its own.
public typealias NotificationCenter = Foundation.NotificationCenter

extension Foundation.NotificationCenter {

    /// Nothing: the centre is not the app's own, and so is not emptied when it ends.
    nonisolated func removeAll() {}
}
