package import StageRuntime

/// Makes skeleton's workers, offline or live, as the configuration says for each of them.
package struct SkeletonWorkers {
    /// The stage; unowned, it lives longer.
    private unowned let stage: Stage
    /// The key that authorises the app on the server.
    private let apiKey: Secret
    /// The suffix of the app's bundle id.
    private let bundleSuffix: String

    /// Makes a value for the stage on which the workers run, with the values of its environment.
    package init(stage: Stage, apiKey: Secret, bundleSuffix: String) {
        self.stage = stage
        self.apiKey = apiKey
        self.bundleSuffix = bundleSuffix
    }

    /// The descriptions of all calls, for the app's `workerCalls`.
    package static let calls = [
        AccountCalls.signIn.description, AccountCalls.signUp.description, BreedsCalls.search.description,
        UserCalls.read.description, UserCalls.save.description, UserCalls.clear.description,
    ]

    /// Makes the worker for signing in and up.
    package func makeAccount() -> any AccountWorker {
        guard let server = stage.environment.server(of: AccountCalls.worker) else {
            return OfflineAccount(stage: stage)
        }
        return LiveAccount(stage: stage, server: server, apiKey: apiKey)
    }

    /// Makes the search for breeds.
    package func makeBreeds() -> any BreedsWorker {
        guard let server = stage.environment.server(of: BreedsCalls.worker) else {
            return OfflineBreeds(gate: stage.workers)
        }
        return LiveBreeds(stage: stage, server: server, apiKey: apiKey)
    }

    /// Makes the user store, which has one implementation.
    package func makeUsers() -> any UserWorker { UserFile(stage: stage, bundleSuffix: bundleSuffix) }
}
