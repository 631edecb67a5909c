package import StageRuntime

/// Makes koober's workers, offline or live, as the configuration says for each of them.
///
/// It keeps only the stage; a container makes each worker once and keeps it.
package struct KooberWorkers {
    /// The stage; unowned, it lives longer.
    private unowned let stage: Stage

    /// Makes a value for the stage on which the workers run.
    package init(stage: Stage) {
        self.stage = stage
    }

    /// The descriptions of all calls, for the app's `workerCalls`.
    package static let calls = [
        KooberAuthCalls.signIn.description, KooberAuthCalls.signUp.description,
        KooberLocatorCalls.location.description, KooberLocationsCalls.locations.description,
        KooberRideOptionsCalls.rideOptions.description, KooberRideRequestsCalls.requestRide.description,
        KooberSessionCalls.read.description, KooberSessionCalls.save.description,
        KooberSessionCalls.delete.description,
    ]

    /// Makes the worker for signing in and up.
    package func makeAuth() -> any KooberAuthWorker {
        guard let server = stage.environment.server(of: KooberAuthCalls.worker) else {
            return OfflineKooberAuth(stage: stage)
        }
        return LiveKooberAuth(stage: stage, server: server)
    }

    /// Makes the session store, which has one implementation.
    package func makeSessionStore() -> any KooberSessionStore { KooberSessionFile(stage: stage) }

    /// Makes the locator, which is always offline, because there is no device.
    package func makeLocator() -> any KooberLocatorWorker { OfflineKooberLocator(gate: stage.workers) }

    /// Makes the search for places of a signed-in user.
    ///
    /// - Parameters:
    ///   - token: the user's token for the server.
    ///   - onUnauthorised: called before a call fails because the server no longer accepts the token; signs out.
    package func makeLocations(
        token: Secret, onUnauthorised: @escaping () -> Void
    ) -> any KooberLocationsWorker {
        guard let server = stage.environment.server(of: KooberLocationsCalls.worker) else {
            return OfflineKooberLocations(gate: stage.workers, onUnauthorised: onUnauthorised)
        }
        return LiveKooberLocations(stage: stage, server: server, token: token, onUnauthorised: onUnauthorised)
    }

    /// Makes the worker for the ride options of a signed-in user.
    ///
    /// - Parameters:
    ///   - token: the user's token for the server.
    ///   - onUnauthorised: called before a call fails because the server no longer accepts the token; signs out.
    package func makeRideOptions(
        token: Secret, onUnauthorised: @escaping () -> Void
    ) -> any KooberRideOptionsWorker {
        guard let server = stage.environment.server(of: KooberRideOptionsCalls.worker) else {
            return OfflineKooberRideOptions(gate: stage.workers, onUnauthorised: onUnauthorised)
        }
        return LiveKooberRideOptions(stage: stage, server: server, token: token, onUnauthorised: onUnauthorised)
    }

    /// Makes the worker for the rides of a signed-in user.
    ///
    /// - Parameters:
    ///   - token: the user's token for the server.
    ///   - onUnauthorised: called before a call fails because the server no longer accepts the token; signs out.
    package func makeRideRequests(
        token: Secret, onUnauthorised: @escaping () -> Void
    ) -> any KooberRideRequestsWorker {
        guard let server = stage.environment.server(of: KooberRideRequestsCalls.worker) else {
            return OfflineKooberRideRequests(gate: stage.workers, onUnauthorised: onUnauthorised)
        }
        return LiveKooberRideRequests(stage: stage, server: server, token: token, onUnauthorised: onUnauthorised)
    }
}
