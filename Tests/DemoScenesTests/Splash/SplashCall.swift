import DemoWorkers

/// What the Logic of Splash asks of its presenter, its navigator and its worker.
enum SplashCall: Equatable {
    case updateSettings(SettingsTestFlags)
    case showSettingsError
    case fadeOut(Duration)
    case showSearch

    /// An update that no test flag changes.
    static let update = SplashCall.updateSettings(SettingsTestFlags())
}
