import KooberScenes
import Workers

/// What happens to a signed-in user.
enum SignedInEvent: Equatable {
    /// It is known where the user is.
    case located(Location)
    /// A ride was accepted.
    case requestAccepted(AcceptedRide)
    /// The user wants another ride.
    case newRide
    /// The user wants to see the profile.
    case profileOpened
    /// The profile has closed.
    case profileClosed
}
