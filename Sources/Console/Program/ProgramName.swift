import Basics

/// The name of the program: `rehearse`, or another if the author of an app has made an executable.
///
/// All texts name `rehearse`; this type replaces it by the name with which the program was started.
struct ProgramName: Equatable, Sendable {
    static let standard = ProgramName("rehearse")
    /// The words that follow the name in a suggested command.
    private static let commands = CommandTable.commands.map(\.name.rawValue)

    /// The name, with which messages begin.
    let text: String
    /// The command that runs it: the name, its path as it was typed, or `swift run` with the name.
    let command: String

    init(_ text: String, command: String? = nil) { (self.text, self.command) = (text, command ?? text) }

    /// Makes the name of the first word of a command line.
    ///
    /// `swift run` starts the built executable by its path; the shell leaves the typed command in the variable `_`.
    init(commandLine: [String], environment: [String: String] = [:]) {
        let path = commandLine.first ?? ""
        let name = Self.lastPart(of: path)
        guard !name.isEmpty else {
            self = .standard
            return
        }
        let isAbsolute = path.hasPrefix("/")
        if path.hasPrefix(".build/") || path.contains("/.build/"),
            ["swift", "swift-run"].contains(Self.lastPart(of: environment["_"] ?? ""))
        {
            self.init(name, command: "swift run " + (path.contains("/release/") ? "-c release " : "") + name)
        } else {
            self.init(name, command: ShellWord.quoted(isAbsolute ? name : path))
        }
    }

    private static func lastPart(of path: String) -> String {
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }

    /// Returns a text with this name instead of each `rehearse`, except in `.rehearse` and `rehearse:allow`.
    func named(_ text: String) -> String {
        replaced(in: text) { before, after in before == "." || after.hasPrefix(":allow") ? nil : self.text }
    }

    /// Returns a help text with the program's name in sentences, and its command in suggested commands.
    func namedInHelp(_ text: String) -> String {
        replaced(in: text) { before, after in
            if before == "." || after.hasPrefix(":allow") { return nil }
            let begins = before.map { $0.isWhitespace || "'`(".contains($0) } ?? true
            return begins && after.first.map(\.isWhitespace) ?? true ? command : self.text
        }
    }

    /// Returns a message with the program's command instead of `rehearse` in suggested commands.
    func namedInCommands(_ message: String) -> String {
        replaced(in: message) { before, after in
            guard before.map({ $0 == "`" || $0 == "'" || $0.isWhitespace }) ?? true else { return nil }
            let isCommand = Self.commands.contains { command in
                guard after.hasPrefix(" " + command) else { return false }
                return after.dropFirst(command.count + 1).first.map { !$0.isLetter } ?? true
            }
            return isCommand ? command : nil
        }
    }

    private func replaced(in text: String, by replacement: (Character?, Substring) -> String?) -> String {
        guard self != .standard else { return text }
        var result = ""
        var before: Character?
        var rest = text[...]
        while let range = rest.firstRange(of: Self.standard.text) {
            result += rest[..<range.lowerBound]
            before = rest[..<range.lowerBound].last ?? before
            let after = rest[range.upperBound...]
            result += replacement(before, after) ?? Self.standard.text
            before = Self.standard.text.last
            rest = after
        }
        return result + rest
    }
}

enum ReleaseVersion {
    static let number = "0.1.0"
    static let text = "rehearse \(number)"
}
