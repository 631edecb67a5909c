package import StageRuntime

extension UIApplication {
    /// Launches an app on a stage; see ``launch(_:configuration:)``.
    package static func launch<App: StageApp>(_ type: App.Type, configuration: App.Configuration, on stage: Stage) {
        stage.run { shared.launch(type, configuration: configuration) }
    }

    /// Launches an app: makes it and its window, lets it set the root, and shows it.
    ///
    /// An app that runs is ended first, so this relaunches it; storage and worker rules are the stage's and stay.
    package func launch<App: StageApp>(_ type: App.Type, configuration: App.Configuration) {
        terminate()
        stage.trace.launched(App.name)
        let window = UIWindow()
        let app = App(configuration: configuration)
        self.app = app
        applicationState = .active
        app.launch(in: window)
        if windows.isEmpty { window.makeKeyAndVisible() }
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    /// Ends the app as when it is killed: nothing of it is told, its windows and objects go.
    ///
    /// The tasks of its controllers and its animations end; what it started in the stage's own scope goes on.
    package func terminate() {
        guard app != nil || !windows.isEmpty else { return }
        NotificationCenter.default.removeAll()
        for window in windows { window.tearDown() }
        removeWindows()
        tree.reset()
        animations.end()
        animations = TaskScope("", on: stage)
        UIView.setAnimationsEnabled(true)
        app = nil
        applicationState = .inactive
        stage.trace.terminated()
    }
}
