import Authentication
package import KooberScenes
import KooberWorkers
package import Rehearsal
import WorkerSupport

/// Koober, an app for kangaroo taxis: the launch, the sign-in, a ride, and the sign-out.
///
/// ```
/// KooberApp ──strong──> AppDC, AppController
/// ```
package final class KooberApp: StageApp {
    /// The app's name in scripts and on the command line.
    package static let name = "koober"
    /// A sentence that says what the app is.
    package static let summary = "Kangaroo taxis: launch, onboarding, a ride, profile and sign-out."
    /// The names of its screens.
    package static let screens = [
        "Launch", "Welcome", "SignIn", "SignUp", "GettingLocation", "Ride", "DropoffPicker", "SendingRide",
        "WaitingForPickup", "Profile",
    ]
    /// The calls of its workers, which scripts can name.
    package static let workerCalls = [
        KooberAuthCalls.signIn.call.description, KooberAuthCalls.signUp.call.description,
        KooberLocatorCalls.location.description, KooberServerCalls.locations.call.description,
        KooberServerCalls.rideOptions.call.description, KooberServerCalls.requestRide.call.description,
        KooberSessionCalls.read.description, KooberSessionCalls.save.description,
        KooberSessionCalls.delete.description,
    ]
    /// The names of its stored files.
    package static let storageNames = [KooberSessionCalls.storageName]
    /// The accessibility identifiers of its elements.
    package static let identifiers = [
        "email", "password", "signIn", "signingIn", "fullName", "nickname", "mobile", "signUp", "signingUp", "profile",
        "retryLocation", "map", "whereTo", "rideOptions", "confirm", "locationSearch", "locations", "newRide",
        "signOut",
    ]
    /// The properties of its scenes' states.
    package static let stateKeys = [
        "phase", "form", "ride", "options", "query", "places", "chosen", "request", "profile",
    ]

    /// The container of the app; strong, the app owns it.
    private let container: AppDC
    /// Decides which interface is shown; strong, the app owns it.
    private let controller: AppController<UserSession>

    /// Makes the app and its first container.
    package init(configuration: KooberConfiguration) {
        container = AppDC(stage: Stage.current)
        controller = AppController(
            store: SessionUserStore(sessions: container.sessions), interfaces: container.factory)
    }

    /// Shows Launch.
    package func launch(in window: UIWindow) { controller.launch(in: window) }
}
