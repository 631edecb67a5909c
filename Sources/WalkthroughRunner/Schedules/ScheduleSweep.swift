package import Configuration
package import StageRuntime
import WalkthroughLanguage

/// What walkthroughs are tried under many schedules with; ``ScheduleUnits`` does it.
///
/// The same walkthrough, mode and seed give the same result in every process, in debug and release.
package struct ScheduleSweep {
    /// The apps that walkthroughs may name.
    private let apps: [RunnableApp]
    /// The configuration without what scripts set.
    private let configuration: ResolvedConfiguration
    /// Which choices the schedules make.
    let mode: ScheduleMode
    /// What the schedules, and all randomness on the stages, derive from.
    let seed: UInt64

    /// Makes a sweep; a report names the seed before the first run.
    package init(
        apps: [RunnableApp], configuration: ResolvedConfiguration, mode: ScheduleMode = .completions, seed: UInt64 = 0
    ) {
        self.apps = apps
        self.configuration = configuration
        self.mode = mode
        self.seed = seed
    }

    /// Makes a walkthrough ready for its runs.
    ///
    /// - Throws: `StepFailure` if there is no such app or the configuration does not fit it.
    func bench(
        for walkthrough: Walkthrough, noting progress: RunnerProgress? = nil
    ) throws(StepFailure) -> ScheduleBench {
        ScheduleBench(
            try PreparedWalkthrough(walkthrough, apps: apps, configuration: configuration, seed: seed), mode,
            seed: seed, noting: progress)
    }
}
