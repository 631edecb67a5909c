import Basics

/// A parsed script file; all scripts that use it share it.
package struct Script: Equatable {
    /// The path it was read from.
    package var path: String
    /// The lines before the first step.
    package var header: Header
    /// The steps, blocks nested.
    package var steps: [Step]
    /// Every `use` among the steps, those in blocks too, in order.
    package var uses: [Use]
    /// Every `${name}` of the script, in order, with its place.
    package var references: [Located<String>]
    /// Every `${name}` in a pattern, which is not replaced there, in order.
    package var patternReferences: [Located<String>]

    /// The names that something can give a value to: those it declares, and those it only mentions.
    package var parameterNames: Set<String> {
        let declared = header.parameters.map(\.name.value) + (header.examples?.columns ?? []).map(\.value)
        return Set(declared + references.map(\.value))
    }

    /// Creates a script.
    package init(
        path: String, header: Header = Header(), steps: [Step] = [], uses: [Use] = [],
        references: [Located<String>] = [], patternReferences: [Located<String>] = []
    ) {
        self.path = path
        self.header = header
        self.steps = steps
        self.uses = uses
        self.references = references
        self.patternReferences = patternReferences
    }
}

/// One line of a script, ready to be performed, with its place.
package struct Step: Equatable {
    /// What the line asks for; a block's inner steps are part of its command.
    package var command: Command
    /// The position of the line's first word.
    package var location: SourceLocation
    /// The line as written, without indentation and comment.
    package var source: String
    /// Whether the command, without its inner steps, contains a `${name}`, which a value replaces before it is
    /// performed.
    package var hasParameters: Bool
    /// Whether the line names something of the app that a checker may know: an element, a screen, a call, and so on.
    package var namesApp: Bool

    /// Creates a step from a line.
    package init(
        command: Command, location: SourceLocation, source: String, hasParameters: Bool = false, namesApp: Bool = true
    ) {
        self.command = command
        self.location = location
        self.source = source
        self.hasParameters = hasParameters
        self.namesApp = namesApp
    }
}

/// A line `use "sign-in.walk" email="…"`: another script's steps, performed with arguments.
package struct Use: Equatable, Sendable {
    /// The path as written.
    package var path: String
    /// The path relative to the folder of the using script, without `.` and `..` if possible: the loader's key.
    package var target: String
    /// The values for the used script's parameters, in the order written.
    package var arguments: [Argument]
    /// The position of the quoted path.
    package var pathLocation: SourceLocation
    /// How many characters the quoted path takes.
    package var pathLength: Int

    /// Creates a use of a script.
    package init(
        path: String, target: String, arguments: [Argument], pathLocation: SourceLocation, pathLength: Int
    ) {
        self.path = path
        self.target = target
        self.arguments = arguments
        self.pathLocation = pathLocation
        self.pathLength = pathLength
    }
}

extension Use {
    /// A value for one parameter of a used script.
    package struct Argument: Equatable, Sendable {
        /// The parameter's name.
        package var name: String
        /// Its value; the using script's parameters may stand in it.
        package var value: Template
        /// The position of the name.
        package var location: SourceLocation
        /// Which bytes of what was parsed are the value, its quotes included.
        package var valueRange: Range<Int>

        /// Creates an argument.
        package init(name: String, value: Template, location: SourceLocation, valueRange: Range<Int>) {
            self.name = name
            self.value = value
            self.location = location
            self.valueRange = valueRange
        }
    }
}

extension Use: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        arguments.reduce("use \(path.quoted)") { line, argument in
            "\(line) \(argument.name)=\(argument.value.quoted)"
        }
    }
}

extension Use {
    /// Returns the use with each text in its arguments replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> Use {
        var result = self
        for index in arguments.indices {
            result.arguments[index].value = transform(arguments[index].value)
        }
        return result
    }
}

/// A property that must always hold, checked whenever the stage has settled.
package struct Property: Equatable {
    /// What it says.
    package enum Rule: Equatable {
        /// It never holds.
        case never(Expectation)
        /// The app never stands still in this way: `dead end`, `eternal wait`.
        case neverStandsStill(String)
        /// The expectation always holds; with `within`, it may fail to hold for at most that time.
        case always(Expectation)
        /// It holds at least once in all that is done.
        case sometimes(Expectation)
        /// Each time that the first begins to hold, the others do, each within its time.
        case whenever(Expectation, [Expectation])
        /// Each time that the call was asked, the expectations hold, each within its time.
        case afterRequest(String, [Expectation])
    }

    /// What it says.
    package var rule: Rule
    /// Where its first word stands.
    package var location: SourceLocation
    /// How many characters its first line has.
    package var length: Int

    /// Creates a property.
    package init(_ rule: Rule, at location: SourceLocation, length: Int) {
        (self.rule, self.location, self.length) = (rule, location, length)
    }

    /// Every expectation in it, that of a block's first line included.
    package var expectations: [Expectation] {
        switch rule {
        case .never(let expectation), .always(let expectation), .sometimes(let expectation): [expectation]
        case .neverStandsStill: []
        case .whenever(let first, let others): [first] + others
        case .afterRequest(_, let others): others
        }
    }
}

extension Property: CustomStringConvertible {
    /// The property as the language writes it, a block in one line.
    package var description: String {
        switch rule {
        case .never(let expectation): "never \(expectation)"
        case .neverStandsStill(let way): "never \(way)"
        case .always(let expectation): "always \(expectation)"
        case .sometimes(let expectation): "sometimes \(expectation)"
        case .whenever(let first, let others): "when \(first): " + others.map { "\($0)" }.joined(separator: ", ")
        case .afterRequest(let call, let others):
            "after request \(call): " + others.map { "\($0)" }.joined(separator: ", ")
        }
    }
}

/// The properties of a script that begins with `properties "TITLE"`.
package struct PropertySet: Equatable {
    /// The script's path.
    package let path: String
    /// The title.
    package let title: String
    /// The app that they are about.
    package let app: String
    /// The properties, in the order written.
    package let properties: [Property]
    /// The elements whose texts make no state, for `explore`.
    package let volatile: [ElementQuery]
}
