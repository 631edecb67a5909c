/// What a run was asked to do, for the head of its reports.
package struct RunHeader: Equatable, Codable, Sendable {
    /// One thing that holds for the whole run, such as its seed.
    package struct Property: Equatable, Codable, Sendable {
        /// What it is.
        package var name: String
        /// Its value.
        package var value: String

        /// Makes a property.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What the suite is called.
    package var title: String
    /// When the run began, in ISO 8601; nil where nobody says.
    package var startedAt: String?
    /// What holds for the whole run, in the order in which it is shown.
    package var properties: [Property]
    /// The options that the course of the run depends on, for the command that repeats a failure.
    ///
    /// Values of parameters are not among them: each walkthrough tells those that may be read.
    package var options: [String]
    /// The name of the program that ran, for that command; nil is `rehearse`.
    package var program: String?
    /// The environment's variables that the course of the run depends on, as `NAME=VALUE`; nil where there are none.
    package var variables: [String]?

    /// Makes a header.
    package init(
        title: String = "Walkthroughs", startedAt: String? = nil, properties: [Property] = [], options: [String] = [],
        program: String? = nil, variables: [String]? = nil
    ) {
        self.title = title
        self.startedAt = startedAt
        self.properties = properties
        self.options = options
        self.program = program
        self.variables = variables
    }

    /// The header of several parts of one run: the first one's, with the values of all parts where they differ.
    func merged(with other: RunHeader) -> RunHeader {
        var result = self
        for property in other.properties {
            guard let place = result.properties.firstIndex(where: { $0.name == property.name }) else {
                result.properties.append(property)
                continue
            }
            let known = result.properties[place].value
            if known != property.value, !known.hasSuffix(", " + property.value) {
                result.properties[place].value = known + ", " + property.value
            }
        }
        return result
    }
}
