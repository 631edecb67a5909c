/// A parsed script file; all scripts that use it share it.
package struct Script: Equatable {
    /// The path it was read from.
    package var path: String
    /// The lines before the first step.
    package var header: Header
    /// The steps, blocks nested.
    package var steps: [Step]
    /// Every `${name}` of the script, in order, with its place.
    package var references: [Located<String>]

    /// Creates a script.
    package init(path: String, header: Header = Header(), steps: [Step] = [], references: [Located<String>] = []) {
        self.path = path
        self.header = header
        self.steps = steps
        self.references = references
    }
}
