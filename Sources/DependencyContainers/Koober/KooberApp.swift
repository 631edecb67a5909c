import Authentication
package import KooberScenes
package import Rehearsal
import Workers

/// Koober: kangaroo taxis, from the launch over sign-in to a ride and out again.
///
/// ```
/// KooberApp ──strong──> AppDC, AppController
/// ```
package final class KooberApp: StageApp {
    /// The word that scripts call it by.
    package static let name = "koober"
    /// What it is.
    package static let summary = "Kangaroo taxis: launch, onboarding, a ride, profile and sign-out."
    /// Its screens.
    package static let screens = [
        "Launch", "Welcome", "SignIn", "SignUp", "GettingLocation", "Ride", "DropoffPicker", "SendingRide",
        "WaitingForPickup", "Profile",
    ]
    /// The calls of its workers.
    package static let workerCalls = KooberWorkers.calls
    /// Where it stores something.
    package static let storageNames = [KooberSessionCalls.storageName]
    /// What its elements are called by tests.
    package static let identifiers = [
        "email", "password", "signIn", "signingIn", "fullName", "nickname", "mobile", "signUp", "signingUp", "profile",
        "retryLocation", "map", "whereTo", "rideOptions", "confirm", "locationSearch", "locations", "newRide",
        "signOut",
    ]
    /// What its scenes' states consist of.
    package static let stateKeys = [
        "phase", "email", "isPasswordFilled", "form", "ride", "options", "query", "places", "chosen", "request",
        "profile",
    ]

    /// What lives as long as the app; strong, the app owns it.
    private let container: AppDC
    /// Decides what is shown as a whole; strong, the app owns it.
    private let controller: AppController<UserSession>

    /// Makes the app and its first container.
    package init(configuration: KooberConfiguration) {
        container = AppDC(workers: KooberWorkers(stage: Stage.current))
        controller = AppController(
            store: SessionUserStore(sessions: container.sessions), interfaces: container.factory)
    }

    /// Shows Launch.
    package func launch(in window: UIWindow) { controller.launch(in: window) }
}
