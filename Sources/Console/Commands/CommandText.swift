import Configuration
import Reports
import Walkthroughs

/// The commands of the language in words, for `help`, `commands` and the console.
enum CommandText {
    /// Where sentences begin, unless a command is longer; then they go on the next line.
    private static let margin = 40

    /// Returns the heading of a table of the language.
    static func title(of section: CommandReference.Section) -> String {
        switch section {
        case .header: "Header, before the first step of a script"
        case .actions: "Actions"
        case .world: "The world"
        case .expectations: "Expectations"
        case .structure: "Structure"
        case .console: "In the console only"
        }
    }

    /// Returns commands with what they do, in two columns.
    static func overview(of entries: [CommandReference.Entry]) -> [String] {
        entries.flatMap { entry -> [String] in
            let term = "  " + entry.syntax
            guard ColumnWidth.of(term) < margin - 1 else {
                return [term, String(repeating: " ", count: margin) + entry.help]
            }
            return [ColumnWidth.pad(term, to: margin) + entry.help]
        }
    }

    /// Returns one command with what it does and an example.
    static func detail(of entry: CommandReference.Entry) -> [String] {
        let example = entry.example.split(separator: "\n").map { "    " + $0 }
        return [entry.syntax, "  " + entry.help, "  For example:"] + example
    }
}
