import Rehearsal
import Testing

@testable import Tides

/// The lines that show tides.
@Suite struct ForecastPresenterTests {
    private func line(_ centimetres: Int, _ units: TidesConfiguration.Units) -> String? {
        let stage = Stage()
        defer { stage.shutDown() }
        return stage.run {
            let view = ForecastView()
            let table = ForecastTableController(table: view.table)
            let presenter = ForecastPresenter(
                view: view, table: table, viewController: UIViewController(), units: units)
            presenter.show([Tide(level: .low, minute: 61, centimetres: centimetres)])
            let cell = table.tableView(view.table, cellForRowAt: IndexPath(row: 0, section: 0))
            return cell.textLabel?.text
        }
    }

    @Test(arguments: [
        (512, "5.1 m", "17 ft"), (0, "0.0 m", "0 ft"), (-4, "0.0 m", "0 ft"), (-10, "-0.1 m", "0 ft"),
        (-96, "-1.0 m", "-3 ft"), (10_000, "100.0 m", "328 ft"),
    ])
    func `a height is rounded, below zero too`(centimetres: Int, metres: String, feet: String) {
        #expect(line(centimetres, .metres) == "01:01  Low water, \(metres)")
        #expect(line(centimetres, .feet) == "01:01  Low water, \(feet)")
    }
}
