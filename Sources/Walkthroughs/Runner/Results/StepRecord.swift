package import StageRuntime

/// One step that was performed.
package struct StepRecord: Equatable {
    /// Where the line stands.
    package var location: SourceLocation
    /// The line as written, secrets as dots.
    package var source: String
    /// The virtual time after it.
    package var time: StageInstant
    /// Whether it failed.
    package var hasFailed: Bool
    /// What it led to; nil where no recorder asks for it.
    package var detail: StepDetail?

    /// Makes the record of a step.
    package init(
        location: SourceLocation, source: String, time: StageInstant, hasFailed: Bool, detail: StepDetail? = nil
    ) {
        self.location = location
        self.source = source
        self.time = time
        self.hasFailed = hasFailed
        self.detail = detail
    }
}
