import Rehearsal
import RehearsalTesting

@testable import Tides

/// Records its calls, and returns what the test gives; a call that the test does not expect fails it.
final class ForecastPresenterDouble: ForecastPresenterInterface {
    /// A call of the double.
    enum Call: Equatable {
        case showName(String, isHome: Bool)
        case showTides([Tide])
        case showLoading(Bool)
        case showFailure
    }

    /// The last closure that `showFailure` was given.
    private(set) var showFailureRetry: (() -> Void)?
    /// Records a call, in a log that the test's doubles share.
    private let record: (Call) -> Void

    init(record: @escaping (Call) -> Void) {
        self.record = record
    }

    func show(name: String, isHome: Bool) { record(.showName(name, isHome: isHome)) }

    func show(_ tides: [Tide]) { record(.showTides(tides)) }

    func showLoading(_ isLoading: Bool) { record(.showLoading(isLoading)) }

    func showFailure(retry: @escaping () -> Void) {
        record(.showFailure)
        showFailureRetry = retry
    }
}
