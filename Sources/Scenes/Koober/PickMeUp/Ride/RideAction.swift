import Workers

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
