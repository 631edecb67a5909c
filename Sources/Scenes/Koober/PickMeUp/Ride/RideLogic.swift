import KooberWorkers
import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
protocol RidePresenterInterface: AnyObject {
    func show(pickup: Location)
    func show(_ waypoints: NewRideWaypoints)
    func show(_ options: [RideOption], chosen: String?)
    func showConfirm()
    func showRideOptionError()
}

/// Opens and closes scenes; the Navigator implements it for the Logic.
protocol RideNavigatorInterface: AnyObject {
    func showDropoffPicker(finished: @escaping (NamedLocation?) -> Void)
    func showSendingRide(_ request: NewRideRequest, finished: @escaping (_ isAccepted: Bool) -> Void)
}

/// Drives the ride's state machine: passes it each event, and performs the action that it returns.
final class RideLogic {
    private(set) var state: RideLogicState

    private let setup: RideSetup
    /// Stores the ride options; strong, the container shares it.
    private let store: RideOptionsStore
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any RidePresenterInterface
    /// Opens the picker and the request; strong, it does not keep the Logic.
    private let navigator: any RideNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope

    init(
        setup: RideSetup, pickup: Location, store: RideOptionsStore, presenter: any RidePresenterInterface,
        navigator: any RideNavigatorInterface, tasks: TaskScope
    ) {
        state = RideLogicState(ride: RideStateMachine(pickup: pickup))
        self.setup = setup
        self.store = store
        self.presenter = presenter
        self.navigator = navigator
        self.tasks = tasks
    }

    // MARK: Input

    /// Shows the start of the ride.
    func start() { presenter.show(pickup: state.ride.pickup) }

    func whereTo() { receive(.whereTo) }

    /// Chooses a ride option, by its identifier.
    func choose(_ rideOptionID: String) { receive(.rideOptionChosen(rideOptionID)) }

    func confirm() { receive(.confirmed) }

    func showProfile() { setup.showProfile() }

    // MARK: The state machine

    private func receive(_ event: RideEvent) {
        let viewState = state.ride.viewState
        switch state.ride.receive(event) {
        case .pickDropoff: pickDropoff()
        case .showWaypoints(let waypoints):
            presenter.show(waypoints)
            showOptions()
        case .showRequest(let request):
            presenter.show(store.options, chosen: request.rideOptionID)
            presenter.showConfirm()
        case .send(let request): send(request)
        case .finish(let request): finish(request)
        case .stay: break
        case .refuse:
            Stage.current.trace.record(
                "refused ride event",
                fields: [TraceEvent.Field("event", event.name), TraceEvent.Field("in", viewState.rawValue)])
        }
    }

    private func pickDropoff() {
        navigator.showDropoffPicker { [weak self] dropoff in
            self?.receive(dropoff.map(RideEvent.dropoffChosen) ?? .pickerCancelled)
        }
    }

    private func send(_ request: NewRideRequest) {
        navigator.showSendingRide(request) { [weak self] isAccepted in
            self?.receive(isAccepted ? .requestAccepted : .requestFailed)
        }
    }

    private func finish(_ request: NewRideRequest) {
        guard let option = store.options.first(where: { $0.id == request.rideOptionID }) else {
            preconditionFailure("a ride was ordered with an option that is not among those shown; choose one of them")
        }
        setup.requestAccepted(AcceptedRide(rideOptionName: option.name, dropoffName: request.waypoints.dropoff.name))
    }

    // MARK: Ride options

    /// Shows the options, and loads them if they are neither loaded nor being loaded.
    private func showOptions() {
        switch state.options {
        case .loaded: presenter.show(store.options, chosen: state.ride.rideOptionID)
        case .loading: break
        case .unknown, .failed:
            state.options = .loading
            tasks.start("ride options") { await self.loadOptions() }
        }
    }

    private func loadOptions() async {
        do throws(KooberServerError) {
            try await store.load()
            guard !Task.isCancelled else { return }
            state.options = .loaded
            presenter.show(store.options, chosen: state.ride.rideOptionID)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.options = .failed
            presenter.showRideOptionError()
        }
    }
}
