package import Workers

/// What Launch is given: how to find out who is signed in, and two callbacks, one of which is called, once.
package struct LaunchSetup {
    /// Asks the store who is signed in.
    package let findSession: () async throws -> UserSession?
    /// Called if a user is signed in.
    package let signedIn: (UserSession) -> Void
    /// Called if none is, or if it could not be found out and the user has read that.
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
