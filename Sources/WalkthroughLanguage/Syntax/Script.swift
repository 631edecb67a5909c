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
    /// Where the line's first word stands.
    package var location: SourceLocation
    /// The line as written, without indentation and comment.
    package var source: String
    /// Whether the command, its inner steps apart, has a `${name}` that a value must replace before it is performed.
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
