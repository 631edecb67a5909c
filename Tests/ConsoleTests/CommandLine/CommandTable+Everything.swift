@testable import Console

extension CommandTable {
    /// The table as it will be when every row is built.
    static let everything = CommandTable(
        commands: standard.commands.map { row in
            var row = row
            row.availability = .available
            return row
        },
        options: standard.options.map { row in
            var row = row
            row.availability = .available
            return row
        })
}
