/// What tells one walkthrough from another in reports.
package struct WalkthroughIdentity: Hashable, Sendable {
    /// The script's path.
    package var path: String
    /// The line of the examples row, where it has one.
    package var line: Int?
    /// The title.
    package var title: String
    /// The values of the examples row, where it has one.
    package var rowName: String?

    /// Makes an identity of its parts.
    package init(path: String, line: Int? = nil, title: String, rowName: String? = nil) {
        self.path = path
        self.line = line
        self.title = title
        self.rowName = rowName
    }

    /// Takes the identity of a walkthrough.
    package init(_ walkthrough: Walkthrough) {
        path = walkthrough.path
        line = walkthrough.rowName == nil ? nil : walkthrough.location.line
        title = walkthrough.title
        rowName = walkthrough.rowName
    }

    /// The title, and in parentheses the values of the examples row.
    package var name: String { rowName.map { title + " (" + $0 + ")" } ?? title }

    /// What the command line takes to run just this one: `search.walk`, `search.walk:7`.
    package var argument: String { line.map { path + ":" + String($0) } ?? path }
}
