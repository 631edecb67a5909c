import Basics

/// A parsed script file, which all scripts that use it share.
package struct Script: Equatable {
    /// The path of the file.
    package var path: String
    /// The lines before the first step.
    package var header = Header()
    /// The steps; a block is one step that contains others.
    package var steps: [Step] = []
    /// Every `use` line, also those in blocks, in the order of the file.
    package var uses: [Use] = []
    /// Every `${name}` in texts, in the order of the file, with its location.
    package var references: [Located<String>] = []
    /// Every `${name}` in a pattern, in the order of the file; patterns have no parameters, so it is not replaced.
    package var patternReferences: [Located<String>] = []

    /// The names of parameters that can be given a value: declared ones, and undeclared ones that occur in texts.
    package var parameterNames: Set<String> {
        let declared = header.parameters.map(\.name.value) + (header.examples?.columns ?? []).map(\.value)
        return Set(declared + references.map(\.value))
    }
}

/// One line of a script as a command, with its location.
package struct Step: Equatable {
    /// The command; a block's command contains its steps.
    package var command: Command
    /// The location of the line's first word.
    package var location: SourceLocation
    /// The line as written, without its indentation and its comment.
    package var source: String
    /// Whether the command, without its inner steps, contains a `${name}`.
    package var hasParameters = false
    /// Whether the line contains a name that the app declares: an element, a screen, a call, and so on.
    package var namesApp = true
}

extension [Step] {
    /// Returns whether one of the steps, or of those in their blocks, has a wanted command.
    package func containsCommand(where isWanted: (Command) -> Bool) -> Bool {
        // By index, since copying whole steps would cost more than comparing their commands.
        indices.contains { index in
            let command = self[index].command
            switch command {
            case .repeat(_, let inner), .when(_, let inner):
                return isWanted(command) || inner.containsCommand(where: isWanted)
            default: return isWanted(command)
            }
        }
    }
}

/// A line `use "sign-in.walk" email="…"`: the steps of another script, performed with arguments.
package struct Use: Equatable, Sendable {
    /// The path as written.
    package var path: String
    /// The path that is relative to the using script's folder, without `.` and `..` if possible; the loader's key.
    package var target: String
    /// The values for the used script's parameters, as written.
    package var arguments: [Argument]
    /// The location of the quoted path.
    package var pathLocation: SourceLocation
    /// The number of characters of the quoted path.
    package var pathLength: Int
}

extension Use {
    /// A value for one parameter of a used script.
    package struct Argument: Equatable, Sendable {
        /// The parameter's name.
        package var name: String
        /// The value; it may contain parameters of the using script.
        package var value: Template
        /// The location of the name.
        package var location: SourceLocation
        /// The byte range of the value, including its quotes.
        package var valueRange: Range<Int>
    }
}

extension Use: CustomStringConvertible {
    /// The line in the language's syntax.
    package var description: String {
        arguments.reduce("use \(path.quoted)") { line, argument in
            "\(line) \(argument.name)=\(argument.value.quoted)"
        }
    }
}

extension Use {
    func mappingTexts(_ transform: (Template) -> Template) -> Use {
        var result = self
        for index in arguments.indices {
            result.arguments[index].value = transform(arguments[index].value)
        }
        return result
    }
}

/// A property of an app, which is checked whenever the stage has settled.
package struct Property: Equatable {
    /// The rule of a property.
    package enum Rule: Equatable {
        /// The expectation must never hold.
        case never(Expectation)
        /// The app must never stand still like this: `dead end`, `eternal wait`, `lost presentation`.
        case neverStandsStill(String)
        /// The expectation must always hold; with `within`, it may fail for at most that time.
        case always(Expectation)
        /// The expectation must hold at least once.
        case sometimes(Expectation)
        /// Whenever the first expectation begins to hold, the others must hold, each within its time.
        case whenever(Expectation, [Expectation])
        /// After each request of the call, the expectations must hold, each within its time.
        case afterRequest(String, [Expectation])
    }

    /// The rule.
    package var rule: Rule
    /// The location of its first word.
    package var location: SourceLocation
    /// The number of characters in its first line.
    package var length: Int

    /// Creates a property.
    package init(_ rule: Rule, at location: SourceLocation, length: Int) {
        (self.rule, self.location, self.length) = (rule, location, length)
    }

    /// All its expectations, including that of a block's first line.
    package var expectations: [Expectation] {
        switch rule {
        case .never(let expectation), .always(let expectation), .sometimes(let expectation): [expectation]
        case .neverStandsStill: []
        case .whenever(let first, let others): [first] + others
        case .afterRequest(_, let others): others
        }
    }
}

extension Property {
    /// Returns the property with the values of its parameters.
    func resolved(with value: (_ name: String) -> String?) -> Property {
        func resolve(_ expectation: Expectation) -> Expectation {
            expectation.mappingTexts { $0.resolved(with: value) }
        }
        var result = self
        result.rule =
            switch rule {
            case .never(let expectation): .never(resolve(expectation))
            case .neverStandsStill: rule
            case .always(let expectation): .always(resolve(expectation))
            case .sometimes(let expectation): .sometimes(resolve(expectation))
            case .whenever(let first, let others): .whenever(resolve(first), others.map { resolve($0) })
            case .afterRequest(let call, let others): .afterRequest(call, others.map { resolve($0) })
            }
        return result
    }
}

extension Property: CustomStringConvertible {
    /// The property in the language's syntax; a block is on one line.
    package var description: String {
        switch rule {
        case .never(let expectation): "never \(expectation)"
        case .neverStandsStill(let kind): "never \(kind)"
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
    /// The app to which the properties belong.
    package let app: String
    /// The properties, in the order written.
    package let properties: [Property]
    /// The elements whose texts are not part of a state in `explore`.
    package let volatile: [ElementQuery]

    /// Returns whether a file is a script of properties, even one with errors.
    package static func isScript(_ bytes: [UInt8]) -> Bool {
        ScriptParser.parse(bytes, path: "", patterns: PatternCache()).0.header.propertiesMark != nil
    }
}
