import Basics
import HeadlessUIKit
package import StageRuntime

/// Completes a word of a line to the words of the language and to the names that its owner knows.
package struct LineCompleter {
    /// The names that may be offered.
    package struct Names {
        /// The first words of lines.
        package var firstWords: [String]
        /// The names of all apps.
        package var apps: [String] = []
        /// The names of the app's screens.
        package var screens: [String] = []
        /// The app's worker calls.
        package var calls: [WorkerCallDescription] = []
        /// The names of the app's stored files.
        package var storageNames: [String] = []
        /// The first parts of the key paths of states.
        package var stateKeys: [String] = []
        /// The commands that the app adds to the language.
        package var commands: [String] = []
        /// The app's test flags.
        package var flags: [String] = []
        /// The environments.
        package var environments: [String] = []
        /// The tags of other scripts.
        package var tags: [String] = []

        /// Creates names, of which those of an app are missing.
        package init(firstWords: [String]) { self.firstWords = firstWords }
    }

    let names: Names
    /// Returns the elements, as a command names them, that begin with what was typed.
    let elements: (_ typed: String, _ command: String) -> [String]
    /// Returns the paths of files, with the ending that the command's files have, and of folders.
    let files: (_ typed: String, _ command: String) -> [String]

    /// Creates a completer.
    package init(
        _ names: Names, elements: @escaping (_ typed: String, _ command: String) -> [String],
        files: @escaping (_ typed: String, _ command: String) -> [String]
    ) {
        (self.names, self.elements, self.files) = (names, elements, files)
    }

    /// Returns the completions of the word before the cursor.
    package func complete(_ line: String, _ cursor: Int) -> LineCompletion {
        let head = String(line.prefix(cursor))
        let blanks = head.prefix { $0 == " " }.count
        let words = Words(head)
        if let typed = words.element {
            var candidates = Self.others(than: words.verb).filter { $0.hasPrefix(typed) }
            candidates += elements(typed, words.verb)
            var seen: Set<String> = []
            return LineCompletion(
                start: head.count - typed.count, candidates: candidates.filter { seen.insert($0).inserted })
        }
        if let path = words.path {
            let candidates = files(path, words.verb)
            let isFolder = candidates.count == 1 && candidates[0].hasSuffix("/")
            return LineCompletion(start: head.count - path.count, candidates: candidates, endsWord: !isFolder)
        }
        let current = words.current
        let joint = Words.joint(words.verb, of: head).map { [$0] }
        let known = joint ?? (words.complete.isEmpty ? names.firstWords : following(words.complete))
        let candidates = known.filter { $0.hasPrefix(current) }
        return LineCompletion(start: max(blanks, head.count - current.count), candidates: candidates)
    }

    private func following(_ words: [String]) -> [String] {
        if let fixed = Self.fixed[words.joined(separator: " ")] { return fixed }
        switch (words.first, words.count) {
        case ("app", 1): return names.apps
        case ("help", 1): return CommandReference.consoleWords
        case ("fail", 1), ("delay", 1), ("hold", 1), ("release", 1): return names.calls.map(\.name)
        case ("reply", 1): return names.calls.filter(\.canReply).map(\.name)
        case ("fail", 2), ("reply", 2), ("storage", 2): return ["with"]
        case ("delay", 2): return ["by"]
        case ("release", 2): return ["last"]
        case ("fail", 3): return faults(of: words[1])
        case ("fail", 4): return words[3] == "lost" ? ["reply"] : []
        case ("flag", 1): return names.flags
        case ("flag", 2): return ["true", "false"]
        case ("environment", 1): return names.environments
        case ("device", 1): return DeviceModel.names.map(\.quoted)
        case ("storage", 1): return names.storageNames
        case ("tags", _): return names.tags.filter { !words.contains($0) }
        case ("also", _), ("when", _), ("wait", _), ("never", _), ("always", _), ("sometimes", _):
            guard let expect = words.firstIndex(of: "expect") else { return [] }
            return following(Array(words[expect...]))
        case ("do", _):
            let typed = Array(words.dropFirst())
            return names.commands.compactMap { name in
                let parts = name.split(separator: " ").map(String.init)
                return parts.count > typed.count && parts.starts(with: typed) ? parts[typed.count] : nil
            }
        case ("after", 2): return names.calls.map(\.name)
        case ("expect", 3) where words[1] == "no" && words[2] == "screen": return names.screens
        case ("expect", 2):
            switch words[1] {
            case "screen": return names.screens + ["matches"]
            case "storage": return names.storageNames
            case "request": return names.calls.map(\.name)
            case "state": return names.stateKeys
            default: return []
            }
        default: return []
        }
    }

    private func faults(of call: String) -> [String] {
        let words = names.calls.first { $0.name == call }?.kind.faultWords ?? []
        return words.map { String($0.prefix { $0 != " " }) }
    }

    /// Returns the words that may be written instead of a command's element.
    private static func others(than verb: String) -> [String] {
        switch verb {
        case "expect": expectWords
        case "swipe": ["back"]
        default: []
        }
    }

    /// The words that may follow some words in any app.
    private static let fixed: [String: [String]] = [
        "wait": ["until"], "wait until": ["expect"], "when": ["expect"], "also": ["expect"],
        "never": ["expect"], "always": ["expect"], "sometimes": ["expect"], "after": ["request"],
        "rotate": ["to"], "rotate to": ScreenOrientation.allCases.map(\.rawValue),
        "swipe back": ["cancelled"], "memory": ["warning"], "network": ["offline", "online"],
        "text": ["size"], "text size": TextSize.allCases.map(\.rawValue),
        "appearance": Appearance.allCases.map(\.rawValue),
        "timing": ["exact"], "quick": ["user"], "known": ["failure"], "survives": ["relaunch"],
    ]

    /// The words that may follow `expect`, besides an element.
    package static let expectWords = ["no", "screen", "rows of", "state", "storage", "request", "accessible"]

    /// Returns the words that may follow the element of a command.
    package static func tails(_ verb: String) -> [String] {
        switch verb {
        case "expect": ["is", "contains", "matches", "within"]
        case "expect no": ["within"]
        case "expect rows of": ["are"]
        default: CommandReference.entry(verb)?.wordsAfterElement ?? []
        }
    }
}

/// The completions of a word of a line.
package struct LineCompletion: Equatable {
    /// The beginning of the word, in characters from the start of the line; it ends at the cursor.
    package var start: Int
    /// The possible completions as whole words, in the order in which to show them.
    package var candidates: [String]
    /// Whether a blank follows the word if it is the only completion.
    package var endsWord: Bool

    /// No completion.
    package static let none = LineCompletion(start: 0, candidates: [])

    /// Creates completions.
    package init(start: Int, candidates: [String], endsWord: Bool = true) {
        (self.start, self.candidates, self.endsWord) = (start, candidates, endsWord)
    }
}
