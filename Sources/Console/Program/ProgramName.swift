/// What the program is called: `rehearse`, or as the author of an app has named an executable of their own.
///
/// Texts are written for `rehearse`; here they get the name under which the program was started.
struct ProgramName: Equatable, Sendable {
    /// The name that texts are written for.
    static let standard = ProgramName("rehearse")
    /// The words that follow the name where a text tells to run a command.
    private static let commands = CommandTable.standard.commands.map(\.name.rawValue)

    /// The name.
    let text: String

    init(_ text: String) { self.text = text }

    /// Takes the name from the first word of a command line: the last part of its path.
    init(commandLine: [String]) {
        let path = commandLine.first ?? ""
        // By bytes: a name may begin with a combining mark, which makes one character with a slash.
        let last = path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)...]
        self.init(last.isEmpty ? Self.standard.text : String(last))
    }

    /// Returns a text of the program's own, with this name in place of `rehearse`.
    ///
    /// What is in `.rehearse` stays there, and sources are marked `rehearse:allow` whatever the program is called.
    func named(_ text: String) -> String {
        replaced(in: text) { before, after in before != "." && !after.hasPrefix(":allow") }
    }

    /// Returns a message with this name where it tells to run a command; whatever else is in it stays as it is.
    func namedInCommands(_ message: String) -> String {
        replaced(in: message) { before, after in
            guard before.map({ $0 == "`" || $0 == "'" || $0.isWhitespace }) ?? true else { return false }
            return Self.commands.contains { command in
                guard after.hasPrefix(" " + command) else { return false }
                return after.dropFirst(command.count + 1).first.map { !$0.isLetter } ?? true
            }
        }
    }

    private func replaced(in text: String, where isMeant: (Character?, Substring) -> Bool) -> String {
        guard self != .standard else { return text }
        var result = ""
        var rest = text[...]
        while let range = rest.firstRange(of: Self.standard.text) {
            result += rest[..<range.lowerBound]
            let after = rest[range.upperBound...]
            result += isMeant(result.last, after) ? self.text : Self.standard.text
            rest = after
        }
        return result + rest
    }
}
