package import Rehearsal

/// Harbours of a coast and when their water is high; the user chooses a home harbour.
package final class TidesApp: StageApp {
    /// The app's name in scripts and on the command line.
    package static let name = "tides"
    /// A sentence that says what the app is.
    package static let summary = "Harbours, and when their water is high and low today."
    /// The names of its screens.
    package static let screens = ["Harbours", "Forecast"]
    /// The calls of its one worker.
    package static let workerCalls = [TidesCalls.forecast.description]
    /// The accessibility identifiers of its elements.
    package static let identifiers = ["homeHarbour", "harbours", "tides", "loading", "isHome", "reload"]
    /// The properties of its scenes' states.
    package static let stateKeys = ["harbours", "home", "harbour", "isHome", "phase", "tides"]
    /// What happens to this app only: a push message of the coastguard.
    package static var commands: [AppCommand] {
        [
            AppCommand("receive warning", "TEXT", help: "Delivers a push message of the coastguard.") {
                (app: TidesApp, texts) in
                app.warn(texts[0])
            }
        ]
    }

    /// The container of the scenes; strong, the app owns it.
    private let container: CoastDC
    /// The harbours, which open forecasts; weak, the window owns them with their stack.
    private weak var harbours: HarboursVC?

    /// Makes the app and the container of its one act.
    package init(configuration: TidesConfiguration) {
        container = CoastDC(configuration: configuration, stage: Stage.current)
    }

    /// Shows the harbours.
    package func launch(in window: UIWindow) {
        let harbours = container.factory.makeHarbours(HarboursSetup(harbours: Harbour.all))
        self.harbours = harbours
        window.rootViewController = UINavigationController(rootViewController: harbours)
    }

    /// Opens the forecast of a harbour: `tides://harbour/Dover`.
    package func open(_ url: URL) -> Bool {
        guard url.scheme == "tides", url.host() == "harbour",
            let harbour = Harbour.all.first(where: { $0.name == url.lastPathComponent })
        else { return false }
        harbours?.open(harbour)
        return true
    }

    /// Shows the coastguard's warning over the screen.
    private func warn(_ text: String) {
        let alert = UIAlertController(title: "Coastguard", message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Ok", style: .default))
        harbours?.navigationController?.present(alert, animated: true)
    }
}
