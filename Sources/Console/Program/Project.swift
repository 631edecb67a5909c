import Configuration
import HeadlessUIKit
import StageRuntime
import Walkthroughs

/// The apps with the configuration of this run: what is known before anything is launched.
struct Project {
    /// The apps.
    let apps: [RunnableApp]
    /// The configuration without what scripts set.
    let configuration: ResolvedConfiguration
    /// The engine's part of it.
    let engine: EngineConfiguration

    /// Reads the configuration file and puts the environment and the command line over it.
    ///
    /// - Parameter file: the file as the runner of this worker has read it; nil to read it from its folder.
    /// - Throws: everything that is wrong with the file, the overrides and the apps' configuration types.
    init(_ context: CommandContext, reading file: SpawnedPlan.File? = nil) throws(CommandFailure) {
        do throws(ConfigurationErrors) {
            apps = try Self.runnable(context.apps, exchangeProgram: context.surroundings.exchangeProgram)
            let read = try file.map { file throws(ConfigurationErrors) in
                try ConfigurationFile(path: file.path, bytes: file.bytes)
            }
            configuration = try Self.resolve(context, apps, file: read)
            engine = try configuration.engine()
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The app of whatever names none: the configuration's, else the only one there is.
    var defaultApp: String? { engine.app ?? (apps.count == 1 ? apps[0].name : nil) }

    /// Returns the app of a name.
    func app(_ name: String) -> RunnableApp? { apps.first { $0.name == name } }

    /// Takes the types away from the apps.
    static func runnable(
        _ types: [any StageApp.Type], exchangeProgram: String? = nil
    ) throws(ConfigurationErrors) -> [RunnableApp] {
        var apps: [RunnableApp] = []
        for type in types { apps.append(try RunnableApp(type, exchangeProgram: exchangeProgram)) }
        precondition(
            Set(apps.map(\.name)).count == apps.count, "two apps have the same name; give each StageApp its own")
        return apps
    }

    /// Returns the path of the configuration file, as messages show it.
    static func configurationPath(_ context: CommandContext) -> String {
        context.folder.systemPath(context.common.configPath)
    }

    /// Returns the configuration; without the file that nobody named it is what the overrides and defaults say.
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
            environmentVariables: context.surroundings.environment, commandLine: overrides)
        return try stack.resolved(against: RunnableApp.schemas(of: apps))
    }
}
