import StageRuntime
import Walkthroughs

extension WalkthroughRunner {
    /// Makes what performs walkthroughs as the command line says.
    ///
    /// - Parameters:
    ///   - project: the apps and the configuration.
    ///   - options: the seed, the order of events and whether traces are kept.
    ///   - recorders: who is told how it goes.
    ///   - makeStorage: makes the storage of one walkthrough; what it throws is that one's failure.
    convenience init(
        _ project: Project, _ options: TestOptions, telling recorders: [any RunRecorder],
        makeStorage: @escaping () throws(StepFailure) -> any Storage
    ) {
        self.init(
            apps: project.apps, configuration: project.configuration, seed: options.seed ?? 0, recorders: recorders,
            makeStorage: { (_) throws(StepFailure) in try makeStorage() })
        course = options.course
        keepsTrace = options.trace != nil
    }
}
