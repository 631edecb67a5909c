package import KooberWorkers

/// The input of Launch: a closure that reads who is signed in, and two callbacks, one of which is called once.
package struct LaunchSetup {
    /// Reads who is signed in.
    package let findSession: () async throws -> UserSession?
    /// Called once, if a user is signed in.
    package let signedIn: (UserSession) -> Void
    /// Called once, if no user is signed in, or after the alert that the store has failed.
    package let notSignedIn: () -> Void

    /// Makes a setup.
    package init(
        findSession: @escaping () async throws -> UserSession?, signedIn: @escaping (UserSession) -> Void,
        notSignedIn: @escaping () -> Void
    ) {
        self.findSession = findSession
        self.signedIn = signedIn
        self.notSignedIn = notSignedIn
    }
}
