@testable import Tides

/// Notes what it is told, in order.
final class PresenterSpy: ForecastPresenterInterface {
    private(set) var calls: [String] = []
    /// What "Try again" would do.
    private(set) var retry: () -> Void = {}

    func show(name: String, isHome: Bool) { calls.append(name + (isHome ? ", home" : ", not home")) }

    func show(_ tides: [Tide]) { calls.append("\(tides.count) tide" + (tides.count == 1 ? "" : "s")) }

    func showLoading(_ isLoading: Bool) { calls.append(isLoading ? "loading" : "not loading") }

    func showFailure(retry: @escaping () -> Void) {
        calls.append("failure")
        self.retry = retry
    }
}
