import Rehearsal
import RehearsalTesting
import Testing

@testable import Tides

/// The scene on a stage: what a user sees and taps, with the offline worker.
@Suite struct ForecastSceneTests {
    @Test func `today's tides are on screen after the loading`() {
        StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            let container = CoastDC(configuration: TidesConfiguration(), stage: tester.stage)
            screen.show {
                let setup = ForecastSetup(harbour: Harbour.all[0], isHome: false) { _ in }
                return UINavigationController(rootViewController: container.factory.makeForecast(setup))
            }
            #expect(screen.name == "Forecast" && screen.has("loading"))
            screen.wait(.seconds(1))
            screen.tap("isHome")
            screen.expect(
                """
                heading "Dover"
                switch "Home harbour" on
                button "Reload"
                list tides
                  row "03:20  Low water, 0.8 m"
                  row "09:32  High water, 6.7 m"
                  row "15:44  Low water, 0.8 m"
                  row "21:57  High water, 6.7 m"
                """)
        }
    }
}
