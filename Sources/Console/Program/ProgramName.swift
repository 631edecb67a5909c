import Basics

/// The name of the program: `rehearse`, or that of an executable which the author of an app has made.
///
/// Texts are written for `rehearse`; this replaces the name by the one under which the program was started.
struct ProgramName: Equatable, Sendable {
    /// The name that texts are written for.
    static let standard = ProgramName("rehearse")
    /// The words after the name in texts that suggest a command.
    private static let commands = CommandTable.standard.commands.map(\.name.rawValue)

    /// The name alone, as messages begin with it.
    let text: String
    /// What a person types to run it: the name, its path as it was typed, or `swift run` with the name.
    let command: String

    init(_ text: String, command: String? = nil) {
        (self.text, self.command) = (text, command ?? text)
    }

    /// Takes the name from the first word of a command line, and how it was called from there and the environment.
    ///
    /// `swift run` starts the built executable by a path, relative or absolute; the shell has left the command in `_`.
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

    /// Returns what follows the last slash.
    private static func lastPart(of path: String) -> String {
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }

    /// Returns a text of the program's own with this name in place of `rehearse`, wherever it stands.
    ///
    /// What is in `.rehearse` stays there, and sources are marked `rehearse:allow` whatever the program is called.
    func named(_ text: String) -> String {
        replaced(in: text) { before, after in before == "." || after.hasPrefix(":allow") ? nil : self.text }
    }

    /// Returns a help text with the program's name in sentences, and the typed form of it in commands.
    func namedInHelp(_ text: String) -> String {
        replaced(in: text) { before, after in
            if before == "." || after.hasPrefix(":allow") { return nil }
            let begins = before.map { $0.isWhitespace || "'`(".contains($0) } ?? true
            return begins && after.first.map(\.isWhitespace) ?? true ? command : self.text
        }
    }

    /// Returns a message with the typed form of the program's name in suggested commands; the rest stays.
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

/// The version of this release.
enum ReleaseVersion {
    static let number = "0.1.0"
    static let text = "rehearse \(number)"
}
