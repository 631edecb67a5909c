package import StageRuntime

/// Makes koober's workers, offline or live, as the configuration says for each.
///
/// A container makes what it needs once and keeps it; this keeps nothing but the stage.
package struct KooberWorkers {
    /// The stage; unowned, it outlives what runs on it.
    private unowned let stage: Stage

    /// Takes the stage on which the workers will work.
    package init(stage: Stage) {
        self.stage = stage
    }

    /// Every call of koober's workers, for the app's `workerCalls`.
    package static let calls = [
        KooberAuthCalls.signIn.description, KooberAuthCalls.signUp.description,
        KooberLocatorCalls.location.description, KooberLocationsCalls.locations.description,
        KooberRideOptionsCalls.rideOptions.description, KooberRideRequestsCalls.requestRide.description,
        KooberSessionCalls.read.description, KooberSessionCalls.save.description,
        KooberSessionCalls.delete.description,
    ]

    /// Makes the worker that signs in and signs up.
    package func makeAuth() -> any KooberAuthWorker {
        guard let server = stage.environment.server(of: KooberAuthCalls.worker) else {
            return OfflineKooberAuth(stage: stage)
        }
        return LiveKooberAuth(stage: stage, server: server)
    }

    /// Makes the store of the session; there is one kind.
    package func makeSessionStore() -> any KooberSessionStore { KooberSessionFile(stage: stage) }

    /// Makes the locator; there is one kind, since no device is at hand.
    package func makeLocator() -> any KooberLocatorWorker { OfflineKooberLocator(gate: stage.workers) }

    /// Makes the search for places, for a signed-in user.
    ///
    /// - Parameters:
    ///   - token: the user's.
    ///   - onUnauthorised: called when the server no longer knows the token, before the call fails; signs out.
    package func makeLocations(
        token: Secret, onUnauthorised: @escaping () -> Void
    ) -> any KooberLocationsWorker {
        guard let server = stage.environment.server(of: KooberLocationsCalls.worker) else {
            return OfflineKooberLocations(gate: stage.workers, onUnauthorised: onUnauthorised)
        }
        return LiveKooberLocations(stage: stage, server: server, token: token, onUnauthorised: onUnauthorised)
    }

    /// Makes what knows the ride options, for a signed-in user.
    ///
    /// - Parameters:
    ///   - token: the user's.
    ///   - onUnauthorised: called when the server no longer knows the token, before the call fails; signs out.
    package func makeRideOptions(
        token: Secret, onUnauthorised: @escaping () -> Void
    ) -> any KooberRideOptionsWorker {
        guard let server = stage.environment.server(of: KooberRideOptionsCalls.worker) else {
            return OfflineKooberRideOptions(gate: stage.workers, onUnauthorised: onUnauthorised)
        }
        return LiveKooberRideOptions(stage: stage, server: server, token: token, onUnauthorised: onUnauthorised)
    }

    /// Makes what orders rides, for a signed-in user.
    ///
    /// - Parameters:
    ///   - token: the user's.
    ///   - onUnauthorised: called when the server no longer knows the token, before the call fails; signs out.
    package func makeRideRequests(
        token: Secret, onUnauthorised: @escaping () -> Void
    ) -> any KooberRideRequestsWorker {
        guard let server = stage.environment.server(of: KooberRideRequestsCalls.worker) else {
            return OfflineKooberRideRequests(gate: stage.workers, onUnauthorised: onUnauthorised)
        }
        return LiveKooberRideRequests(stage: stage, server: server, token: token, onUnauthorised: onUnauthorised)
    }
}
