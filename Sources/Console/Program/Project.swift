import Basics
import Configuration
import Scene
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The apps and the configuration of a run.
struct Project {
    private(set) var apps: [RunnableApp]
    /// The configuration before scripts change it.
    let configuration: ResolvedConfiguration
    /// The engine's part of it.
    let engine: EngineConfiguration

    /// Reads the configuration file and merges it with the environment and the command line.
    ///
    /// - Parameter file: the file as the runner of this process has read it; nil to read it from its folder.
    /// - Throws: all errors of the file, the overrides and the apps' configuration types.
    init(_ context: CommandContext, reading file: SpawnedPlan.File? = nil) throws(CommandFailure) {
        do throws(ConfigurationErrors) {
            apps = try Self.runnable(context.apps)
            let read = try file.map { file throws(ConfigurationErrors) in
                try ConfigurationFile(path: file.path, bytes: [UInt8](file.bytes))
            }
            configuration = try Self.resolve(context, apps, file: read)
            engine = try configuration.engine()
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The default app: that of the configuration, or else the only app.
    var defaultApp: String? { engine.app ?? (apps.count == 1 ? apps[0].name : nil) }

    /// Lets the properties of scripts hold in every run of their apps.
    mutating func judge(_ properties: [PropertySet]) {
        for index in apps.indices {
            apps[index].properties = properties.filter { $0.app == apps[index].name }.flatMap(\.properties)
        }
    }

    func app(_ name: String) -> RunnableApp? { apps.first { $0.name == name } }

    /// Erases the types of the apps.
    static func runnable(_ types: [any StageApp.Type]) throws(ConfigurationErrors) -> [RunnableApp] {
        var apps: [RunnableApp] = []
        for type in types { apps.append(try RunnableApp(type)) }
        precondition(
            Set(apps.map(\.name)).count == apps.count, "two apps have the same name; give each StageApp its own")
        return apps
    }

    /// Returns the path of the configuration file, as messages show it.
    static func configurationPath(_ context: CommandContext) -> String {
        context.folder.systemPath(context.common.configPath)
    }

    /// Returns the app that the configuration file names, if it is one of another program; nil if not.
    static func appOfAnotherProgram(_ context: CommandContext) -> String? {
        guard let file = try? ConfigurationFile(reading: configurationPath(context)),
            case .dictionary(let members) = file.root, case .string(let app)? = members["app"],
            !context.apps.contains(where: { $0.name == app })
        else { return nil }
        return app
    }

    /// Returns the configuration; if the file does not exist and was not named, it has overrides and defaults only.
    static func configurationIfAny(
        _ context: CommandContext, _ apps: [RunnableApp]
    ) throws(ConfigurationErrors) -> ResolvedConfiguration {
        do throws(ConfigurationErrors) {
            return try resolve(context, apps)
        } catch {
            guard context.common.configFile == nil, case .fileMissing(let path)? = error.errors.first else {
                throw error
            }
            return try resolve(context, apps, file: ConfigurationFile(emptyAt: path))
        }
    }

    private static func resolve(
        _ context: CommandContext, _ apps: [RunnableApp], file: ConfigurationFile? = nil
    ) throws(ConfigurationErrors) -> ResolvedConfiguration {
        let common = context.common
        var overrides: [ConfigurationOverride] = []
        if let environment = common.environment {
            overrides.append(
                try ConfigurationOverride(
                    key: "environment", to: environment, origin: .commandLine(option: "--environment")))
        }
        for setting in common.settings {
            overrides.append(
                try ConfigurationOverride(
                    key: setting.key, to: setting.value, origin: .commandLine(option: "--set")))
        }
        let file = if let file { file } else { try ConfigurationFile(reading: configurationPath(context)) }
        let stack = try ConfigurationStack(
            file: file,
            environmentVariables: context.process.environment,
            secretVariables: apps.reduce(into: [:]) { $0.merge($1.secretVariables) { $0 + $1 } },
            commandLine: overrides)
        return try stack.resolved(against: RunnableApp.schemas(of: apps))
    }
}

extension Project {
    /// Returns a loader of the scripts in a folder, given the values of `--param`.
    func loader(
        _ parameters: [KeyValue], for purpose: WalkthroughLoader.Purpose, in folder: WorkingFolder, app: String? = nil
    ) -> WalkthroughLoader {
        var vocabulary = vocabulary
        if let app { vocabulary.defaultApp = app }
        return WalkthroughLoader(
            vocabulary: vocabulary, parameters: parameters.values, for: purpose, locate: folder.reportedPath,
            nearest: { ScriptFiles.nearest(to: $0, in: folder) }, read: folder.read)
    }
}

extension [KeyValue] {
    /// The values by name; of two for a name the later wins.
    var values: [String: String] { Dictionary(map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) }
}

extension LoadResult {
    /// Checks that each `--param` is a parameter of some script.
    func check(_ parameters: [KeyValue]) throws(CommandFailure) {
        var names: Set<String> = []
        let unknown = parameters.map(\.key).filter { !parameterNames.contains($0) && names.insert($0).inserted }
        guard !unknown.isEmpty else { return }
        let known = parameterNames.sorted()
        let others = known.isEmpty ? "they have no parameters" : "they have " + known.joined(separator: ", ")
        throw CommandFailure(
            messages: unknown.map { name in
                let nearest = NearestWord.search(name, among: known).map { "did you mean \($0)?" }
                return "--param \(name): these scripts have no such parameter; \(nearest ?? others)"
            })
    }
}

extension Project {
    /// Checks, before any walkthrough runs, that their apps can be launched with the configurations of their headers.
    ///
    /// - Parameters:
    ///   - choosesOrder: whether schedules choose when replies arrive, which is impossible with a live server.
    ///   - actsAtRandom: whether the app is explored, which does harm to a live server.
    /// - Throws: all errors: missing keys, live workers without a server, and live workers that must be offline.
    func checkLaunches(
        of walkthroughs: [Walkthrough], choosesOrder: Bool, actsAtRandom: Bool = false
    ) throws(CommandFailure) {
        var live: [String] = []
        var checked: Set<[String]> = []
        var errors: [ConfigurationError] = []
        for walkthrough in walkthroughs {
            guard let name = walkthrough.app, let app = app(name) else { continue }
            do throws(ConfigurationErrors) {
                let overrides = try walkthrough.overrides()
                let key = [name] + overrides.flatMap { [$0.keyPath.description, $0.text] }
                guard checked.insert(key).inserted else { continue }
                let configuration = try configuration.adding(script: overrides)
                _ = try app.prepare(configuration)
                guard choosesOrder || actsAtRandom else { continue }
                let environment = try app.environment(configuration)
                for worker in app.calls.map(\.worker) where environment.isLive(worker) && !live.contains(worker) {
                    live.append(worker)
                }
            } catch {
                errors += error.errors.filter { !errors.contains($0) }
            }
        }
        if !errors.isEmpty { throw CommandFailure(ConfigurationErrors(errors)) }
        guard live.isEmpty else {
            let reason =
                actsAtRandom
                ? "explore acts at random, which a live server must not get"
                : "schedules choose when replies arrive, which is impossible for a live server"
            throw CommandFailure(
                "\(reason): make " + live.map { "workers.\($0)" }.joined(separator: ", ") + " offline"
                    + (actsAtRandom ? "" : ", or run without schedules"))
        }
    }
}
