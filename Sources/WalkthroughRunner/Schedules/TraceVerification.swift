import ProcessPool
import Results
import StageRuntime
import WalkthroughLanguage

/// Runs a walkthrough several times and compares the traces event by event.
enum TraceVerification {
    /// Runs a walkthrough several times in the default order; only the steps of the first run are reported.
    ///
    /// - Returns: the first run, which fails as *nondeterministic* if a later one differs.
    static func verify(
        _ prepared: PreparedWalkthrough, runs: Int, telling audience: RunAudience
    ) throws(StepFailure) -> PerformedWalkthrough {
        var first = try Run(prepared, telling: audience)
        var shifter = AddressShifter()
        var silent = RunAudience()
        silent.progress = audience.progress
        for number in 2...max(runs, 2) {
            shifter.shift(for: number)
            let other = try Run(prepared, telling: silent)
            first.result.ownRuns = number
            guard other.result.traceHash != first.result.traceHash else { continue }
            first.result.outcome = .failed
            first.result.failures.append(
                WalkthroughFailure(difference(first, other, number), at: prepared.walkthrough.location))
            break
        }
        return PerformedWalkthrough(first.result, first.evidence)
    }

    /// One run with its whole trace.
    struct Run {
        var result: WalkthroughResult
        /// What is known besides, without the trace.
        var evidence = WalkthroughEvidence()
        let trace: [TracedEvent]
        /// The screen at its end.
        let screen: [String]
    }

    /// Makes the failure that names the first difference between a run and the first run.
    static func difference(_ first: Run, _ other: Run, _ number: Int) -> StepFailure {
        let advice =
            "look for a random number, a date or an order that does not come from the stage: `Date()`, `UUID()`, "
            + "a `Set`, static state, a thread"
        let difference = TraceDifference(first.trace.map(\.event), other.trace.map(\.event))
        let index = difference.map { $0.line - 1 } ?? first.trace.count
        // Differences outside events, in jobs and screens, show in the hash of the next step at the latest.
        let hidden = first.trace.indices.prefix(index).first { first.trace[$0].hash != other.trace[$0].hash }
        if let difference, hidden == nil {
            return StepFailure(
                .problem("nondeterministic"), "run \(number) differs from the first at event \(difference.line)",
                actual: difference.rendered.joined(separator: "\n"),
                notes: ["`-` is the first run, `+` run \(number)", advice])
        }
        let end = hidden.map { "the step `\(first.trace[$0].event.line)`" } ?? "the end"
        var failure = StepFailure(
            .problem("nondeterministic"),
            "run \(number) has the same events as the first, but before \(end) other jobs ran or another screen "
                + "was shown",
            notes: [advice])
        if first.screen != other.screen {
            failure.expected = first.screen.joined(separator: "\n")
            failure.actual = other.screen.joined(separator: "\n")
            failure.notes.insert("shown are the screens at the end of the first run and of run \(number)", at: 0)
        }
        return failure
    }
}

extension TraceVerification.Run {
    fileprivate init(_ prepared: PreparedWalkthrough, telling audience: RunAudience) throws(StepFailure) {
        audience.progress?.beginRun()
        var audience = audience
        audience.keepsTrace = true
        let session = try prepared.makeSession()
        let performed = WalkthroughPerformance(prepared.walkthrough, on: session, telling: audience).perform()
        (result, trace) = (performed.result, performed.evidence.trace ?? [])
        evidence = performed.evidence
        evidence.trace = nil
        screen = session.screenLines
        session.end()
    }
}

/// Keeps small blocks of memory between runs, so that later allocations have other addresses each time.
///
/// Otherwise an order that depends on addresses, such as that of a `Set`, would be the same in every run.
struct AddressShifter {
    /// The number of blocks made at a time.
    private static let step = 8
    /// The number of blocks kept; the oldest are released first.
    private static let limit = 512
    /// The size that each block is below, in bytes.
    private static let pieceSize = 4096

    /// The blocks, of different sizes.
    private(set) var pieces: [[UInt8]] = []

    /// Changes the addresses of later allocations, differently for each number.
    mutating func shift(for number: Int) {
        pieces += (1...Self.step).map { Array(repeating: 0, count: 16 * $0 * number % Self.pieceSize) }
        pieces.removeFirst(max(0, pieces.count - Self.limit))
    }
}
