import Basics
import Configuration
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// A script that repeats a console's run and passes.
struct SavedScript {
    /// The script.
    let text: String
    /// How many steps it has, without the expectations that were added.
    let stepCount: Int
    /// The parameters for secrets: texts of secure fields, and stored secrets.
    let secrets: [String]

    /// Makes the script of a run.
    init(_ run: LiveRun) {
        var body: [String] = []
        let secrets = SavedSecrets(run.lines.joined())
        var count = 0
        var screen = run.firstScreenName
        var screens = [screen].compactMap(\.self)
        // Whether the last line is an expectation that was added for a new screen.
        var isAdded = false
        for step in run.lines.joined() {
            if let line = Self.line(for: step, secrets) {
                let readable = run.session.secrets.concealing(in: line)
                if readable == line {
                    if count == 0, run.launchedFirst, !step.command.needsApp { body.append("launch") }
                    if !isAdded || body.last != line { body.append(line) }
                    isAdded = false
                    count += 1
                } else {
                    body.append(Self.comment("it names a secret: " + readable))
                }
            } else if step.hasFailed {
                body.append(Self.comment("it failed: " + step.source))
            }
            guard !step.hasFailed, let name = step.screenName, name != screen else { continue }
            let line = "expect screen \(name.quotedUnlessBare)"
            isAdded = body.last != line
            if isAdded { body.append(line) }
            screen = name
            screens.append(name)
        }
        let stored = SavedStorage(run, besides: secrets.names)
        var lines = Self.header(of: run, screens: screens, storing: stored.lines)
        let secretNames = secrets.names + stored.secrets
        for secret in secretNames { lines.append("param \(secret)") }
        if count == 0 { body.append("launch") }
        text = (lines + [""] + body).map { $0 + "\n" }.joined()
        stepCount = count
        self.secrets = secretNames
    }

    /// Returns a comment about a line that is left out.
    private static func comment(_ text: String) -> String {
        text.split(separator: "\n").enumerated().map { ($0.offset == 0 ? "# left out because " : "#   ") + $0.element }
            .joined(separator: "\n")
    }

    // MARK: - The header

    /// How many screens a title names.
    private static let titleLimit = 6

    /// Returns the header: the title, the app, and everything that differs from the configuration file.
    private static func header(of run: LiveRun, screens: [String], storing stored: [String]) -> [String] {
        let setup = run.setup
        let visited = screens.prefix(titleLimit).joined(separator: ", ") + (screens.count > titleLimit ? " …" : "")
        let title = setup.walkthrough?.title ?? (visited.isEmpty ? setup.app.name : visited)
        var lines = ["walkthrough " + title.quoted]
        lines.append("app " + setup.app.name.quotedUnlessBare)
        for entry in setup.configuration.entries { lines += setting(entry, of: setup.app) }
        lines += stored
        if let time = setup.walkthrough?.time, time != Walkthrough.defaultTime {
            lines.append("time " + DateSyntax.text(of: time))
        }
        if setup.walkthrough?.isTimingExact == true { lines.append("timing exact") }
        if setup.walkthrough?.isUserQuick == true { lines.append("quick user") }
        lines += (setup.walkthrough?.waivers ?? []).map(\.description)
        if let seed = setup.seed { lines.append("# It was run with --seed \(seed).") }
        return lines
    }

    /// Returns the header's line for a key that is not set by the configuration file; none if an app does not read it.
    static func setting(_ entry: ConfigurationEntry, of app: RunnableApp) -> [String] {
        guard let value = entry.value, entry.type.example != nil else { return [] }
        let path = entry.keyPath.components
        let isText =
            switch value {
            case .string, .date, .data: true
            default: false
            }
        let text = isText ? value.text.quoted : value.text
        switch entry.origin {
        case .script, .commandLine, .environmentVariable, .secretVariable:
            // A key of another app has no effect, and would be an error in a script.
            guard isRead(entry.keyPath, by: app) else { return [] }
            if path.count == 2, path[0] == "testFlags", app.schema.root[path[0]] != nil {
                return ["flag \(path[1]) \(text)"]
            }
            if Self.isSecret(entry) {
                return ["# \(entry.keyPath) is left out because it is a secret."]
            }
            if path == ["environment"] { return ["environment \(value.text.quotedUnlessBare)"] }
            return path == ["app"] ? [] : ["set \(entry.keyPath) \(text)"]
        default: return []
        }
    }

    /// Returns whether a value is a secret, as its key's name, its origin or its password in a URL indicates.
    private static func isSecret(_ entry: ConfigurationEntry) -> Bool {
        if case .secretVariable = entry.origin { return true }
        guard let text = entry.value?.text, !Secret.isMeant(by: entry.keyPath) else { return true }
        return KeyValue(key: "\(entry.keyPath)", value: text).shownValue != text
    }

    /// Returns whether a key is one of an app's or of the engine's.
    private static func isRead(_ key: ConfigurationKeyPath, by app: RunnableApp) -> Bool {
        if app.schema.type(at: key) != nil { return true }
        let engine = try? EngineConfiguration.schema(apps: [], workers: [])
        return engine?.root[key.components[0]] != nil
    }

    // MARK: - Steps

    /// Returns the line for a step, with parameters for secrets; for a failed step, a wait for the time it took.
    private static func line(for step: ConsoleStep, _ secrets: SavedSecrets) -> String? {
        if step.hasFailed { return step.elapsed > .zero ? "wait \(step.elapsed.text)" : nil }
        if case .when = step.command { return step.elapsed > .zero ? "wait \(step.elapsed.text)" : nil }
        return step.command.mappingTexts(secrets.concealing).description
    }
}

/// The files that a console's `save` and `picture` wrote and may overwrite; others only if explicitly asked to.
struct SavedFiles {
    /// What a file holds.
    enum Kind {
        /// A script.
        case script
        /// A drawing of a screen.
        case picture

        /// The ending of its name.
        var ending: String { self == .script ? ".walk" : ".svg" }
        /// The command that writes it.
        var command: String { self == .script ? "save" : "picture" }
    }

    /// The texts that were written last, by paths.
    private var texts: [String: String] = [:]

    /// Writes a text, and returns the name of its file with the extension of its kind.
    ///
    /// - Throws: what is wrong with the path, or that another, not empty file exists there.
    mutating func write(
        _ text: String, to path: String, over: Bool, as kind: Kind = .script, in folder: WorkingFolder
    ) throws(CommandFailure) -> String {
        let name = try Self.name(for: path, as: kind, in: folder)
        let key = folder.reportedPath(of: name)
        if !over, folder.item(at: name) == .file, !folder.isStream(name) {
            // A file that was changed since is not overwritten; one that was removed can be written again.
            let content = try? folder.read(name)
            guard let content, ["", texts[key], text].contains(where: { $0.map { Array($0.utf8) } == content }) else {
                throw CommandFailure(
                    "\(name) exists already; use another name, or replace it: "
                        + "\(kind.command) over \(path)")
            }
        }
        try Self.checkFolder(of: name, in: folder)
        try folder.write(Array(text.utf8), to: name)
        texts[key] = text
        return name
    }

    /// Checks that the folder of a file exists; none is made, since the path may be misspelt.
    private static func checkFolder(of name: String, in folder: WorkingFolder) throws(CommandFailure) {
        guard let slash = name.lastIndex(of: "/"), slash > name.startIndex else { return }
        let parent = String(name[..<slash])
        if let obstacle = folder.obstacle(toFolder: parent) {
            throw CommandFailure("\(name) cannot be written: \(obstacle); name another folder")
        }
        guard folder.item(at: parent) == .nothing else { return }
        throw CommandFailure("\(name) cannot be written: there is no folder \(parent); make it, or name another folder")
    }

    /// Returns a path with the ending of its kind, unless it leads to a folder.
    private static func name(for path: String, as kind: Kind, in folder: WorkingFolder) throws(CommandFailure) -> String
    {
        let last = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init)
        if ["", kind.ending].contains(last) {
            throw CommandFailure("a file needs a name before `\(kind.ending)`: \(kind.command) my\(kind.ending)")
        }
        let name = path.hasSuffix(kind.ending) ? path : path + kind.ending
        for path in [path, name] where folder.item(at: path) == .folder {
            throw CommandFailure("\(path) is a folder; name a file in it: \(kind.command) \(path)/my\(kind.ending)")
        }
        return name
    }
}
