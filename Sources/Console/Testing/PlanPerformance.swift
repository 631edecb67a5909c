import Walkthroughs

/// Runs a plan in this process, one walkthrough after another.
final class PlanPerformance: RunRecorder {
    /// Who is told; strong, they live as long as the run.
    private let recorders: [any RunRecorder]
    /// What runs now.
    private var current: PlanItem?

    init(tells recorders: [any RunRecorder]) {
        self.recorders = recorders
    }

    /// Runs the plan; stops early once so many have failed, or when it is told to.
    ///
    /// - Parameter runner: tells this object, and it alone, of each walkthrough.
    func perform(
        _ items: [PlanItem], with runner: WalkthroughRunner, maxFailures: Int, isInterrupted: () -> Bool
    ) -> RunSummary {
        var summary = RunSummary(planned: items.count)
        tell(.runStarted(planned: items.count))
        for item in items where !isInterrupted() {
            current = item
            summary.count(runner.run(item.walkthrough).outcome)
            if summary.failed >= maxFailures { break }
        }
        tell(.runEnded(summary))
        return summary
    }

    /// Passes on what the runner tells, with the number of the repetition.
    func record(_ event: RunEvent) {
        switch event {
        case .walkthroughStarted(var identity):
            identity.repetition = current?.repetition
            tell(.walkthroughStarted(identity))
        case .walkthroughEnded(var result):
            result.identity.repetition = current?.repetition
            tell(.walkthroughEnded(result))
        case .runStarted, .stepEnded, .runEnded: tell(event)
        }
    }

    private func tell(_ event: RunEvent) {
        for recorder in recorders { recorder.record(event) }
    }
}
