import Basics
import StageRuntime
import WalkthroughLanguage

extension ServerSession {
    /// Returns the words that fit at a position: those of the language, and the names of the script's app.
    func completions(at parameters: Parameters.At) throws -> [Results.Completion] {
        let document = try document(parameters.textDocument.uri)
        let offset = document.offset(of: parameters.position)
        let start = document.line(parameters.position.line).startIndex
        guard start <= offset else { return [] }
        let head = String(decoding: document.bytes[start..<offset], as: UTF8.self)
        let loader = loader()
        let vocabulary = workspace.vocabulary()
        let script = loader.script(document.path)
        let app = (script?.header.app?.value ?? vocabulary.defaultApp).flatMap { name in
            vocabulary.apps.first { $0.name == name }
        }
        let completion = LineCompleter(
            names(app, vocabulary, loader),
            elements: { elements($0, $1, of: app, script, line: parameters.position.line + 1) },
            files: { typed, _ in files(typed, beside: document.path) }
        ).complete(head, head.count)
        let typed = head.dropFirst(completion.start)
        let from = document.position(of: offset - typed.utf8.count)
        let range = TextRange(start: from, end: document.position(of: offset))
        return completion.candidates.map { candidate in
            Results.Completion(
                label: candidate, kind: Self.kind(of: candidate),
                detail: CommandReference.entry(candidate)?.help ?? calls.first { $0.name == candidate }?.kind.rawValue,
                textEdit: TextEdit(range: range, newText: candidate))
        }
    }

    private func names(
        _ app: AppVocabulary?, _ vocabulary: Vocabulary, _ loader: WalkthroughLoader
    ) -> LineCompleter.Names {
        var names = LineCompleter.Names(firstWords: CommandReference.scriptWords)
        names.apps = vocabulary.apps.map(\.name)
        names.environments = vocabulary.environments ?? []
        names.screens = app?.screens ?? []
        names.calls = app.flatMap { workspace.calls[$0.name] } ?? []
        names.storageNames = app?.storage ?? []
        names.stateKeys = app?.stateKeys?.sorted() ?? []
        names.commands = app?.commands?.keys.sorted() ?? []
        names.flags = workspace.settings(app?.name, Self.flags).map { String($0.key.dropFirst(Self.flags.count + 1)) }
        names.tags = Set(workspace.scripts().flatMap { loader.script($0)?.header.tags.map(\.value) ?? [] }).sorted()
        return names
    }

    /// Returns the identifiers of the app, and the elements that the script names elsewhere.
    private func elements(_ typed: String, _ verb: String, of app: AppVocabulary?, _ script: Script?, line: Int)
        -> [String]
    {
        let named = Self.elements(in: script?.steps ?? [], except: line).map(\.description)
        let known = (app?.identifiers?.sorted() ?? []).map { ElementQuery(name: .identifier($0)).description }
        var seen: Set<String> = []
        return (named + known).filter { seen.insert($0).inserted }.flatMap { phrase in
            if phrase.hasPrefix(typed) { return [phrase] }
            guard typed.hasPrefix(phrase + " ") else { return [] }
            return LineCompleter.tails(verb).map { phrase + " " + $0 }.filter { $0.hasPrefix(typed) }
        }
    }

    /// Returns the paths of scripts and folders, relative to the folder of a script.
    private func files(_ typed: String, beside path: String) -> [String] {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return workspace.continuations(folder + typed).map { String($0.dropFirst(folder.count)) }
    }

    /// Returns the elements that steps act on, except for the line that is being written.
    private static func elements(in steps: [Step], except line: Int) -> [ElementQuery] {
        steps.flatMap { step in
            switch step.command {
            case .act(_, let element): step.location.line == line ? [] : [element]
            case .repeat(_, let inner), .when(_, let inner): elements(in: inner, except: line)
            default: [ElementQuery]()
            }
        }
    }

    private static func kind(of candidate: String) -> Int {
        if CommandReference.scriptWords.contains(candidate) { return 14 }
        return candidate.hasSuffix(".walk") ? 17 : 12
    }

    private var calls: [WorkerCallDescription] { workspace.calls.values.flatMap { $0 } }
}
