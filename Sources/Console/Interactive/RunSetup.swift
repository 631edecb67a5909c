import Configuration
import Foundation
import StageRuntime
import Walkthroughs

/// What a console's run starts from: enough to begin it anew as often as its steps are to be replayed.
struct RunSetup {
    /// The app.
    var app: RunnableApp
    /// The configuration, with what a script's header sets.
    var configuration: ResolvedConfiguration
    /// What all randomness derives from; nil is the default.
    var seed: UInt64?
    /// In which order events go.
    var schedule = Schedule.fifo
    /// The script whose header holds; nil where none does.
    var walkthrough: Walkthrough?
    /// Where the app keeps its files.
    var storage: ConsoleStorage

    /// Puts the app on a new stage, with what it found stored at the very first start.
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

    /// Returns the storage with what the app found there at the very first start.
    func resetStorage() throws(StorageError) -> any Storage {
        let result = try storage.reset()
        for stored in walkthrough?.storage ?? [] {
            try result.write(Data(stored.content.text.utf8), to: stored.name.value)
        }
        return result
    }
}
