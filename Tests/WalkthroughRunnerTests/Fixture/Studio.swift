import Configuration
import HeadlessUIKit
import StageRuntime
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

/// Runs scripts against the studio, from their text to their results.
struct Studio {
    /// Keeps the messages of a run.
    final class Recorder: RunRecorder {
        var events: [RunEvent] = []
        /// What is known of the last walkthrough besides its result.
        var evidence = WalkthroughEvidence()

        func record(_ event: RunEvent) {
            if case .walkthroughObserved(_, let evidence) = event {
                self.evidence = evidence
            } else {
                events.append(event)
            }
        }

        var steps: [PerformedStep] {
            events.compactMap { event in
                if case .stepEnded(let step) = event { step } else { nil }
            }
        }
    }

    /// The scripts by their paths.
    var files: [String: String] = [:]
    var parameters: [String: String] = [:]
    /// The app that the configuration names.
    var defaultApp: String? = "studio"
    /// Whether the apps are known while scripts are read.
    var knowsApps = true
    var seed: UInt64 = 0
    var recorder = Recorder()

    /// The problems of `a.walk`, without running it.
    func errors(_ text: String) throws -> [String] { try loadResult(text).diagnostics.map(\.rendered) }

    /// Loads `a.walk`, which must have no errors.
    func load(_ text: String) throws -> [Walkthrough] {
        let result = try loadResult(text)
        try #require(result.diagnostics.filter { $0.severity == .error }.map(\.rendered) == [])
        return result.walkthroughs
    }

    private func loadResult(_ text: String) throws -> LoadResult {
        let app = try RunnableApp(StudioApp.self)
        var known = files
        known["a.walk"] = text
        let scripts = known
        let loader = WalkthroughLoader(
            vocabulary: Vocabulary(apps: knowsApps ? [app.vocabulary] : [], defaultApp: defaultApp),
            parameters: parameters
        ) { (path: String) throws(ScriptReadError) in
            guard let text = scripts[path] else { throw .missing }
            return Array(text.utf8)
        }
        return loader.load(["a.walk"])
    }

    /// A configuration whose file says that the limit is 5.
    func configuration(for app: RunnableApp) throws -> ResolvedConfiguration {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>limit</key><integer>5</integer></dict></plist>
            """
        let file = try ConfigurationFile(path: "Config.plist", bytes: Array(plist.utf8))
        let schemas = [try EngineConfiguration.schema(apps: [app.name], workers: []), app.schema]
        return try ConfigurationStack(file: file).resolved(against: schemas)
    }

    func makeRunner() throws -> WalkthroughRunner {
        let app = try RunnableApp(StudioApp.self)
        return WalkthroughRunner(
            apps: [app], configuration: try configuration(for: app), seed: seed, recorders: [recorder])
    }

    /// A session whose app has not been launched.
    func makeSession() throws -> Session {
        let app = try RunnableApp(StudioApp.self)
        return try Session(app: app, configuration: configuration(for: app))
    }

    /// Runs every walkthrough of a script.
    func runAll(_ text: String) throws -> [WalkthroughResult] {
        let runner = try makeRunner()
        return try load(text).map { runner.run($0) }
    }

    /// Runs a script that is one walkthrough.
    func run(_ text: String) throws -> WalkthroughResult {
        let results = try runAll(text)
        try #require(results.count == 1)
        return results[0]
    }
}

/// The result of a script: `passed`, or its failures as text.
func outcome(_ text: String, files: [String: String] = [:], parameters: [String: String] = [:]) throws -> String {
    let result = try Studio(files: files, parameters: parameters).run(text)
    return result.outcome == .passed ? "passed" : result.failures.map(\.rendered).joined(separator: "\n")
}

extension WalkthroughFailure {
    /// The failure in lines: place, message, expected, actual, notes.
    var rendered: String {
        var lines = ["\(place.line): " + message]
        if let expected { lines.append("expected: " + expected) }
        if let actual { lines.append("actual: " + actual) }
        for note in notes { lines.append("note: " + note) }
        return lines.joined(separator: "\n")
    }
}
