import Workers

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
