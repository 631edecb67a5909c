package import Configuration
package import ProcessPool
@_exported public import Results
package import StageRuntime
package import WalkthroughLanguage

/// Runs walkthroughs one after another, each on a new stage, and notifies recorders.
package final class WalkthroughRunner {
    private let apps: [RunnableApp]
    private let configuration: ResolvedConfiguration
    private let seed: UInt64
    /// The recorders; strong, they live as long as the run.
    private let recorders: [any RunRecorder]
    /// Makes the storage of one walkthrough; in memory unless the command line says otherwise.
    private let makeStorage: (WalkthroughIdentity) throws(StepFailure) -> any Storage

    /// Collects pictures to update, except of known failures; nil if they must match; strong, it belongs to the run.
    package var updates: PictureUpdates?
    /// How often, and in which order of events, each walkthrough is performed.
    package var variant = RunVariant.once
    /// Whether results have the whole trace.
    package var keepsTrace = false
    /// Collects the elements on screen; nil if not wanted; strong, it belongs to the run and outlives the runner.
    package var sightings: ScreenSightings?
    /// Audits each screen; nil if not wanted; strong, it belongs to the run and outlives the runner.
    package var auditor: ScreenAuditor?
    /// The last prepared launch; walkthroughs of one app mostly need the same.
    private var prepared: PreparedLaunch?

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - apps: the apps that walkthroughs may name.
    ///   - configuration: the configuration before scripts change it.
    ///   - seed: the number from which all randomness derives.
    ///   - recorders: the recorders to notify.
    ///   - makeStorage: makes the storage of one walkthrough; an error fails that walkthrough.
    package init(
        apps: [RunnableApp], configuration: ResolvedConfiguration, seed: UInt64 = 0, recorders: [any RunRecorder] = [],
        makeStorage: @escaping (WalkthroughIdentity) throws(StepFailure) -> any Storage = { _ in MemoryStorage() }
    ) {
        self.apps = apps
        self.configuration = configuration
        self.seed = seed
        self.recorders = recorders
        self.makeStorage = makeStorage
    }

    /// Runs one walkthrough on a new stage.
    ///
    /// - Parameter progress: records each step and trace event in a runner process; nil in any other process.
    @discardableResult
    package func run(_ walkthrough: Walkthrough, noting progress: RunnerProgress? = nil) -> WalkthroughResult {
        let identity = WalkthroughIdentity(walkthrough)
        recorders.record(.walkthroughStarted(identity))
        let performed = AutoreleasePool.drain { perform(walkthrough, identity, progress) }
        recorders.record(.walkthroughObserved(identity, performed.evidence))
        recorders.record(.walkthroughEnded(performed.result))
        return performed.result
    }

    private func perform(
        _ walkthrough: Walkthrough, _ identity: WalkthroughIdentity, _ progress: RunnerProgress?
    ) -> PerformedWalkthrough {
        if case .skip(let reason) = walkthrough.disposition {
            return PerformedWalkthrough(WalkthroughResult(identity, .skipped, reason: reason))
        }
        if variant.skipsExactTiming, walkthrough.isTimingExact {
            return PerformedWalkthrough(WalkthroughResult(identity, .skipped, reason: "timing exact"))
        }
        let audience = RunAudience(
            wantsDetail: recorders.contains(where: \.wantsDetail), keepsTrace: keepsTrace, progress: progress,
            updates: walkthrough.disposition == nil ? updates : nil
        ) { [recorders] in recorders.record(.stepEnded($0)) }
        var performed: PerformedWalkthrough
        do throws(StepFailure) {
            performed = try perform(walkthrough, telling: audience)
        } catch {
            return PerformedWalkthrough(
                WalkthroughResult(identity, .failed, failures: [WalkthroughFailure(error, at: walkthrough.location)]))
        }
        if case .knownFailure(let reason) = walkthrough.disposition {
            performed.result.outcome = performed.result.outcome == .passed ? .unexpectedPass : .knownFailure
            performed.result.reason = reason
        }
        return performed
    }

    private func perform(
        _ walkthrough: Walkthrough, telling audience: RunAudience
    ) throws(StepFailure) -> PerformedWalkthrough {
        let app = try PreparedWalkthrough.app(of: walkthrough, among: apps)
        let prepared = PreparedWalkthrough(
            walkthrough, app: app, launch: try launch(of: app, for: walkthrough), seed: seed)
        switch variant {
        case .once:
            let identity = WalkthroughIdentity(walkthrough)
            let session = try prepared.makeSession(storage: try makeStorage(identity))
            defer { session.end() }
            session.watch.sightings = sightings
            auditor?.begin(identity)
            session.auditor = auditor
            return WalkthroughPerformance(walkthrough, on: session, telling: audience).perform()
        case .schedule(let number, let mode):
            return try ScheduleRunner(prepared, mode, seed: seed).run(number, telling: audience)
        case .disturb(let disturbances):
            return try DisturbedRuns(prepared: prepared, disturbances: disturbances).run(telling: audience)
        case .verify(let runs):
            return try TraceVerification.verify(prepared, runs: runs, telling: audience)
        }
    }

    private func launch(of app: RunnableApp, for walkthrough: Walkthrough) throws(StepFailure) -> () -> Void {
        if let prepared, prepared.fits(walkthrough) { return prepared.launch }
        let launch = try PreparedWalkthrough.launch(of: app, for: walkthrough, configuration)
        prepared = PreparedLaunch(walkthrough: walkthrough, launch: launch)
        return launch
    }
}

/// How often, and in which order of events, a walkthrough is performed for one result.
package enum RunVariant: Equatable, Sendable {
    /// Once, in the default order.
    case once
    /// Once under a schedule that derives from the run's seed; 0 is the default order, with the checks of a schedule.
    case schedule(UInt64, ScheduleMode)
    /// A number of times in the default order, and the traces are compared.
    case verify(Int)
    /// Once undisturbed, then with each of the disturbances after each step.
    case disturb([Disturbance])

    /// Whether a walkthrough that says `timing exact` is skipped.
    var skipsExactTiming: Bool {
        if case .schedule = self { true } else { false }
    }
}
