import Basics
import HeadlessUIKit
import Reports
import Scene
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Completes a word of a line at the console: to commands, elements on screen, worker calls, names and files.
struct ConsoleCompletion {
    /// The app, whose names are offered.
    let app: RunnableApp
    /// The names of all apps.
    let apps: [String]
    let screen: Screen?
    /// The first parts of the key paths of the top scene's state.
    let stateKeys: [String]
    /// The folder that relative paths start from.
    let folder: WorkingFolder

    /// Returns the completions of the word before the cursor.
    func complete(_ line: String, _ cursor: Int) -> LineCompletion {
        var names = LineCompleter.Names(firstWords: CommandReference.consoleWords)
        (names.apps, names.calls, names.stateKeys) = (apps, app.calls, stateKeys)
        (names.screens, names.storageNames) = (app.screens, app.storageNames)
        names.commands = app.commands.map(\.name)
        return LineCompleter(names, elements: elements, files: files).complete(line, cursor)
    }

    /// Returns the elements that begin with what is typed; if nothing is typed yet, the shortest query of each.
    private func elements(_ typed: String, _ verb: String) -> [String] {
        guard let screen else { return [] }
        let naming = ElementNaming(screen)
        var candidates: [String] = []
        for index in screen.elements.indices where Self.suits(screen.elements[index], verb) {
            let words = typed.isEmpty ? [naming.query(for: index)].compactMap(\.self) : naming.queries(for: index)
            for phrase in words.map(\.description) {
                // An identifier may be begun without its backquote.
                if phrase.hasPrefix(typed) || !typed.isEmpty && phrase.hasPrefix("`" + typed) {
                    candidates.append(phrase)
                } else if typed.hasPrefix(phrase + " ") {
                    candidates += LineCompleter.tails(verb).map { phrase + " " + $0 }.filter { $0.hasPrefix(typed) }
                }
            }
        }
        return candidates
    }

    private static func suits(_ element: ScreenElement, _ verb: String) -> Bool {
        if verb == "expect rows of" { return element.role == .list }
        return CommandReference.entry(verb)?.sampleAction.map(element.couldTake) ?? true
    }

    private func files(_ typed: String, _ verb: String) -> [String] {
        let kind = verb == "picture" ? SavedFiles.Kind.picture : .script
        return folder.continuations(of: typed, endingIn: kind.ending)
    }
}

extension ConsoleCompletion {
    /// Makes the completion in a run's present state.
    init(_ run: LiveRun, _ project: Project, _ context: CommandContext) {
        let session = run.session
        let keys = session.stateLines?.filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != ":" }) }
        self.init(
            app: run.setup.app, apps: project.apps.map(\.name), screen: session.screen, stateKeys: keys ?? [],
            folder: context.folder)
    }
}

extension WorkingFolder {
    /// Returns the paths that continue a path: files with an ending, and folders.
    func continuations(of typed: String, endingIn ending: String) -> [String] {
        let slash = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
        let parent = String(typed[..<slash])
        let name = typed[slash...]
        return names(in: parent.isEmpty ? "." : parent).compactMap { entry in
            guard entry.hasPrefix(name), !entry.hasPrefix(".") || name.hasPrefix(".") else { return nil }
            switch item(at: parent + entry) {
            case .folder: return parent + entry + "/"
            case .file where entry.hasSuffix(ending): return parent + entry
            default: return nil
            }
        }
    }
}
