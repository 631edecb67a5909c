import KooberWorkers
import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
protocol SendingRidePresenterInterface: AnyObject {
    func showFailure(acknowledged: @escaping () -> Void)
}

/// Orders the ride, and closes the scene after the result.
final class SendingRideLogic {
    private(set) var state: SendingRideLogicState

    /// Called once with the result; nil after that.
    private var finished: ((_ isAccepted: Bool) -> Void)?
    /// Orders rides; strong, the container shares it.
    private let rideRequests: any KooberRideRequestsWorker
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any SendingRidePresenterInterface
    /// Closes the scene; strong, it does not keep the Logic.
    private let navigator: any ClosingNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(
        setup: SendingRideSetup, rideRequests: any KooberRideRequestsWorker,
        presenter: any SendingRidePresenterInterface, navigator: any ClosingNavigatorInterface, tasks: TaskScope
    ) {
        state = SendingRideLogicState(request: setup.request)
        finished = setup.finished
        self.rideRequests = rideRequests
        self.presenter = presenter
        self.navigator = navigator
        self.tasks = tasks
    }

    /// Orders the ride, on the first appearance of SendingRide only.
    func start() {
        guard state.phase == .idle else { return }
        state.phase = .sending
        tasks.start("ride request") { await self.send() }
    }

    /// Reports the result; called when SendingRide has left for good.
    func leftForGood() {
        let finished = finished
        self.finished = nil
        finished?(state.phase == .accepted)
    }

    private func send() async {
        do throws(KooberServerError) {
            try await rideRequests.requestRide(state.request)
            guard !Task.isCancelled else { return }
            state.phase = .accepted
            navigator.close()
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.phase = .failed
            presenter.showFailure { [weak self] in self?.navigator.close() }
        }
    }
}
