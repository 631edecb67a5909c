package import StageRuntime

/// Where a worker notes what it does, so that a crash can be told with its step and the last trace events.
///
/// Given to the closure that performs a walkthrough; valid until it returns.
package struct WorkerProgress {
    /// The memory that the runner sees too.
    let page: WorkerPage
    /// Sends a step; nil where the runner does not want to be told.
    let sendStep: ((StepRecord) -> Void)?

    /// Notes the step that begins; to be called before each one.
    ///
    /// - Parameter source: the line as written, secrets as dots.
    package func beginStep(at location: SourceLocation, source: String, time: StageInstant) {
        page.beginStep(at: location, source: source, time: time)
    }

    /// Notes a trace event; to be called with each one.
    package func record(_ event: TraceEvent) {
        page.record(event)
    }

    /// Tells the runner, if it wants to know, that a step was performed.
    package func endStep(_ record: StepRecord) {
        sendStep?(record)
    }
}
