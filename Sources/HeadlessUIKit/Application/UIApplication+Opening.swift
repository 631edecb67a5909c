public import Foundation
import StageRuntime

extension UIApplication {
    /// An option for opening an address.
    public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Makes an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether to open the address only as a universal link; without effect on a stage.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The address of the app's own page in Settings.
    public class var openSettingsURLString: String { "app-settings:" }
    /// The address of the app's notifications in Settings.
    public class var openNotificationSettingsURLString: String { "app-settings:notifications" }

    /// Returns whether an app opens addresses of the scheme: on a stage always, if there is a scheme.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Opens an address in another app; on a stage, this is only traced, without the query, which may contain secrets.
    ///
    /// - Parameter completion: called after this call, at the same virtual time, with `false` for an address without a
    ///   scheme.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = canOpenURL(url)
        if isOpened { stage.trace.opened(url) }
        guard let completion else { return }
        Self.afterReturning("open") { completion(isOpened) }
    }
}
