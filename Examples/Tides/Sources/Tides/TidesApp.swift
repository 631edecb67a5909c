package import Rehearsal

/// Harbours of a coast and when their water is high; the user chooses a home harbour.
package final class TidesApp: StageApp {
    /// The word that scripts call it by.
    package static let name = "tides"
    /// What it is.
    package static let summary = "Harbours, and when their water is high and low today."
    /// Its screens.
    package static let screens = ["Harbours", "Forecast"]
    /// The calls of its one worker.
    package static let workerCalls = [TidesCalls.forecast.description]
    /// What its elements are called by scripts.
    package static let identifiers = ["homeHarbour", "harbours", "tides", "loading", "isHome", "reload"]
    /// What its scenes' states consist of.
    package static let stateKeys = ["harbours", "home", "harbour", "isHome", "phase", "tides"]

    /// What the scenes share; strong, the app owns it.
    private let container: CoastDC

    /// Makes the app and the container of its one act.
    package init(configuration: TidesConfiguration) {
        container = CoastDC(configuration: configuration, stage: Stage.current)
    }

    /// Shows the harbours.
    package func launch(in window: UIWindow) {
        let harbours = container.factory.makeHarbours(HarboursSetup(harbours: Harbour.all))
        window.rootViewController = UINavigationController(rootViewController: harbours)
    }
}
