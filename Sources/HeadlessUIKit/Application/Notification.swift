/// Something that has happened, as told through a `NotificationCenter`.
///
/// The headless UIKit's own: Foundation's centre wants observers that are `@Sendable`. A file that imports Foundation
/// too writes `HeadlessUIKit.Notification`.
public struct Notification {
    /// What has happened.
    public let name: Name
    /// What it happened to; strong, as long as the notification lives.
    public let object: AnyObject?
    /// The particulars, under keys that the name's owner documents.
    public let userInfo: [String: Any]?

    /// Makes a notification.
    public init(name: Name, object: AnyObject? = nil, userInfo: [String: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}
