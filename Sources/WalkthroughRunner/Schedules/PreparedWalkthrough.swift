package import Configuration
import Foundation
import HeadlessUIKit
package import Results
package import StageRuntime
package import WalkthroughLanguage

/// A walkthrough with its app and decoded configuration, shared by many runs.
package struct PreparedWalkthrough {
    /// The walkthrough.
    package let walkthrough: Walkthrough
    /// The app that it names.
    package let app: RunnableApp
    private let launch: () -> Void
    /// The number from which all randomness on the stage derives.
    private let seed: UInt64
    /// The audit results for other text sizes; strong, shared by its runs.
    private let textSizeAudits = TextSizeAudits()

    init(_ walkthrough: Walkthrough, app: RunnableApp, launch: @escaping () -> Void, seed: UInt64) {
        self.walkthrough = walkthrough
        self.app = app
        self.launch = launch
        self.seed = seed
    }

    /// Finds the app and decodes its configuration.
    ///
    /// - Throws: `StepFailure` if there is no such app or the configuration does not fit it.
    package init(
        _ walkthrough: Walkthrough, apps: [RunnableApp], configuration: ResolvedConfiguration, seed: UInt64
    ) throws(StepFailure) {
        let app = try Self.app(of: walkthrough, among: apps)
        let launch = try Self.launch(of: app, for: walkthrough, configuration)
        self.init(walkthrough, app: app, launch: launch, seed: seed)
    }

    /// Returns a closure that launches an app as a walkthrough's header wants it.
    ///
    /// - Throws: `StepFailure` if the configuration does not fit the app.
    static func launch(
        of app: RunnableApp, for walkthrough: Walkthrough, _ configuration: ResolvedConfiguration
    ) throws(StepFailure) -> () -> Void {
        do throws(ConfigurationErrors) {
            return try app.prepare(configuration.adding(script: walkthrough.overrides()))
        } catch {
            throw StepFailure(.problem("configuration"), error.description)
        }
    }

    /// Returns the app that a walkthrough names.
    ///
    /// - Throws: `StepFailure` if there is none of that name.
    static func app(of walkthrough: Walkthrough, among apps: [RunnableApp]) throws(StepFailure) -> RunnableApp {
        if let app = apps.first(where: { $0.name == walkthrough.app }) { return app }
        throw StepFailure(
            .problem("configuration"),
            walkthrough.app.map { "there is no app `\($0)`" }
                ?? "no app is named; write `app NAME` into the script or Config.plist",
            notes: ["the apps are: " + apps.map(\.name).joined(separator: ", ")])
    }

    /// Returns the description of a call; `nil` if the app does not list it.
    func call(_ name: String) -> WorkerCallDescription? { app.calls.first { $0.name == name } }

    /// Puts the app on a new stage, with the files that the script stores.
    ///
    /// - Throws: `StepFailure` if they cannot be stored.
    package func makeSession(
        _ schedule: Schedule = .fifo, storage: any Storage = MemoryStorage(), traceLimit: Int? = nil
    ) throws(StepFailure) -> Session {
        var options = StageOptions()
        options.seed = seed
        options.schedule = schedule
        options.storage = storage
        options.launchDate = Date(timeIntervalSince1970: walkthrough.time / .seconds(1))
        if let traceLimit { options.traceLimit = traceLimit }
        for stored in walkthrough.storage {
            do throws(StorageError) {
                try storage.write(Data(stored.content.text.utf8), to: stored.name.value)
            } catch {
                throw StepFailure(.problem("storage"), error.description)
            }
        }
        let session = Session(app: app, launch: launch, options: options)
        session.waivers = walkthrough.waivers
        session.judge(walkthrough.properties + app.properties)
        session.noteSecrets(of: walkthrough.program)
        session.textSizeAudits = textSizeAudits
        return session
    }
}
