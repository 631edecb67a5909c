package import Basics

/// A script with the values of its parameters and the scripts it uses: what a runner performs.
///
/// Nothing is multiplied out: blocks and used scripts are shared, and a `Cursor` walks them.
package struct Program {
    /// The script.
    package let script: Script
    /// The values of its parameters.
    package let values: ParameterValues
    /// The scripts it uses, and those that they use, by `Use.target`; the script itself is not among them.
    package let scripts: [ExactText: Script]

    /// Creates a program whose errors have all been found before.
    package init(script: Script, values: ParameterValues = ParameterValues(), scripts: [ExactText: Script] = [:]) {
        self.script = script
        self.values = values
        self.scripts = scripts
    }

    /// Returns a cursor before the first step.
    package func makeCursor() -> Cursor { Cursor(self) }
}

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
