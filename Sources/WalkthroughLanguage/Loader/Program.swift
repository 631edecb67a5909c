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
