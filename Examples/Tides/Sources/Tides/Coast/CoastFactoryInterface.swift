import Rehearsal

/// What makes the scenes.
protocol CoastFactoryInterface: AnyObject {
    /// Makes the list of harbours.
    func makeHarbours(_ setup: HarboursSetup) -> HarboursVC
    /// Makes the forecast of one.
    func makeForecast(_ setup: ForecastSetup) -> UIViewController
}
