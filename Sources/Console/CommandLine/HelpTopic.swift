/// What help is asked about.
enum HelpTopic: Equatable, Sendable {
    /// All commands.
    case overview
    /// One command of the command line.
    case command(CommandName)
    /// A command of the walkthrough language, by its words.
    case language(String)
}
