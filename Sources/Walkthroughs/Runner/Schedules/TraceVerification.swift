package import Configuration
import StageRuntime

/// Runs walkthroughs several times and compares the traces event by event.
package struct TraceVerification {
    /// The apps that walkthroughs may name.
    private let apps: [RunnableApp]
    /// The configuration without what scripts set.
    private let configuration: ResolvedConfiguration
    /// What all randomness on the stages derives from.
    private let seed: UInt64

    /// Makes a verification.
    package init(apps: [RunnableApp], configuration: ResolvedConfiguration, seed: UInt64 = 0) {
        self.apps = apps
        self.configuration = configuration
        self.seed = seed
    }

    /// Runs a walkthrough so many times in the default order.
    ///
    /// - Returns: the first run, which fails as *nondeterministic* where a later one differs.
    package func verify(_ walkthrough: Walkthrough, runs: Int) -> WalkthroughResult {
        do throws(StepFailure) {
            let prepared = try PreparedWalkthrough(walkthrough, apps: apps, configuration: configuration, seed: seed)
            return try Self.verify(prepared, runs: runs)
        } catch {
            return WalkthroughResult(
                identity: WalkthroughIdentity(walkthrough), outcome: .failed,
                failures: [WalkthroughFailure(error, before: walkthrough)])
        }
    }

    /// Runs a prepared walkthrough so many times; only of the first run steps are told.
    static func verify(
        _ prepared: PreparedWalkthrough, runs: Int, telling audience: RunAudience = RunAudience()
    ) throws(StepFailure) -> WalkthroughResult {
        var first = try run(prepared, telling: audience)
        // What is kept between runs moves everything that is allocated after it: an order that hangs on addresses,
        // such as that of a `Set`, would else be the same each time.
        var ballast: [[UInt8]] = []
        var silent = RunAudience()
        silent.progress = audience.progress
        for number in 2...max(runs, 2) {
            ballast += (1...8).map { Array(repeating: 0, count: 16 * $0 * number % 4096) }
            let other = try run(prepared, telling: silent)
            guard other.result.traceHash != first.result.traceHash else { continue }
            first.result.outcome = .failed
            first.result.failures.append(
                WalkthroughFailure(difference(first.events, other.events, number), before: prepared.walkthrough))
            break
        }
        return first.result
    }

    private static func run(
        _ prepared: PreparedWalkthrough, telling audience: RunAudience
    ) throws(StepFailure) -> (result: WalkthroughResult, events: [TraceEvent]) {
        audience.progress?.beginRun()
        let session = try prepared.makeSession(traceLimit: .max)
        let result = WalkthroughPerformance(prepared.walkthrough, on: session, telling: audience).perform()
        let events = session.stage.trace.last(.max)
        session.end()
        return (result, events)
    }

    /// Says where a run first differs from the first one.
    static func difference(_ first: [TraceEvent], _ other: [TraceEvent], _ number: Int) -> StepFailure {
        let advice =
            "look for a random number, a date or an order that does not come from the stage: `Date()`, `UUID()`, "
            + "a `Set`, static state, a thread"
        guard let difference = TraceDifference(first, other) else {
            return StepFailure(
                .problem("nondeterministic"),
                "run \(number) has the same events as the first, but other jobs ran or another screen was shown",
                notes: [advice])
        }
        return StepFailure(
            .problem("nondeterministic"), "run \(number) differs from the first at event \(difference.line)",
            actual: difference.rendered.joined(separator: "\n"),
            notes: ["`-` is the first run, `+` run \(number)", advice])
    }
}
