import Basics
import Configuration
import Foundation
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The start of a console's run, from which its steps can be replayed.
struct RunSetup {
    var app: RunnableApp
    /// The configuration, with what a script's header sets.
    var configuration: ResolvedConfiguration
    /// The number from which all randomness derives; nil for the default.
    var seed: UInt64?
    /// The order of events.
    var schedule = Schedule.fifo
    /// The script whose header applies; nil if there is none.
    var walkthrough: Walkthrough?
    /// Keeps the app's files.
    var storage: ConsoleStorage

    /// Puts the app on a new stage, with the storage as it was at the console's start.
    func makeSession() throws(CommandFailure) -> Session {
        var options = StageOptions()
        options.seed = seed ?? 0
        options.schedule = schedule
        options.launchDate = Date(
            timeIntervalSince1970: (walkthrough?.time ?? Walkthrough.defaultTime) / .seconds(1))
        do throws(StorageError) {
            options.storage = try resetStorage()
        } catch {
            throw CommandFailure("\(error)", status: .notExecuted)
        }
        do throws(ConfigurationErrors) {
            let session = try Session(app: app, configuration: configuration, options: options)
            session.waivers = walkthrough?.waivers ?? []
            session.judge((walkthrough?.properties ?? []) + app.properties)
            if let program = walkthrough?.program { session.noteSecrets(of: program) }
            return session
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Returns the storage as it was at the console's start.
    func resetStorage() throws(StorageError) -> any Storage {
        let result = try storage.reset()
        for stored in walkthrough?.storage ?? [] {
            try result.write(Data(stored.content.text.utf8), to: stored.name.value)
        }
        return result
    }
}

/// The storage of a console's app, with its contents at the console's start, from which each replay starts.
struct ConsoleStorage {
    /// The folder; nil for memory.
    let folder: String?
    /// The contents at the console's start, by name.
    let original: [(name: String, content: Data)]

    /// Reads the present contents.
    init(folder: String?) throws(StorageError) {
        self.folder = folder
        guard let folder else {
            original = []
            return
        }
        let storage = FileStorage(folder: URL(fileURLWithPath: folder))
        var original: [(name: String, content: Data)] = []
        for name in try storage.names() {
            if let content = try storage.read(name) { original.append((name, content)) }
        }
        self.original = original
    }

    /// Returns the storage with its contents at the console's start.
    ///
    /// - Throws: why that is impossible; as far as the system permits, the storage is then as it was.
    func reset() throws(StorageError) -> any Storage {
        guard let folder else { return MemoryStorage() }
        let storage = FileStorage(folder: URL(fileURLWithPath: folder))
        let present = try ConsoleStorage(folder: folder).original
        do throws(StorageError) {
            try Self.fill(storage, with: original)
        } catch {
            try? Self.fill(storage, with: present)
            throw error
        }
        return storage
    }

    private static func fill(
        _ storage: FileStorage, with files: [(name: String, content: Data)]
    ) throws(StorageError) {
        let kept = Set(files.map(\.name))
        for (name, content) in files where try storage.read(name) != content { try storage.write(content, to: name) }
        for name in try storage.names() where !kept.contains(name) { try storage.delete(name) }
    }
}

/// A script that a console's run begins with: its header applies, and its steps are performed first.
struct ScriptStart {
    /// The script's only walkthrough, or that of one row of its examples; nil if it has errors.
    let walkthrough: Walkthrough?
    /// The number of the row of examples, the number of rows, and the line of another row; nil without examples.
    private let row: (number: Int, count: Int, other: Int)?
    /// The errors and warnings of the script, and of scripts of properties around it.
    let diagnostics: [Diagnostic]
    /// The properties around it; nil if the project has them.
    private let properties: [PropertySet]?

    /// Makes the start of a walkthrough without errors.
    init(_ walkthrough: Walkthrough) {
        self.walkthrough = walkthrough
        (row, diagnostics, properties) = (nil, [], nil)
    }

    /// A remark about other rows of examples, printed before the steps.
    var remarks: [String] {
        guard let row, row.count > 1, let walkthrough else { return [] }
        return [
            "this is row \(row.number) of the \(row.count) rows of its examples; to run another row, give its line: "
                + SafeText.fragment("\(walkthrough.path):\(row.other)")
        ]
    }

    /// Reads and checks a script, given as `FILE`, or as `FILE:LINE` or `FILE:LINE:COLUMN` for a row of its examples.
    ///
    /// - Parameters:
    ///   - location: the path, perhaps with a line.
    ///   - parameters: the values of `--param`.
    ///   - purpose: why the script is loaded.
    ///   - project: the apps and the configuration.
    ///   - context: the folder that the path is relative to.
    /// - Throws: what is wrong with the path, or with the parameters.
    init(
        _ location: String, given parameters: [KeyValue], for purpose: WalkthroughLoader.Purpose, project: Project,
        context: CommandContext
    ) throws(CommandFailure) {
        let script = ScriptLocation(location) ?? ScriptLocation(path: location)
        let path = script.path
        let item = context.folder.item(at: path)
        if item == .folder { throw CommandFailure("\(path) is a folder; name one of its scripts") }
        guard item == .file else {
            if let obstacle = context.folder.obstacle(at: path) { throw CommandFailure(obstacle) }
            let names = ScriptFiles.nearest(to: path, in: context.folder)
            throw CommandFailure("there is no script \(path)" + (names.map { "; did you mean \($0)?" } ?? ""))
        }
        let result = project.loader(parameters, for: purpose, in: context.folder).load(
            [path] + PropertyFiles.around([path], in: context.folder))
        // For a typed `run`, the parameters are those of the console's start, which may be for another script.
        if purpose == .running, !result.hasErrors { try result.check(parameters) }
        (diagnostics, properties) = (result.diagnostics, result.properties)
        let rows = result.hasErrors ? [] : result.walkthroughs
        let index = script.line.map { line in rows.firstIndex { $0.location.line == line && $0.rowName != nil } } ?? 0
        if let line = script.line, index == nil, !result.hasErrors {
            let known = rows.filter { $0.rowName != nil }.map { String($0.location.line) }
            let help = known.isEmpty ? "it has none" : "they are in the lines " + known.joined(separator: ", ")
            throw CommandFailure("line \(line) of \(path) is not a row of examples; \(help)")
        }
        walkthrough = index.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
        row =
            walkthrough?.rowName == nil
            ? nil : index.map { ($0 + 1, rows.count, rows[$0 == 0 ? rows.count - 1 : 0].location.line) }
        let reportedPath = context.folder.reportedPath(of: path)
        if result.properties.contains(where: { $0.path == reportedPath }) {
            throw CommandFailure("\(path) has properties, which are checked while walkthroughs run; name one of these")
        }
        if walkthrough == nil, !result.hasErrors {
            throw CommandFailure("\(path) is a fragment; perform its steps here with: use \"\(path)\"")
        }
    }

    /// Returns the start of a run with the script.
    func setup(from setup: RunSetup, project: Project) throws(CommandFailure) -> RunSetup {
        var (setup, project) = (setup, project)
        guard let walkthrough else { return setup }
        if let properties { project.judge(properties) }
        if let app = walkthrough.app.flatMap(project.app) { setup.app = app }
        setup.walkthrough = walkthrough
        setup.configuration = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
            try project.configuration.adding(script: walkthrough.overrides())
        }
        return setup
    }
}
