/// A line `use "sign-in.walk" email="…"`: another script's steps, performed with arguments.
package struct Use: Equatable, Sendable {
    /// The path as written.
    package var path: String
    /// The path relative to the folder of the using script, without `.` and `..` where that can be: the loader's key.
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
