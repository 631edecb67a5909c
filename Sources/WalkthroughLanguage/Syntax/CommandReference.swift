/// Every command of the language, with its words: the table of `help`, `rehearse commands`, completion and usages.
package enum CommandReference {
    /// All entries, in the order of the language page.
    package static let entries: [Entry] = header + actions + world + expectations + structure + console

    /// The first words that a step of a script can have, `end` apart.
    static let stepWords = Set(firstWords { $0.section != .console && $0.section != .header })

    /// The first words that a line of a script can have.
    static let scriptWords: [String] = firstWords { $0.section != .console } + ["end"]

    /// The first words that a line of the console can have.
    package static let consoleWords: [String] = firstWords { $0.section != .header } + ["end"]

    /// The entry of a name.
    package static func entry(_ name: String) -> Entry? { byName[name] }

    /// Returns the entries that a topic of `help` is about: those of that name, else those that start with the word.
    package static func entries(about topic: String) -> [Entry] {
        if let entry = byName[topic], topic != "expect" { return [entry] }
        return entries.filter { $0.name == topic || $0.name.hasPrefix(topic + " ") }
    }

    /// Returns the entry that takes a line with this first word; nil if none does.
    static func parser(of first: Keyword) -> Entry? { parsers[first] }

    /// The entries that take lines, by their first words.
    private static let parsers: [Keyword: Entry] = {
        let words = Dictionary(uniqueKeysWithValues: Keyword.allCases.map { ($0.word, $0) })
        let pairs = entries.filter { $0.parse != nil }.compactMap { entry in
            words[String(entry.name.prefix { $0 != " " })].map { ($0, entry) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// The entries by their names.
    private static let byName = Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Returns the distinct first words of some entries, in order.
    private static func firstWords(_ isWanted: (Entry) -> Bool) -> [String] {
        var words: [String] = []
        for entry in entries where isWanted(entry) {
            let word = String(entry.name.prefix { $0 != " " })
            if !words.contains(word) { words.append(word) }
        }
        return words
    }
}
