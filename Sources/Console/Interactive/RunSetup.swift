import Basics
import Configuration
import Foundation
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The start of a console's run, from which its steps can be replayed.
struct RunSetup {
    /// The app.
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

/// The storage of a console's app: in memory, or in the folder of `--storage`, which is permanent.
///
/// It keeps the contents at the console's start, so that each replay starts from the same.
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
    func reset() throws(StorageError) -> any Storage {
        guard let folder else { return MemoryStorage() }
        let storage = FileStorage(folder: URL(fileURLWithPath: folder))
        let kept = Set(original.map(\.name))
        for name in try storage.names() where !kept.contains(name) { try storage.delete(name) }
        for (name, content) in original where try storage.read(name) != content {
            try storage.write(content, to: name)
        }
        return storage
    }
}
