/// The layers that hold for a whole run: the file, the environment variable over it, the command line over both.
///
/// A script's lines come between the last two, walkthrough by walkthrough: `ResolvedConfiguration.adding(script:)`.
package struct ConfigurationStack: Sendable {
    /// The file.
    private let file: ConfigurationFile
    /// What `REHEARSE_SET` says.
    private let environment: [ConfigurationOverride]
    /// What the options say, in the order given.
    private let commandLine: [ConfigurationOverride]

    /// Stacks the layers; throws if `REHEARSE_SET` among the environment's variables cannot be parsed.
    package init(
        file: ConfigurationFile, environmentVariables: [String: String] = [:],
        commandLine: [ConfigurationOverride] = []
    ) throws(ConfigurationErrors) {
        self.file = file
        self.commandLine = commandLine
        let text = environmentVariables[ConfigurationOverride.environmentVariable] ?? ""
        environment = try ConfigurationOverride.list(parsing: text)
    }

    /// Merges the layers and checks all of them against the keys of the engine and of every app.
    ///
    /// Throws every unknown key and every wrong type together: the file's, then the environment's, then the command
    /// line's. The engine's defaults are put below the file. Missing keys are found when an app decodes its part, since
    /// another app does not need them.
    package func resolved(
        against schemas: [ConfigurationSchema]
    ) throws(ConfigurationErrors) -> ResolvedConfiguration {
        let schema = try ConfigurationSchema.union(schemas)
        let path = file.path
        var check = ConfigurationCheck(unknownKeys: schema, missingKeysPath: nil) { _ in .file(path: path) }
        check.check(file.root, against: .group(schema.root))
        var errors = check.errors
        var assignments: [[ConfigurationLayer.Assignment]] = []
        for overrides in [environment, commandLine] {
            do {
                assignments.append(try schema.assignments(for: overrides))
            } catch {
                errors += error.errors
            }
        }
        guard errors.isEmpty, assignments.count == 2 else { throw ConfigurationErrors(errors) }
        var shared = ConfigurationLayer(
            tree: file.root, defaults: schemas.filter(\.isShared).map(\.defaults))
        shared.apply(assignments[0])
        return ResolvedConfiguration(path: path, schema: schema, belowScript: shared, commandLine: assignments[1])
    }
}
