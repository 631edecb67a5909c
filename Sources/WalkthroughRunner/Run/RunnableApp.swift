package import Configuration
import HeadlessUIKit
package import Scene
package import StageRuntime
package import WalkthroughLanguage

/// An app with its type erased, as the runner and the console use it.
package struct RunnableApp {
    /// Its name in scripts.
    package let name: String
    /// The name of its type.
    package let type: String
    /// A description in one sentence.
    package let summary: String
    /// The names of its screens.
    package let screens: [String]
    /// The calls of its workers.
    package let calls: [WorkerCallDescription]
    /// The names of its stored files.
    package let storageNames: [String]
    /// The accessibility identifiers of its screens, if they are listed.
    package let identifiers: [String]
    /// The properties of its scenes' states, if they are listed.
    package let stateKeys: [String]
    /// The commands that it adds to the language.
    package let commands: [AppCommand]
    /// The environment variables that hold its secrets, with the keys that each gives.
    package let secretVariables: [String: [String]]
    /// What must hold in every run of it, from scripts of properties.
    package var properties: [Property] = []
    /// The positions of fields in its states; strong, all sessions of the app share it.
    let fieldIndices = FieldIndices()
    /// The allowed content of its part of the configuration.
    package let schema: ConfigurationSchema
    /// Returns which workers are live and where the servers are; throws if a live worker has no server.
    package let environment: (ResolvedConfiguration) throws(ConfigurationErrors) -> WorkerEnvironment
    /// Decodes its configuration and returns a closure that launches it; throws the errors of the configuration.
    package let prepare: (ResolvedConfiguration) throws(ConfigurationErrors) -> () -> Void

    /// Erases the type of an app.
    ///
    /// - Throws: `ConfigurationErrors` if its configuration type cannot be described.
    package init<App: StageApp>(_ type: App.Type) throws(ConfigurationErrors) {
        name = App.name
        self.type = String(describing: App.self)
        summary = App.summary
        screens = App.screens
        calls = App.workerCalls
        storageNames = App.storageNames
        identifiers = App.identifiers
        stateKeys = App.stateKeys
        commands = App.commands
        precondition(
            Set(commands.map(\.name)).count == commands.count,
            "two commands of \(App.self) have the same name; give each its own")
        secretVariables = App.secretVariables
        schema = try ConfigurationSchema(of: App.Configuration.self, name: App.name)
        environment = { (configuration) throws(ConfigurationErrors) in
            try WorkerEnvironment(of: App.self, configuration)
        }
        prepare = { (configuration) throws(ConfigurationErrors) in
            let decoded = try configuration.decode(App.Configuration.self)
            let environment = try WorkerEnvironment(of: App.self, configuration)
            let device = try configuration.engine(for: App.environments).device.flatMap(DeviceModel.named) ?? .standard
            return {
                Stage.current.environment = environment
                UIApplication.shared.simulate(device)
                UIApplication.shared.launch(App.self, configuration: decoded)
            }
        }
    }

    /// The names of the app that scripts may use.
    package var vocabulary: AppVocabulary {
        AppVocabulary(
            name: name, type: type, screens: screens,
            calls: Dictionary(calls.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first }),
            replyingDevices: Set(calls.filter { $0.kind == .device && $0.canReply }.map(\.name)),
            storage: storageNames, identifiers: identifiers.isEmpty ? nil : Set(identifiers),
            stateKeys: stateKeys.isEmpty ? nil : Set(stateKeys),
            commands: Dictionary(uniqueKeysWithValues: commands.map { ($0.name, $0.arguments) }))
    }
}

extension RunnableApp {
    /// Returns the configuration keys of the engine and of every app.
    ///
    /// - Throws: `ConfigurationErrors` if the engine's own keys clash with the names of apps and workers.
    package static func schemas(of apps: [RunnableApp]) throws(ConfigurationErrors) -> [ConfigurationSchema] {
        var workers: [String] = []
        for call in apps.flatMap(\.calls) where call.kind == .network {
            for worker in [call.group, call.worker] where !workers.contains(worker) { workers.append(worker) }
        }
        let engine = try EngineConfiguration.schema(
            apps: apps.map(\.name), workers: workers, devices: DeviceModel.names)
        return [engine] + apps.map(\.schema)
    }
}

extension WorkerEnvironment {
    /// Makes the environment of an app's workers from the configuration; only workers with network calls can be live.
    ///
    /// - Throws: `ConfigurationErrors` if the app has no such environment, or if a live worker has no server.
    init(of app: any StageApp.Type, _ configuration: ResolvedConfiguration) throws(ConfigurationErrors) {
        let engine = try configuration.engine(for: app.environments)
        let calls = app.workerCalls.filter { $0.kind == .network }
        self.init(
            name: engine.environment,
            baseURL: try configuration.server(
                ofApp: app.name, engine, forWorkers: calls.map { [$0.worker, $0.group] }),
            liveWorkers: calls.filter { engine.mode(ofWorker: $0.worker, $0.group) == .live }.map(\.worker))
    }
}

/// A closure that launches an app with one configuration, kept for the next walkthrough with the same.
final class PreparedLaunch {
    /// The walkthrough that it was prepared for.
    let walkthrough: Walkthrough
    let launch: () -> Void

    init(walkthrough: Walkthrough, launch: @escaping () -> Void) {
        self.walkthrough = walkthrough
        self.launch = launch
    }

    /// Returns whether a walkthrough has the same app and configuration; compares lines, since parsing takes longer.
    func fits(_ other: Walkthrough) -> Bool {
        other.app == walkthrough.app && other.environment == walkthrough.environment
            && other.flags.elementsEqual(walkthrough.flags, by: Self.setsTheSame)
            && other.settings.elementsEqual(walkthrough.settings, by: Self.setsTheSame)
    }

    private static func setsTheSame(_ setting: Header.Setting, _ other: Header.Setting) -> Bool {
        setting.key.value == other.key.value && setting.value.value.text == other.value.value.text
    }
}

extension Walkthrough {
    /// Returns what the header sets in the configuration: the environment, flags and other keys.
    ///
    /// - Throws: `ConfigurationErrors` if a key is no key path.
    package func overrides() throws(ConfigurationErrors) -> [ConfigurationOverride] {
        var overrides: [ConfigurationOverride] = []
        if let environment {
            let line = program.script.header.environment?.location.line ?? location.line
            overrides.append(
                try ConfigurationOverride(
                    key: "environment", to: environment, origin: .script(file: path, line: line)))
        }
        for flag in flags { overrides.append(try flag.override(under: "testFlags.", of: path)) }
        for setting in settings { overrides.append(try setting.override(under: "", of: path)) }
        return overrides
    }
}

extension Header.Setting {
    fileprivate func override(
        under prefix: String, of path: String
    ) throws(ConfigurationErrors) -> ConfigurationOverride {
        try ConfigurationOverride(
            key: prefix + key.value, to: value.value.text, origin: .script(file: path, line: key.location.line))
    }
}
