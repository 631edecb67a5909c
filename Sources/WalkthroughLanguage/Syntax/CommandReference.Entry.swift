extension CommandReference {
    /// One command, or one line of a header.
    package struct Entry: Sendable {
        /// Takes what follows the first word from the line.
        typealias Parse = @Sendable (inout LineParser) throws(SyntaxError) -> Command

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
        /// Takes the command from a line; nil if another entry with the same first word, or the script's parser, does.
        let parse: Parse?

        /// Creates an entry.
        init(
            _ name: String, _ syntax: String, _ help: String, _ example: String, _ section: Section,
            _ parse: Parse? = nil
        ) {
            self.name = name
            self.syntax = syntax
            self.help = help
            self.example = example
            self.section = section
            self.parse = parse
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

// MARK: - What completion asks

extension CommandReference.Entry {
    /// Whether an element follows the first word.
    package var beginsWithElement: Bool { ["ELEMENT", "LIST", "ROW"].contains { syntax.hasPrefix(name + " " + $0) } }

    /// The words that may follow the element, as the syntax has them: `up`, `down` and `to` of `scroll`.
    package var wordsAfterElement: [String] {
        guard beginsWithElement,
            let element = ["ELEMENT ", "LIST ", "ROW "].lazy.compactMap(syntax.firstRange(of:)).first
        else { return [] }
        return syntax[element.upperBound...].split(separator: "|").map { choice in
            choice.split(separator: " ").prefix { $0.allSatisfy(\.isLowercase) }.joined(separator: " ")
        }
    }

    /// What the example does to an element; nil if it does nothing to one.
    package var sampleAction: ElementAction? {
        var parser = LineParser(Array(example.utf8), path: "", isConsole: true, patterns: PatternCache())
        guard parser.nextLine(), case .act(let action, _)? = try? parser.command() else { return nil }
        return action
    }
}
