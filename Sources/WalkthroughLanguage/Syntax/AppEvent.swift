/// What begins, ends or interrupts the app; each case is the line as the language writes it.
package enum AppEvent: String, Equatable, Sendable {
    /// Launches the app by name; otherwise the first step that needs it does.
    case launch
    /// Ends the app and launches it again with its storage kept.
    case relaunch
    /// Sends the app to the background.
    case background
    /// Brings the app back to the foreground.
    case foreground
    /// Sends the app a memory warning.
    case memoryWarning = "memory warning"
}
