#if !os(iOS) && !PHONE
    package import HeadlessUIKit
    package import StageRuntime

    extension UIApplication {
        /// Launches an app on a stage; see ``launch(_:configuration:)``.
        package static func launch<App: StageApp>(_ type: App.Type, configuration: App.Configuration, on stage: Stage) {
            stage.run { shared.launch(type, configuration: configuration) }
        }

        /// Launches an app with its configuration; one that runs is ended first.
        package func launch<App: StageApp>(_ type: App.Type, configuration: App.Configuration) {
            launch(App.name) {
                let app = App(configuration: configuration)
                return (app, app.launch)
            }
        }
    }
#endif
