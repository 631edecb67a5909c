/// All commands of the language, for `help`, `rehearse commands`, completion, usages and the parser.
package enum CommandReference {
    /// All entries, in the order of the language page.
    package static let entries: [Entry] = header + actions + world + expectations + structure + console

    /// The first words of steps, without `end`.
    static let stepWords = Set(firstWords { $0.section != .console && $0.section != .header })

    /// The first words of a script's lines.
    package static let scriptWords: [String] = firstWords { $0.section != .console } + ["end"]

    /// The first words of the console's lines.
    package static let consoleWords: [String] = firstWords { $0.section != .header } + ["end"]

    /// Returns the entry with a name; nil if there is none.
    package static func entry(_ name: String) -> Entry? { byName[name] }

    /// Returns the entries for a topic of `help`: the entry with that name, or else those that begin with the word.
    package static func entries(about topic: String) -> [Entry] {
        if let entry = byName[topic], topic != "expect" { return [entry] }
        return entries.filter { $0.name == topic || $0.name.hasPrefix(topic + " ") }
    }

    /// Returns the entry that parses lines with this first word; nil if there is none.
    static func parser(of first: Keyword) -> Entry? { parsers[first] }

    private static let parsers: [Keyword: Entry] = {
        let pairs = entries.filter { $0.parse != nil }.compactMap { entry in
            Keyword.named[String(entry.name.prefix { $0 != " " })].map { ($0, entry) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    private static let byName = Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the distinct first words of the entries that are wanted, in order.
    private static func firstWords(_ isWanted: (Entry) -> Bool) -> [String] {
        var words: [String] = []
        for entry in entries where isWanted(entry) {
            let word = String(entry.name.prefix { $0 != " " })
            if !words.contains(word) { words.append(word) }
        }
        return words
    }
}

extension CommandReference {
    /// One command, or one line of a header.
    package struct Entry: Sendable {
        /// Parses the rest of a line after the first word.
        typealias Parse = @Sendable (inout LineParser) throws(SyntaxError) -> Command

        /// The words with which it begins; unique among the entries.
        package let name: String
        /// The syntax; words in capitals are placeholders.
        package let syntax: String
        /// The description, in one sentence.
        package let help: String
        /// A valid line, or a few lines.
        package let example: String
        /// The section of the reference to which it belongs.
        package let section: Section
        /// Parses the command; nil if another entry with the same first word, or the script's parser, parses it.
        let parse: Parse?

        init(
            _ name: String, _ syntax: String, _ help: String, _ example: String, _ section: Section,
            _ parse: Parse? = nil
        ) {
            (self.name, self.syntax, self.help, self.example) = (name, syntax, help, example)
            (self.section, self.parse) = (section, parse)
        }
    }

    /// A section of the reference.
    package enum Section: String, CaseIterable, Sendable {
        /// The lines before a script's first step.
        case header
        /// The actions of a user.
        case actions
        /// The commands that change the outcomes of worker calls.
        case world
        /// The expectations.
        case expectations
        /// The commands that contain other steps.
        case structure
        /// The commands of the console.
        case console
    }
}

// MARK: - What completion asks

extension CommandReference.Entry {
    /// Whether an element follows the first words.
    package var beginsWithElement: Bool { ["ELEMENT", "LIST", "ROW"].contains { syntax.hasPrefix(name + " " + $0) } }

    /// The words that may follow the element: `up`, `down` and `to` for `scroll`.
    package var wordsAfterElement: [String] {
        guard beginsWithElement,
            let element = ["ELEMENT ", "LIST ", "ROW "].lazy.compactMap(syntax.firstRange(of:)).first
        else { return [] }
        return syntax[element.upperBound...].split(separator: "|").map { choice in
            choice.split(separator: " ").prefix { $0.allSatisfy(\.isLowercase) }.joined(separator: " ")
        }
    }

    /// The action of the example; nil if the example has none.
    package var sampleAction: ElementAction? {
        var parser = LineParser(Array(example.utf8), path: "", isConsole: true, patterns: PatternCache())
        guard parser.nextLine(), case .act(let action, _)? = try? parser.command() else { return nil }
        return action
    }
}

extension CommandReference {
    static let expectations: [Entry] = [
        expectationEntry(
            "expect", "expect ELEMENT [within DURATION]", "An element is on screen.", "expect \"Where to?\" within 2s"),
        expectationEntry(
            "expect no", "expect no ELEMENT", "No such element is on screen.", "expect no button \"Confirm\""),
        expectationEntry(
            "expect is",
            "expect ELEMENT is [not] enabled|disabled|selected|focused|on|off|empty|\"VALUE\", "
                + "contains \"…\", matches /…/",
            "An element has a state or a value.", "expect field \"Email\" is not \"johnny@gmail.com\""),
        expectationEntry(
            "expect rows in", "expect N rows in LIST", "A list has this number of rows.", "expect 4 rows in locations"),
        expectationEntry(
            "expect rows of", "expect rows of LIST are \"A\", \"B\", /PATTERN/", "A list has exactly these rows.",
            "expect rows of suggestions are \"swift\", /^swim/"),
        expectationEntry(
            "expect screen", "expect screen NAME", "The topmost screen has this name.", "expect screen Search"),
        expectationEntry(
            "expect no screen", "expect no screen NAME", "The topmost screen has another name.",
            "expect no screen Detail within 5s"),
        expectationEntry(
            "expect screen matches", "expect screen matches, a picture in the lines below",
            "The screen as text is exactly this picture.",
            "expect screen matches\n  | field \"Search\" value \"swi\" focused\n"
                + "  | list suggestions\n  |   row \"swift\""),
        expectationEntry(
            "expect storage",
            "expect storage NAME is [not] empty, is [not] \"TEXT\", contains \"TEXT\", or matches /PATTERN/",
            "A stored file is empty, is equal to a text, or contains a text.",
            "expect storage session contains \"johnny\""),
        expectationEntry(
            "expect state", "expect state KEY.PATH is [not] VALUE", "The state of the top scene has a value.",
            "expect state numberOfRotations is 2"),
        expectationEntry(
            "expect request", "expect request CALL N times",
            "A worker call was requested N times since the walkthrough began.",
            "expect request suggestions.search 1 time"),
        expectationEntry(
            "expect accessible", "expect accessible", "The accessibility audit finds nothing.", "expect accessible"),
        expectationEntry(
            "also expect", "also expect …", "Records a failure of an expectation and continues.",
            "also expect button \"Sign In\" is disabled"),
    ]

    private static func expectationEntry(_ name: String, _ syntax: String, _ help: String, _ example: String) -> Entry {
        Entry(name, syntax, help, example, .expectations)
    }
}

extension CommandReference {
    static let header: [Entry] = [
        headerEntry(
            "walkthrough", "walkthrough \"TITLE\"", "Gives the title; without it, the title is the file's name.",
            "walkthrough \"Search and open a suggestion\""),
        headerEntry("tags", "tags TAG …", "Sets tags, by which --tags selects scripts.", "tags smoke search"),
        headerEntry("app", "app NAME", "Names the app; without it, Config.plist does.", "app demo"),
        headerEntry("environment", "environment NAME", "Names the environment.", "environment dev"),
        headerEntry("device", "device \"NAME\"", "Names the device that is simulated.", "device \"iPad\""),
        headerEntry("flag", "flag NAME VALUE", "Sets a test flag for this walkthrough only.", "flag noSplash true"),
        headerEntry(
            "set", "set KEY.PATH VALUE", "Sets a value of Config.plist for this walkthrough only.",
            "set races.topCount 10"),
        headerEntry(
            "storage", "storage NAME with \"CONTENT\"", "Stores content before the app is launched.",
            "storage session with \"{}\""),
        headerEntry(
            "param", "param NAME [= \"DEFAULT\"]", "Declares a parameter and its default.", "param query = \"swi\""),
        headerEntry("time", "time DATE", "Sets the stage's date at launch.", "time 2026-01-01T09:00:00Z"),
        headerEntry(
            "timing", "timing exact", "Says that exact latencies matter, so that schedule sweeps skip the script.",
            "timing exact"),
        headerEntry(
            "quick user", "quick user",
            "Says that the script needs a user who does not pause, so that schedule sweeps leave out slow users.",
            "quick user"),
        headerEntry("fragment", "fragment", "Says that the script is only for `use`.", "fragment"),
        headerEntry(
            "skip", "skip \"REASON\"", "Says that the script is not run, and why.", "skip \"waits for the new map\""),
        headerEntry(
            "known failure", "known failure \"REASON\"", "Says that the script fails, and why.",
            "known failure \"the list flickers\""),
        headerEntry(
            "waive", "waive RULE on ELEMENT|screen NAME because \"REASON\"",
            "Allows a finding of the accessibility audit, and says why.",
            "waive hit-area on compactButton because \"it stands beside a larger one\""),
        headerEntry(
            "properties", "properties \"TITLE\"",
            "Makes the script a list of properties of its app, which is not run alone.",
            "properties \"Whatever happens\""),
        headerEntry(
            "never", "never expect …|dead end|eternal wait|lost presentation",
            "Says what must never be true when the app has settled.",
            "never expect alert \"Unknown error\""),
        headerEntry(
            "always", "always expect … [within DURATION]",
            "Says what must always be true, or be true again within a time.",
            "always expect no spinner within 30s"),
        headerEntry(
            "sometimes", "sometimes expect …", "Says what must be true at least once in the run.",
            "sometimes expect screen Profile"),
        headerEntry(
            "after", "after request NAME … end", "Says what is expected after each request of a worker call.",
            "after request koober.signIn\n  expect button \"Sign In\" is disabled\nend"),
        headerEntry(
            "volatile", "volatile ELEMENT", "Makes `explore` ignore an element's text when it compares states.",
            "volatile clockLabel"),
        headerEntry(
            "survives relaunch", "survives relaunch", "Allows --disturb to relaunch the app after any step.",
            "survives relaunch"),
        headerEntry(
            "examples", "examples, a table in the lines below", "Runs the script once per row of a table.",
            "examples\n  | query | first |\n  | \"swi\" | \"swift\" |"),
    ]

    private static func headerEntry(_ name: String, _ syntax: String, _ help: String, _ example: String) -> Entry {
        Entry(name, syntax, help, example, .header)
    }
}
