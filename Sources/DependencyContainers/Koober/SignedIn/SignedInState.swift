import KooberScenes
import Workers

/// What a signed-in user is shown: where the ride stands, and over any of that the profile or not.
struct SignedInState: Equatable {
    /// Where the ride stands.
    enum Ride: Equatable {
        case gettingUsersLocation
        case pickMeUp(Location)
        case waitingForPickup(AcceptedRide)
    }

    /// Where the ride stands.
    private(set) var ride = Ride.gettingUsersLocation
    /// Whether the profile is shown over it.
    private(set) var isProfileShown = false

    /// Takes an event, and tells whether it fits; one that does not changes nothing.
    mutating func receive(_ event: SignedInEvent) -> Bool {
        switch (event, ride, isProfileShown) {
        case (.located(let location), .gettingUsersLocation, _): ride = .pickMeUp(location)
        case (.requestAccepted(let accepted), .pickMeUp, _): ride = .waitingForPickup(accepted)
        case (.newRide, .waitingForPickup, _): ride = .gettingUsersLocation
        case (.profileOpened, _, false): isProfileShown = true
        case (.profileClosed, _, true): isProfileShown = false
        default: return false
        }
        return true
    }
}
