/// The completion scripts, made from the table and the names of the apps.
struct CompletionScript {
    let table: CommandTable
    /// The names of the apps; they come from whoever built the executable and are plain words.
    let apps: [String]

    init(table: CommandTable = .standard, apps: [String]) {
        (self.table, self.apps) = (table, apps)
    }

    /// Returns the script for a shell; it ends without a newline.
    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    var commandNames: [String] { table.commands.map(\.name.rawValue) }

    /// The options whose next word is a value, wherever they stand.
    var optionsWithValue: [OptionRow] { table.options.filter { $0.takesValue } }

    /// Returns the words that may stand after a command; nil if paths do.
    func operandWords(of row: CommandRow) -> [String]? {
        switch row.operand {
        case .nothing: []
        case .paths: nil
        case .app: apps
        case .command: commandNames + ["all"]
        case .words(let words): words
        }
    }

    /// The options that every command takes.
    var commonOptions: [OptionRow] { table.options(of: nil) }

    /// Returns the words of an option: its long name, and its letter if it has one.
    func words(of row: OptionRow) -> [String] { [row.name.word] + (row.letter.map { ["-" + $0] } ?? []) }

    /// Returns the options that are not for every command.
    func ownOptions(of command: CommandName) -> [OptionRow] {
        table.options(of: command).filter { !$0.commands.isEmpty }
    }
}

/// The shells there are completions for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
