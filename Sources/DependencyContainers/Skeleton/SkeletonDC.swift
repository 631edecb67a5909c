import Rehearsal
import SkeletonScenes
import SkeletonWorkers
import WorkerSupport

/// The services of the app, one of each; they live as long as the app.
///
/// ```
/// SkeletonApp ──strong──> SkeletonDC <──strong── coordinators, builders
/// ```
final class SkeletonDC {
    let environment: SkeletonEnvironment
    /// Signs in and signs up; strong, like the services below, this container owns them.
    let account: any AccountWorker
    let breeds: any BreedsWorker
    let users: any UserWorker
    let features = FeatureSwitches()
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
