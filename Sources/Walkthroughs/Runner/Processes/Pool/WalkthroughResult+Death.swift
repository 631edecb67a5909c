import StageRuntime

extension WalkthroughResult {
    /// How many of the last lines that an app wrote a failure shows.
    private static let shownLines = 5

    /// Makes the result of a walkthrough whose worker died, with what the worker did last.
    ///
    /// - Parameter page: what the worker noted; nil where it had gone on to another walkthrough.
    init(of identity: WalkthroughIdentity, endedBy death: WorkerDeath, during page: WorkerPage?, output: String) {
        self.init(identity: identity, outcome: death.outcome)
        let step = page?.step
        let lastLines = output.split(whereSeparator: \.isNewline).suffix(Self.shownLines).map { "output: " + $0 }
        failures = [
            WalkthroughFailure(
                location: step?.location ?? SourceLocation(file: identity.path, line: identity.line ?? 1, column: 1),
                source: step?.source, uses: [],
                failure: StepFailure(.problem(death.kind), death.message, notes: death.notes + lastLines),
                stepsBefore: max(0, (page?.steps ?? 0) - 1), time: page?.time ?? .zero, screen: [], pending: [],
                lastEvents: page?.events ?? [])
        ]
        stepCount = page?.steps ?? 0
        virtualTime = page?.time.offset ?? .zero
        self.output = output
    }
}
