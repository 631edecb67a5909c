import Authentication
import KooberScenes
import KooberWorkers
import Rehearsal

/// The interface of a signed-in user: the scene for the ride's state, and above it the profile.
///
/// Its child is the scene of the current state. The events come from the callbacks in the scenes' setups.
final class SignedInController: SingleChildController {
    /// The container of the signed-in user; strong, it is released with this controller.
    private let container: SignedInDC
    private(set) var state = SignedInState()

    init(container: SignedInDC) {
        self.container = container
        super.init()
        container.showSignOutError = { [weak self] in self?.presentSignOutError() }
    }

    /// Registers the container in the leak ledger, and shows the first scene.
    override func viewDidLoad() {
        super.viewDidLoad()
        track(container)
        showRide()
    }

    /// Stops the container from posting logouts.
    override func didLeaveForGood() {
        super.didLeaveForGood()
        container.end()
    }

    /// Handles an event, and shows the new state; does nothing if the event does not fit the state.
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

    /// Opens the profile, unless another controller is already presented.
    private func showProfile() {
        if presentedViewController == nil { receive(.profileOpened) }
    }

    private func presentProfile() {
        let setup = ProfileSetup(
            signOut: { [weak self] in self?.signOut(failed: $0) },
            done: { [weak self] in self?.receive(.profileClosed) })
        present(container.factory.makeProfile(setup), animated: true)
    }

    /// Signs the user out; this controller shows a failure, because the profile scene may have left meanwhile.
    private func signOut(failed: @escaping () -> Void) {
        container.signOut { [weak self] in
            failed()
            self?.presentSignOutError()
        }
    }
}

/// What a signed-in user sees: the state of the ride, and whether the profile is above it.
struct SignedInState: Equatable {
    enum Ride: Equatable {
        case gettingUsersLocation
        case pickMeUp(Location)
        case waitingForPickup(AcceptedRide)
    }

    private(set) var ride = Ride.gettingUsersLocation
    private(set) var isProfileShown = false

    /// Handles an event; returns `false` and changes nothing if the event does not fit the state.
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

/// The events of a signed-in user.
enum SignedInEvent: Equatable {
    /// The user's position was found.
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
