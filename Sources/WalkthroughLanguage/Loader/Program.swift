
/// A script with the values of its parameters and the scripts it uses: what a runner performs.
///
/// Nothing is multiplied out: blocks and used scripts are shared, and a `Cursor` walks them.
package struct Program {
    /// The script.
    package let script: Script
    /// The values of its parameters.
    package let values: ParameterValues
    /// The scripts it uses, and those that they use, by `Use.target`; the script itself is not among them.
    package let scripts: [String: Script]

    /// Creates a program whose errors have all been found before.
    package init(script: Script, values: ParameterValues = ParameterValues(), scripts: [String: Script] = [:]) {
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

/// The values that the parameters of one script have: `--param` over what was given to the script.
package struct ParameterValues: Equatable, Sendable {
    /// The values of `--param`, the same in every script.
    package var overrides: [String: String]
    /// The script's own: `use` arguments or a row of examples, over its defaults.
    package var own: [String: String]

    /// Creates values.
    package init(overrides: [String: String] = [:], own: [String: String] = [:]) {
        self.overrides = overrides
        self.own = own
    }

    /// Creates the values of a script from what is given to it.
    init(of script: Script, given: [String: String], overrides: [String: String]) {
        var own: [String: String] = [:]
        for parameter in script.header.parameters { own[parameter.name.value] = parameter.defaultValue }
        own.merge(given) { _, given in given }
        self.init(overrides: overrides, own: own)
    }

    /// The value of a parameter; nil when nothing gives it one.
    package subscript(name: String) -> String? { overrides[name] ?? own[name] }
}
