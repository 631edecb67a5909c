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
}
