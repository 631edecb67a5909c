#if !PHONE
    public import class Foundation.NSLocale
    import StageRuntime

    extension UIApplication {
        /// Sets the language and region by an identifier, such as `fr_FR`, and posts a notification.
        package func setLocale(_ identifier: String) {
            guard identifier != stage.locale.identifier else { return }
            stage.trace.changedTrait("locale", to: identifier)
            stage.locale = .init(identifier: identifier)
            NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
        }
    }

    extension NSLocale {
        /// Posted when the stage's locale has changed; the name is Foundation's.
        public static let currentLocaleDidChangeNotification = Notification.Name(
            "kCFLocaleCurrentLocaleDidChangeNotification")
    }
#endif
