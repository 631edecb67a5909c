package import WalkthroughLanguage

/// What tells one walkthrough from another in reports.
package struct WalkthroughIdentity: Hashable, Codable, Sendable {
    /// The script's path.
    package var path: String
    /// The line of the examples row, if it has one.
    package var line: Int?
    /// The title.
    package var title: String
    /// The values of the examples row, if it has one.
    package var rowName: String?
    /// Which run of several it is, from 1, if each is run more than once.
    package var repetition: Int?

    /// Takes the identity of a walkthrough.
    package init(_ walkthrough: Walkthrough) {
        path = walkthrough.path
        line = walkthrough.rowName == nil ? nil : walkthrough.location.line
        title = walkthrough.title
        rowName = walkthrough.rowName
    }

    /// Makes an identity that was read.
    package init(path: String, line: Int?, title: String, rowName: String?, repetition: Int? = nil) {
        self.path = path
        self.line = line
        self.title = title
        self.rowName = rowName
        self.repetition = repetition
    }

    /// The title, in parentheses the values of the examples row, and which run of several it is.
    package var name: String {
        let name = rowName.map { title + " (" + $0 + ")" } ?? title
        return repetition.map { name + " #" + String($0) } ?? name
    }

    /// What the command line takes to run just this one: `search.walk`, `search.walk:7`.
    package var argument: String {
        // What begins with a dash would be an option.
        let path = path.hasPrefix("-") ? "./" + path : path
        return line.map { path + ":" + String($0) } ?? path
    }
}
