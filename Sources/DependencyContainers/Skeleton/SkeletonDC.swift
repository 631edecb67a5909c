import Rehearsal
import SkeletonScenes
import SkeletonWorkers
import WorkerSupport

/// The services of the app, one of each, which live as long as the app.
///
/// ```
/// SkeletonApp ──strong──> SkeletonDC <──strong── coordinators, builders
/// ```
final class SkeletonDC {
    /// The environment that the app runs in.
    let environment: SkeletonEnvironment
    /// Signs in and signs up.
    let account: any AccountWorker
    /// Finds breeds.
    let breeds: any BreedsWorker
    /// Stores who is signed in.
    let users: any UserWorker
    /// The features that the user can switch on.
    let features = FeatureSwitches()
    /// Covers the app while data are loaded.
    let overlay = LoadingOverlay()

    /// Makes the services on a stage.
    init(configuration: SkeletonConfiguration, stage: Stage) {
        environment = SkeletonEnvironment(stage.environment.name, configuration)
        let server = HttpWorker(stage: stage, apiKey: environment.apiToken)
        account = server
        breeds = server
        users = UserFile(stage: stage, bundleSuffix: environment.bundleSuffix)
    }
}
