extension CommandReference {
    /// One command, or one line of a header.
    package struct Entry: Equatable, Sendable {
        /// The words that it begins with, unlike those of any other entry.
        package let name: String
        /// How it is written; words in capitals stand for what is to be said.
        package let syntax: String
        /// What it does, in one sentence.
        package let help: String
        /// A line, or a few, that can be written as they are.
        package let example: String
        /// The table of the language page that it stands in.
        package let section: Section

        /// Creates an entry.
        init(_ name: String, _ syntax: String, _ help: String, _ example: String, _ section: Section) {
            self.name = name
            self.syntax = syntax
            self.help = help
            self.example = example
            self.section = section
        }
    }

    /// A table of the language page.
    package enum Section: String, CaseIterable, Sendable {
        /// The lines before a script's first step.
        case header
        /// What a user does.
        case actions
        /// What the app's surroundings do.
        case world
        /// What is looked at.
        case expectations
        /// What arranges other steps.
        case structure
        /// What works in the console only.
        case console
    }
}
