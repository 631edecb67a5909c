import Authentication
import HeadlessUIKit
import KooberScenes
import Workers

/// Makes what the app shows as a whole, and with it the containers that live as long as that.
final class AppFactory: AppInterfaceFactory {
    /// What lives as long as the app; unowned, the container owns this factory.
    private unowned let container: AppDC

    init(container: AppDC) {
        self.container = container
    }

    func makeLaunch(
        findUser: @escaping () async throws -> UserSession?, finished: @escaping (UserSession?) -> Void
    ) -> UIViewController {
        LaunchVC(
            setup: LaunchSetup(findSession: findUser, signedIn: { finished($0) }, notSignedIn: { finished(nil) }))
    }

    func makeSignedOut() -> UIViewController {
        OnboardingController(container: OnboardingDC(auth: container.auth))
    }

    func makeMain(for user: UserSession) -> UIViewController {
        SignedInController(container: SignedInDC(session: user, workers: container.workers))
    }
}
