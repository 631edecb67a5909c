/// A script, the values of its parameters, and the scripts that it uses: everything that a run needs.
///
/// Blocks and used scripts are not copied; a `Cursor` walks through them.
package struct Program {
    /// The script.
    package let script: Script
    /// The values of its parameters.
    package let values: ParameterValues
    /// The scripts that it uses directly or indirectly, by `Use.target`; the script itself is not included.
    package let scripts: [String: Script]

    /// Creates a program; its errors must have been reported before.
    init(script: Script, values: ParameterValues = ParameterValues(), scripts: [String: Script] = [:]) {
        (self.script, self.values, self.scripts) = (script, values, scripts)
    }

    /// Returns a cursor before the first step.
    package func makeCursor() -> Cursor { Cursor(self) }
}

/// A step before it is performed, with the values of its parameters and the `use` lines that led to it.
package struct PlannedStep: Equatable {
    /// The command; the expectation of a `when` decides whether its steps are performed.
    package var command: Command
    /// The location of the line in its own script.
    package var location: SourceLocation
    /// The line as written.
    package var source: String
    /// The `use` lines that led to its script, the outermost first.
    package var uses: [SourceLocation]
    /// Whether it is the first step of a used script, or the first step after a `use`.
    package var followsUse = false
}

/// The values of a script's parameters; `--param` takes precedence.
package struct ParameterValues: Equatable, Sendable {
    /// The values of `--param`, which are the same in every script.
    package var overrides: [String: String] = [:]
    /// The script's own values: `use` arguments or a row of examples, else the defaults.
    package var own: [String: String] = [:]

    /// The value of a parameter; nil if it has none.
    package subscript(name: String) -> String? { overrides[name] ?? own[name] }
}

extension ParameterValues {
    init(of script: Script, given: [String: String], overrides: [String: String]) {
        var own: [String: String] = [:]
        for parameter in script.header.parameters { own[parameter.name.value] = parameter.defaultValue }
        own.merge(given) { _, given in given }
        self.init(overrides: overrides, own: own)
    }
}

extension Program {
    /// Walks through a program's steps in the order in which they run; the caller decides whether to enter a `when`.
    package struct Cursor {
        /// The scripts that can be used, by `Use.target`.
        private let scripts: [String: Script]
        private var frames: [Frame]
        /// The steps of the `when` that was returned last.
        private var pending: Frame?
        /// Whether a used script has begun or ended since the last step.
        private var hasCrossedUse = false

        /// The largest size of a `use` line's arguments, in bytes; scripts that use each other could double it.
        private static let mostGiven = 1 << 20

        init(_ program: Program) {
            scripts = program.scripts
            frames = [Frame(steps: program.script.steps, values: program.values)]
        }

        /// Returns the next step: an action, an expectation or a `when`; nil after the last one.
        ///
        /// If the arguments of a `use` are too long, the `use` itself is returned as the last step, which then fails.
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

        /// Enters the `when` that `next()` has just returned; called if its expectation holds.
        package mutating func enterBlock() {
            if let pending { frames.append(pending) }
            pending = nil
        }

        /// Returns a step with its values; for a block or a `use`, enters it and returns nil.
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
    struct Frame {
        let steps: [Step]
        var index = 0
        /// The number of times that the steps are performed, including the current one.
        var repetitions: Int
        /// The values of its script's parameters.
        let values: ParameterValues
        /// The `use` lines that led to its script, the outermost first.
        let uses: [SourceLocation]

        init(steps: [Step], repetitions: Int = 1, values: ParameterValues, uses: [SourceLocation] = []) {
            (self.steps, self.repetitions, self.values, self.uses) = (steps, repetitions, values, uses)
        }
    }
}
