import Basics

/// A line `use "sign-in.walk" email="…"`: another script's steps, performed with arguments.
package struct Use: Equatable, Sendable {
    /// The path as written.
    package var path: String
    /// The path relative to the folder of the using script, without `.` and `..` if possible: the loader's key.
    package var target: String
    /// The values for the used script's parameters, in the order written.
    package var arguments: [Argument]
    /// Where the quoted path stands.
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
        /// Where the name stands.
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
