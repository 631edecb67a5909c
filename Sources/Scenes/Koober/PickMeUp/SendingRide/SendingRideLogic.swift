import Rehearsal
import Workers

/// What the Logic tells the Presenter.
protocol SendingRidePresenterInterface: AnyObject {
    func showFailure(acknowledged: @escaping () -> Void)
}

/// Orders the ride, once, and closes when it is known how that went.
final class SendingRideLogic {
    /// How far the request has come.
    private(set) var state: SendingRideLogicState

    /// Hears how it went, once; gone after that.
    private var finished: ((_ isAccepted: Bool) -> Void)?
    /// Orders rides; strong, the container shares it.
    private let rideRequests: any KooberRideRequestsWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any SendingRidePresenterInterface
    /// Leaves; strong, it holds nothing of the Logic.
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

    /// Orders the ride, once however often SendingRide appears.
    func start() {
        guard state.phase == .idle else { return }
        state.phase = .sending
        tasks.start("ride request") { await self.send() }
    }

    /// Tells how it went: SendingRide has left for good.
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
