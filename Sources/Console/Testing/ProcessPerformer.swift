import Basics
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Performs walkthroughs of a plan in a runner process, one after another, so that they share a prepared launch.
final class ProcessPerformer {
    /// The apps and the configuration.
    private let project: Project
    /// How to run.
    private let options: TestOptions
    /// Makes the storage of each walkthrough.
    private let storages: WalkthroughStorages
    /// Collects the elements on screen; nil if not wanted; strong, it lives as long as the run.
    private let sightings: ScreenSightings?
    /// Audits each screen; nil if not wanted; strong, it lives as long as the run.
    private let auditor: ScreenAuditor?
    /// Performs the walkthroughs; nil before the first; strong, this object owns it.
    private var runner: WalkthroughRunner?
    /// The index in the plan of the current walkthrough.
    private var index = 0

    init(
        _ project: Project, _ options: TestOptions, storages: WalkthroughStorages, sightings: ScreenSightings?,
        auditor: ScreenAuditor?
    ) {
        (self.project, self.options, self.storages) = (project, options, storages)
        (self.sightings, self.auditor) = (sightings, auditor)
    }

    /// Performs a walkthrough; `progress` is the same each time.
    func run(
        _ walkthrough: Walkthrough, as identity: WalkthroughIdentity, at index: Int, noting progress: RunnerProgress
    ) -> WalkthroughResult {
        self.index = index
        let runner = self.runner ?? makeRunner(progress)
        self.runner = runner
        var result = runner.run(walkthrough, noting: progress)
        result.walkthrough = identity
        return result
    }

    private func makeRunner(_ progress: RunnerProgress) -> WalkthroughRunner {
        let runner = WalkthroughRunner(project, options, telling: [progress]) {
            [unowned self] () throws(StepFailure) in try storages.make(index)
        }
        runner.sightings = sightings
        runner.auditor = auditor
        return runner
    }
}

extension WalkthroughRunner {
    /// Makes a runner with the options of the command line.
    ///
    /// - Parameters:
    ///   - project: the apps and the configuration.
    ///   - options: the seed, the order of events and whether traces are kept.
    ///   - recorders: the recorders to notify.
    ///   - makeStorage: makes the storage of one walkthrough; an error fails that walkthrough.
    convenience init(
        _ project: Project, _ options: TestOptions, telling recorders: [any RunRecorder],
        makeStorage: @escaping () throws(StepFailure) -> any Storage
    ) {
        self.init(
            apps: project.apps, configuration: project.configuration, seed: options.seed ?? 0, recorders: recorders,
            makeStorage: { (_) throws(StepFailure) in try makeStorage() })
        course = options.course
        keepsTrace = options.trace != nil
        for app in project.apps { properties[app.name] = project.properties(of: app.name) }
    }
}
