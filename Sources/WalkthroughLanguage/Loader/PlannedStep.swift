/// A step that is to be performed now: its parameters have their values, and it knows the way that led to it.
package struct PlannedStep: Equatable {
    /// What is to be done; of a `when`, its expectation says whether its steps are entered.
    package var command: Command
    /// Where the line stands, in its own script.
    package var location: SourceLocation
    /// The line as written.
    package var source: String
    /// The `use` lines that led to the script, the outermost first.
    package var uses: [SourceLocation]
    /// Whether it is the first step after a `use` or the first of the script that one brings in.
    package var followsUse = false
}
