import KooberWorkers

/// The state machine of a ride's plan; it knows no screen and no worker.
///
/// Its owner passes it each event and performs the returned action. An event that does not fit the state changes
/// nothing and returns ``RideAction/refuse``.
struct RideStateMachine: Equatable, Codable {
    /// The step of the plan that the screen shows.
    enum ViewState: String, Codable, CaseIterable {
        case initial
        case selectDropoffLocation
        case selectRideOption
        case confirmRequest
        case sendingRideRequest
        case final
    }

    /// The known data of the ride.
    enum Progress: Equatable, Codable {
        case initial(pickup: Location)
        case waypoints(NewRideWaypoints)
        case ready(NewRideRequest)
    }

    /// What the screen shows at the moment.
    var viewState = ViewState.initial
    /// The known data of the ride.
    var progress: Progress
    /// What the screen showed before the picker, restored if nothing is chosen there.
    var viewStateBelowPicker = ViewState.initial

    /// Makes the plan of a ride with its start.
    init(pickup: Location) {
        progress = .initial(pickup: pickup)
    }

    /// The start of the ride.
    var pickup: Location {
        switch progress {
        case .initial(let pickup): pickup
        case .waypoints(let waypoints): waypoints.pickup
        case .ready(let request): request.waypoints.pickup
        }
    }

    /// The identifier of the chosen option; nil if none is chosen.
    var rideOptionID: String? {
        if case .ready(let request) = progress { request.rideOptionID } else { nil }
    }

    /// Handles an event, and returns the action to perform.
    mutating func receive(_ event: RideEvent) -> RideAction {
        switch event {
        case .whereTo: whereTo()
        case .pickerCancelled: pickerCancelled()
        case .dropoffChosen(let dropoff): dropoffChosen(dropoff)
        case .rideOptionChosen(let id): rideOptionChosen(id)
        case .confirmed: confirmed()
        case .requestAccepted: requestAccepted()
        case .requestFailed: requestFailed()
        }
    }

    private mutating func whereTo() -> RideAction {
        switch viewState {
        case .selectDropoffLocation, .sendingRideRequest, .final: return .refuse
        case .initial, .selectRideOption, .confirmRequest:
            viewStateBelowPicker = viewState
            viewState = .selectDropoffLocation
            return .pickDropoff
        }
    }

    private mutating func pickerCancelled() -> RideAction {
        guard viewState == .selectDropoffLocation else { return .refuse }
        viewState = viewStateBelowPicker
        return .stay
    }

    private mutating func dropoffChosen(_ dropoff: NamedLocation) -> RideAction {
        guard viewState == .selectDropoffLocation else { return .refuse }
        let waypoints = NewRideWaypoints(pickup: pickup, dropoff: dropoff)
        if let rideOptionID {
            progress = .ready(NewRideRequest(waypoints: waypoints, rideOptionID: rideOptionID))
            viewState = .confirmRequest
        } else {
            progress = .waypoints(waypoints)
            viewState = .selectRideOption
        }
        return .showWaypoints(waypoints)
    }

    private mutating func rideOptionChosen(_ id: String) -> RideAction {
        guard viewState == .selectRideOption || viewState == .confirmRequest else { return .refuse }
        let waypoints: NewRideWaypoints
        switch progress {
        case .initial: return .refuse
        case .waypoints(let chosen): waypoints = chosen
        case .ready(let request): waypoints = request.waypoints
        }
        let request = NewRideRequest(waypoints: waypoints, rideOptionID: id)
        progress = .ready(request)
        viewState = .confirmRequest
        return .showRequest(request)
    }

    private mutating func confirmed() -> RideAction {
        guard viewState == .confirmRequest, case .ready(let request) = progress else { return .refuse }
        viewState = .sendingRideRequest
        return .send(request)
    }

    private mutating func requestAccepted() -> RideAction {
        guard viewState == .sendingRideRequest, case .ready(let request) = progress else { return .refuse }
        viewState = .final
        return .finish(request)
    }

    private mutating func requestFailed() -> RideAction {
        guard viewState == .sendingRideRequest else { return .refuse }
        viewState = .confirmRequest
        return .stay
    }
}

/// The events of a ride, from the choice of its destination to its acceptance.
enum RideEvent: Equatable {
    /// "Where to?" was tapped, or the name of the drop-off that replaces it.
    case whereTo
    /// The picker was closed without a choice.
    case pickerCancelled
    /// A drop-off was chosen in the picker.
    case dropoffChosen(NamedLocation)
    /// A ride option was chosen, by its identifier.
    case rideOptionChosen(String)
    /// "Confirm" was tapped.
    case confirmed
    /// The server has accepted the request.
    case requestAccepted
    /// The request has failed, and the user has closed the alert.
    case requestFailed

    /// The name in traces.
    var name: String {
        switch self {
        case .whereTo: "whereTo"
        case .pickerCancelled: "pickerCancelled"
        case .dropoffChosen: "dropoffChosen"
        case .rideOptionChosen: "rideOptionChosen"
        case .confirmed: "confirmed"
        case .requestAccepted: "requestAccepted"
        case .requestFailed: "requestFailed"
        }
    }
}

/// The actions that the ride's state machine returns.
enum RideAction: Equatable {
    /// Present the picker.
    case pickDropoff
    /// Show both ends of the ride and the ride options.
    case showWaypoints(NewRideWaypoints)
    /// Show the chosen option, and enable "Confirm".
    case showRequest(NewRideRequest)
    /// Order the ride.
    case send(NewRideRequest)
    /// Pass the accepted ride on.
    case finish(NewRideRequest)
    /// Do nothing: the screen is up to date.
    case stay
    /// Only record in the trace that the event does not fit the state.
    case refuse
}
