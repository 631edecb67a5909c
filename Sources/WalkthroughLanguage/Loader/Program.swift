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

/// A step that is about to be performed, with the values of its parameters and the `use` lines that led to it.
package struct PlannedStep: Equatable {
    /// The command; for a `when`, its expectation decides whether its steps are performed.
    package var command: Command
    /// The position of the line, in its own script.
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

extension Program {
    /// Walks a program's steps in the order in which they are performed; the caller decides whether to enter a `when`.
    package struct Cursor {
        /// The scripts that `use` names.
        private let scripts: [String: Script]
        /// The blocks and scripts that are being performed, the innermost last.
        private var frames: [Frame]
        /// The steps of the `when` that was returned last.
        private var pending: Frame?
        /// Whether a used script was begun or ended since the last step.
        private var hasCrossedUse = false

        /// How many bytes the arguments of a `use` may have together: scripts that use each other may double them.
        private static let mostGiven = 1 << 20

        /// Creates a cursor before a program's first step.
        init(_ program: Program) {
            scripts = program.scripts
            frames = [Frame(steps: program.script.steps, values: program.values)]
        }

        /// Returns the next step to perform, an action, an expectation or a `when`; nil after the last one.
        ///
        /// A `use` is returned, as the last step, if its arguments are too long: it cannot be performed.
        package mutating func next() -> PlannedStep? {
            pending = nil
            while let top = frames.indices.last {
                let index = frames[top].index
                guard index < frames[top].steps.count else {
                    frames[top].repetitions -= 1
                    frames[top].index = 0
                    if frames[top].repetitions <= 0 || frames[top].steps.isEmpty {
                        let ended = frames.removeLast()
                        if frames.last?.uses != ended.uses { hasCrossedUse = true }
                    }
                    continue
                }
                frames[top].index += 1
                if let planned = plan(frames[top].steps[index], in: frames[top]) { return planned }
            }
            return nil
        }

        /// Goes into the `when` that `next()` has just returned, whose expectation holds.
        package mutating func enterBlock() {
            if let pending { frames.append(pending) }
            pending = nil
        }

        /// Returns a step with its values, or goes into the block or script that it is.
        private mutating func plan(_ step: Step, in frame: Frame) -> PlannedStep? {
            let values = frame.values
            let command = step.hasParameters ? step.command.resolved { values[$0] } : step.command
            switch command {
            case .repeat(let count, let steps):
                frames.append(Frame(steps: steps, repetitions: count, values: values, uses: frame.uses))
                return nil
            case .use(let use):
                guard let script = scripts[use.target] else { return nil }
                guard use.arguments.reduce(0, { $0 + $1.value.text.utf8.count }) <= Self.mostGiven else {
                    frames = []
                    var bare = use
                    bare.arguments = []
                    return PlannedStep(
                        command: .use(bare),
                        location: step.location, source: step.source, uses: frame.uses, followsUse: hasCrossedUse)
                }
                hasCrossedUse = true
                let given = Dictionary(
                    use.arguments.map { ($0.name, $0.value.text) }, uniquingKeysWith: { first, _ in first })
                frames.append(
                    Frame(
                        steps: script.steps,
                        values: ParameterValues(of: script, given: given, overrides: values.overrides),
                        uses: frame.uses + [step.location]))
                return nil
            case .when(_, let steps):
                pending = Frame(steps: steps, values: values, uses: frame.uses)
            default: break
            }
            defer { hasCrossedUse = false }
            return PlannedStep(
                command: command, location: step.location, source: step.source, uses: frame.uses,
                followsUse: hasCrossedUse)
        }
    }
}

extension Program.Cursor {
    /// A block or a script that is being performed.
    struct Frame {
        /// Its steps.
        let steps: [Step]
        /// The step to perform next.
        var index = 0
        /// How many times it is performed, this time included.
        var repetitions: Int
        /// The values of its script's parameters.
        let values: ParameterValues
        /// The `use` lines that led to its script.
        let uses: [SourceLocation]

        /// Creates a frame before its first step.
        init(steps: [Step], repetitions: Int = 1, values: ParameterValues, uses: [SourceLocation] = []) {
            self.steps = steps
            self.repetitions = repetitions
            self.values = values
            self.uses = uses
        }
    }
}
