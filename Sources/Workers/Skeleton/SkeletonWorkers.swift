package import StageRuntime

/// Makes skeleton's workers, offline or live, as the configuration says for each.
package struct SkeletonWorkers {
    /// The stage; unowned, it outlives what runs on it.
    private unowned let stage: Stage
    /// What the app shows its server.
    private let apiKey: Secret
    /// What the app's bundle id ends in.
    private let bundleSuffix: String

    /// Takes the stage on which the workers will work, and what the environment says.
    package init(stage: Stage, apiKey: Secret, bundleSuffix: String) {
        self.stage = stage
        self.apiKey = apiKey
        self.bundleSuffix = bundleSuffix
    }

    /// Every call of skeleton's workers, for the app's `workerCalls`.
    package static let calls = [
        AccountCalls.signIn.description, AccountCalls.signUp.description, BreedsCalls.search.description,
        UserCalls.read.description, UserCalls.save.description, UserCalls.clear.description,
    ]

    /// Makes the worker that signs in and signs up.
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

    /// Makes the store of the user; there is one kind.
    package func makeUsers() -> any UserWorker { UserFile(stage: stage, bundleSuffix: bundleSuffix) }
}
