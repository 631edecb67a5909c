import Configuration

/// What launches an app with one configuration, kept for the next walkthrough that asks for the same.
struct PreparedLaunch {
    /// The app's name.
    let app: String
    /// What the walkthrough's header set.
    let overrides: [ConfigurationOverride]
    /// Launches the app.
    let launch: () -> Void

    /// Whether it launches an app with just these overrides, wherever they stand.
    func fits(_ app: RunnableApp, _ overrides: [ConfigurationOverride]) -> Bool {
        app.name == self.app
            && overrides.elementsEqual(self.overrides) { $0.keyPath == $1.keyPath && $0.text == $1.text }
    }
}
