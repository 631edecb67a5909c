// On a phone, the notification centre, the main queue, timers and settings are Foundation's and Dispatch's own.
@_exported public import Foundation
package import StageRuntime

/// Foundation's.
public typealias Notification = Foundation.Notification
/// Foundation's.
public typealias NotificationCenter = Foundation.NotificationCenter

extension Stage {
    /// Nothing: the process ends with the app.
    package func appHasEnded() {}
}
