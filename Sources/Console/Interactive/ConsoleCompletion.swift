import Basics
import HeadlessUIKit
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Completes a word of a line at the console: to commands, elements on screen, worker calls, names and files.
struct ConsoleCompletion {
    /// The app, whose names are offered.
    let app: RunnableApp
    /// The names of all apps.
    let apps: [String]
    /// The screen.
    let screen: Screen?
    /// The first parts of the key paths of the top scene's state.
    let stateKeys: [String]
    /// The folder that relative paths start from.
    let folder: WorkingFolder

    /// Returns the completions of the word before the cursor.
    func complete(_ line: String, _ cursor: Int) -> LineCompletion {
        let head = String(line.prefix(cursor))
        let blanks = head.prefix { $0 == " " }.count
        let words = Words(head)
        if let rest = words.element {
            return elements(rest, verb: words.verb, start: head.count - rest.count)
        }
        if let path = words.path {
            let ending = words.verb == "picture" ? SavedFiles.Kind.picture.ending : SavedFiles.Kind.script.ending
            return files(path, ending, start: head.count - path.count)
        }
        let current = words.current
        let joint = Words.joint(words.verb, of: head).map { [$0] }
        let known = joint ?? (words.complete.isEmpty ? CommandReference.consoleWords : following(words.complete))
        let candidates = known.filter { $0.hasPrefix(current) }
        return LineCompletion(start: max(blanks, head.count - current.count), candidates: candidates)
    }

    // MARK: - Names

    /// Returns the words that may follow these.
    private func following(_ words: [String]) -> [String] {
        if let fixed = Self.fixed[words.joined(separator: " ")] { return fixed }
        switch (words.first, words.count) {
        case ("app", 1): return apps
        case ("help", 1): return CommandReference.consoleWords
        case ("fail", 1), ("delay", 1), ("hold", 1), ("release", 1): return app.calls.map(\.name)
        case ("reply", 1): return app.calls.filter(\.canReply).map(\.name)
        case ("fail", 2), ("reply", 2): return ["with"]
        case ("delay", 2): return ["by"]
        case ("release", 2): return ["last"]
        case ("fail", 4): return words[3] == "lost" ? ["reply"] : []
        case ("fail", 3): return faults(of: words[1])
        case ("also", _), ("when", _), ("wait", _):
            guard let expect = words.firstIndex(of: "expect") else { return [] }
            return following(Array(words[expect...]))
        case ("expect", 2):
            switch words[1] {
            case "screen": return app.screens + ["matches"]
            case "storage": return app.storageNames
            case "request": return app.calls.map(\.name)
            case "state": return stateKeys
            default: return []
            }
        default: return []
        }
    }

    private func faults(of call: String) -> [String] {
        let words = app.calls.first { $0.name == call }?.kind.faultWords ?? []
        return words.map { String($0.prefix { $0 != " " }) }
    }

    // MARK: - Elements

    /// Completes the words for an element; if none is typed yet, offers the shortest query of each element.
    private func elements(_ typed: String, verb: String, start: Int) -> LineCompletion {
        let others = verb == "expect" ? Self.expectWords : verb == "swipe" ? ["back"] : []
        var candidates = others.filter { $0.hasPrefix(typed) }
        if let screen {
            let naming = ElementNaming(screen)
            for place in screen.elements.indices where Self.suits(screen.elements[place], verb) {
                let words = typed.isEmpty ? [naming.query(for: place)].compactMap(\.self) : naming.queries(for: place)
                for phrase in words.map(\.description) {
                    // An identifier may be begun without its backquote.
                    if phrase.hasPrefix(typed) || !typed.isEmpty && phrase.hasPrefix("`" + typed) {
                        candidates.append(phrase)
                    } else if typed.hasPrefix(phrase + " ") {
                        candidates += Self.tails(verb).map { phrase + " " + $0 }.filter { $0.hasPrefix(typed) }
                    }
                }
            }
        }
        var seen: Set<String> = []
        return LineCompletion(start: start, candidates: candidates.filter { seen.insert($0).inserted })
    }

    private static func suits(_ element: ScreenElement, _ verb: String) -> Bool {
        if verb == "expect rows of" { return element.role == .list }
        return CommandReference.entry(verb)?.sampleAction.map(element.couldTake) ?? true
    }

    // MARK: - Files

    private func files(_ typed: String, _ ending: String, start: Int) -> LineCompletion {
        let slash = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
        let parent = String(typed[..<slash])
        let name = typed[slash...]
        var candidates: [String] = []
        for entry in folder.names(in: parent.isEmpty ? "." : parent)
        where entry.hasPrefix(name) && (!entry.hasPrefix(".") || name.hasPrefix(".")) {
            switch folder.item(at: parent + entry) {
            case .folder: candidates.append(parent + entry + "/")
            case .file where entry.hasSuffix(ending): candidates.append(parent + entry)
            default: break
            }
        }
        let isFolder = candidates.count == 1 && candidates[0].hasSuffix("/")
        return LineCompletion(start: start, candidates: candidates, endsWord: !isFolder)
    }
}

extension ConsoleCompletion {
    /// The words that may follow some words in any app.
    static let fixed: [String: [String]] = [
        "wait": ["until"], "wait until": ["expect"], "when": ["expect"], "also": ["expect"],
        "rotate": ["to"], "rotate to": ScreenOrientation.allCases.map(\.rawValue),
        "swipe back": ["cancelled"], "memory": ["warning"], "network": ["offline", "online"],
        "text": ["size"], "text size": TextSize.allCases.map(\.rawValue),
        "appearance": Appearance.allCases.map(\.rawValue),
    ]

    /// The words that may follow `expect`, besides an element.
    static let expectWords = ["no", "screen", "rows of", "state", "storage", "request", "accessible"]

    /// Returns the words that may follow the element of a command.
    static func tails(_ verb: String) -> [String] {
        switch verb {
        case "expect": ["is", "contains", "matches", "within"]
        case "expect no": ["within"]
        case "expect rows of": ["are"]
        default: CommandReference.entry(verb)?.wordsAfterElement ?? []
        }
    }
}

extension ConsoleCompletion {
    /// The parts of a line up to the cursor that completion needs.
    struct Words {
        /// The words before the one at the cursor.
        let complete: [String]
        /// The word at the cursor, perhaps empty.
        let current: String
        /// The command that an element belongs to.
        let verb: String
        /// The beginning of an element; nil if none can follow.
        let element: String?
        /// The beginning of a path; nil if none can follow.
        let path: String?

        /// Parses a line.
        init(_ head: String) {
            let parts = head.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
            let endsWord = head.last == " " || head.isEmpty
            complete = endsWord ? parts : parts.dropLast()
            current = endsWord ? "" : parts.last ?? ""
            let expect = complete.first.map { ["also", "wait", "when"].contains($0) } ?? false
            verb = Self.verb(expect && complete.contains("expect") ? "expect" : complete.first ?? "", in: head)
            element = Self.element(of: head, verb)
            path = Self.path(of: head, verb)
        }

        /// Returns the words that an element follows; for `expect` with the words after it.
        private static func verb(_ verb: String, in head: String) -> String {
            guard verb == "expect", let rest = rest(of: head, after: "expect ") else { return verb }
            return ["expect no", "expect rows of"].first { ("expect " + rest).hasPrefix($0 + " ") } ?? verb
        }

        /// Returns the word between a text and the following element, if nothing else can follow.
        static func joint(_ verb: String, of head: String) -> String? {
            guard let word = ["type": "into", "select": "in"][verb], let text = head.quotedTexts.first,
                text.upperBound < head.endIndex
            else { return nil }
            let tail = head[text.upperBound...].dropFirst()
            return tail.first == " " && !tail.drop { $0 == " " }.contains(" ") ? word : nil
        }

        /// Returns the text after the words that an element follows.
        private static func element(of head: String, _ verb: String) -> String? {
            switch verb {
            case "type": return rest(of: head, after: "\" into ")
            case "select": return rest(of: head, after: "\" in ")
            case "expect no", "expect rows of": return rest(of: head, after: verb + " ")
            case "expect":
                guard let rest = rest(of: head, after: "expect ") else { return nil }
                let named = ["screen ", "state ", "storage ", "request "]
                return named.contains(where: rest.hasPrefix) ? nil : rest
            case "swipe":
                let rest = rest(of: head, after: "swipe ")
                return rest?.hasPrefix("back ") == true ? nil : rest
            default:
                return CommandReference.entry(verb)?.beginsWithElement == true ? rest(of: head, after: verb + " ") : nil
            }
        }

        private static func path(of head: String, _ verb: String) -> String? {
            switch verb {
            case "save": rest(of: head, after: "save over ") ?? rest(of: head, after: "save ")
            case "picture": rest(of: head, after: "picture over ") ?? rest(of: head, after: "picture ")
            case "run": rest(of: head, after: "run ")
            case "use": rest(of: head, after: "use \"").flatMap { $0.contains("\"") ? nil : $0 }
            default: nil
            }
        }

        private static func rest(of head: String, after words: String) -> String? {
            guard let range = head.firstRange(of: words) else { return nil }
            return String(head[range.upperBound...].drop { $0 == " " })
        }
    }
}
