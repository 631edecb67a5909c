import Authentication
import KooberScenes
import Rehearsal
import Workers

/// Shows a signed-in user where the ride stands, and over it the profile.
///
/// Its one child is the scene of the present state; each event comes from a callback of a scene's setup.
final class SignedInController: SingleChildController {
    /// What the scenes share; strong, it goes with this controller.
    private let container: SignedInDC
    /// What is shown.
    private(set) var state = SignedInState()

    init(container: SignedInDC) {
        self.container = container
        super.init()
        container.showSignOutError = { [weak self] in self?.presentSignOutError() }
    }

    /// Registers the container, which must be gone once this controller has left, and shows the first scene.
    override func viewDidLoad() {
        super.viewDidLoad()
        track(container)
        showRide()
    }

    /// Ends the container's posting.
    override func didLeaveForGood() {
        super.didLeaveForGood()
        container.end()
    }

    /// Takes an event, and shows what it leads to, if it fits.
    private func receive(_ event: SignedInEvent) {
        guard state.receive(event) else { return }
        switch event {
        case .located, .requestAccepted, .newRide: showRide()
        case .profileOpened: presentProfile()
        case .profileClosed: break
        }
    }

    private func showRide() {
        let showProfile: () -> Void = { [weak self] in self?.showProfile() }
        let factory = container.factory
        switch state.ride {
        case .gettingUsersLocation:
            show(
                factory.makeGettingLocation(
                    GettingLocationSetup(
                        located: { [weak self] in self?.receive(.located($0)) }, showProfile: showProfile)))
        case .pickMeUp(let location):
            let setup = RideSetup(
                requestAccepted: { [weak self] in self?.receive(.requestAccepted($0)) }, showProfile: showProfile)
            show(factory.makeRide(setup, at: location))
        case .waitingForPickup(let ride):
            show(
                factory.makeWaitingForPickup(
                    WaitingForPickupSetup(
                        ride: ride, newRide: { [weak self] in self?.receive(.newRide) }, showProfile: showProfile)))
        }
    }

    /// Opens the profile, unless something else was presented at the same moment.
    private func showProfile() {
        if presentedViewController == nil { receive(.profileOpened) }
    }

    private func presentProfile() {
        let setup = ProfileSetup(
            signOut: { [weak self] in self?.signOut(failed: $0) },
            done: { [weak self] in self?.receive(.profileClosed) })
        present(container.factory.makeProfile(setup), animated: true)
    }

    /// Signs the user out; a failure is shown by this controller, since the Profile that asked may have gone meanwhile.
    private func signOut(failed: @escaping () -> Void) {
        container.signOut { [weak self] in
            failed()
            self?.presentSignOutError()
        }
    }
}

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
