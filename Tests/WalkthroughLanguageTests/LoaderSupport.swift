import StageRuntime

@testable import WalkthroughLanguage

/// Returns a loader of files in memory that knows an app.
func loader(
    _ files: [String: String], parameters: [String: String] = [:], vocabulary: Vocabulary = .demo
) -> WalkthroughLoader {
    WalkthroughLoader(vocabulary: vocabulary, parameters: parameters) { path throws(ScriptReadError) in
        guard let text = files[path] else { throw .missing }
        return Array(text.utf8)
    }
}

extension Vocabulary {
    /// A vocabulary of one app with a call of each kind.
    static var demo: Vocabulary {
        let app = AppVocabulary(
            name: "demo", screens: ["Search", "Detail"],
            calls: ["suggestions.search": .network, "session.read": .store, "koober.location": .device],
            storage: ["settings"], identifiers: ["searchField", "suggestions"], stateKeys: ["phase", "rides"])
        let other = AppVocabulary(name: "races", screens: ["Races"], calls: [:])
        return Vocabulary(apps: [app, other], defaultApp: "demo", environments: ["dev", "prod"]) { _, key, value, _ in
            switch (key, value) {
            case ("testFlags.noSplash", "true"), ("testFlags.noSplash", "false"), ("races.topCount", "10"): nil
            case ("testFlags.noSplash", _):
                SettingProblem(message: "testFlags.noSplash is true or false", isAboutKey: false)
            default:
                SettingProblem(message: "unknown key `\(key)`", help: "did you mean `noSplash`?", isAboutKey: true)
            }
        }
    }
}

extension LoadResult {
    /// What a person reads.
    var rendered: String { diagnostics.map(\.rendered).joined() }
}

extension Program {
    /// The steps in the order performed, every block entered, as `file:line command`.
    func performed(limit: Int = 1_000) -> [String] {
        var cursor = makeCursor()
        var lines: [String] = []
        while lines.count < limit, let step = cursor.next() {
            let uses = step.uses.map { " <- \($0.file):\($0.line)" }.joined()
            lines.append("\(step.location.file):\(step.location.line) \(step.command)\(uses)")
            if case .when = step.command { cursor.enterBlock() }
        }
        return lines
    }
}
