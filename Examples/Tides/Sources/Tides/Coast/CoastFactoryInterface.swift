import Rehearsal

/// What makes the scenes.
protocol CoastFactoryInterface: AnyObject {
    /// Makes the list of harbours.
    func makeHarbours(_ setup: HarboursSetup) -> UIViewController
    /// Makes the forecast of one.
    func makeForecast(_ setup: ForecastSetup) -> UIViewController
}
