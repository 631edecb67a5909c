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
