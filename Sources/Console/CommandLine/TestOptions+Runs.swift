import Foundation
import StageRuntime
import Walkthroughs

extension TestOptions {
    /// Which choices schedules make.
    var scheduleMode: ScheduleMode { mode == .anyOrder ? .anyOrder : .completions }

    /// How often, and in which order of events, each walkthrough is performed where it is not under many schedules.
    var course: RunCourse {
        if let schedule { return .schedule(schedule, scheduleMode) }
        return verify.map(RunCourse.verify) ?? .once
    }

    /// Returns what runs walkthroughs under many schedules.
    func sweep(_ project: Project) -> ScheduleSweep {
        ScheduleSweep(
            apps: project.apps, configuration: project.configuration, mode: scheduleMode, seed: seed ?? 0)
    }

    /// Whether not all walkthroughs of the given scripts are meant.
    var chooses: Bool { filter != nil || skip != nil || tags != nil || lastFailed || shard != nil }

    /// Whether the walkthroughs are a part that nobody has chosen for what is in it, so that what others would show
    /// is not known: a shard, or what failed last.
    var runsPart: Bool { lastFailed || (shard?.count ?? 1) > 1 }

    /// How many walkthroughs run at a time, where worker processes can be had.
    var jobLimit: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// Whether several walkthroughs may run at a time; those that are paused at or rewritten take turns.
    var mayBeParallel: Bool { jobLimit > 1 && !pauses && !updates }

    /// How worker processes are made and watched.
    func poolOptions(_ recorders: [any RunRecorder]) -> WorkerPool.Options {
        var result = WorkerPool.Options()
        result.jobs = jobLimit
        if let timeout { result.timeout = timeout }
        if let memory { result.memory = memory }
        result.maxFailures = failureLimit ?? .max
        if verbosity == .verbose { result.steps = .plain }
        if recorders.contains(where: \.wantsDetail) { result.steps = .detailed }
        return result
    }
}
