import Workers

/// How far a ride is planned; it knows no screen and no worker.
///
/// Whoever drives it hands in each event and carries out the action that comes back. An event that does not fit changes
/// nothing and comes back as ``RideAction/refuse``.
struct RideStateMachine: Equatable, Codable {
    /// What the user sees.
    enum ViewState: String, Codable, CaseIterable {
        case initial
        case selectDropoffLocation
        case selectRideOption
        case confirmRequest
        case sendingRideRequest
        case final
    }

    /// What is known of the ride.
    enum Progress: Equatable, Codable {
        case initial(pickup: Location)
        case waypoints(NewRideWaypoints)
        case ready(NewRideRequest)
    }

    /// What the user sees.
    private(set) var viewState = ViewState.initial
    /// What is known of the ride.
    private(set) var progress: Progress
    /// What the user saw before the picker, and sees again if nothing is chosen there.
    private var viewStateBelowPicker = ViewState.initial

    /// Makes the plan of a ride from a place.
    init(pickup: Location) {
        progress = .initial(pickup: pickup)
    }

    /// Where the ride begins.
    var pickup: Location {
        switch progress {
        case .initial(let pickup): pickup
        case .waypoints(let waypoints): waypoints.pickup
        case .ready(let request): request.waypoints.pickup
        }
    }

    /// The option that is chosen, if one is.
    var rideOptionID: String? {
        if case .ready(let request) = progress { request.rideOptionID } else { nil }
    }

    /// Takes an event, and returns what is to be done.
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

/// What happens to a ride, from the choice of its end to its acceptance.
enum RideEvent: Equatable {
    /// "Where to?" was tapped, or the name of the drop-off in its place.
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
    /// The request has failed, and the user has read that.
    case requestFailed

    /// What a trace calls it.
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

/// What the ride's state machine asks of whoever drives it.
enum RideAction: Equatable {
    /// Present the picker.
    case pickDropoff
    /// Show both ends of the ride and the ride options.
    case showWaypoints(NewRideWaypoints)
    /// Show which option is chosen, and that it can be confirmed.
    case showRequest(NewRideRequest)
    /// Order the ride.
    case send(NewRideRequest)
    /// Hand the accepted ride over.
    case finish(NewRideRequest)
    /// Do nothing: what is on screen is right.
    case stay
    /// Do nothing but trace it: the event does not fit.
    case refuse
}
