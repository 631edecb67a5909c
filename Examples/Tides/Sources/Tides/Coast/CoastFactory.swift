import Rehearsal

/// Makes the scenes.
final class CoastFactory: CoastFactoryInterface {
    /// The container of the scenes; unowned, it owns this factory.
    private unowned let container: CoastDC

    init(container: CoastDC) {
        self.container = container
    }

    func makeHarbours(_ setup: HarboursSetup) -> HarboursVC {
        HarboursVC(container: container, setup: setup)
    }

    func makeForecast(_ setup: ForecastSetup) -> UIViewController {
        ForecastVC(container: container, setup: setup)
    }
}
