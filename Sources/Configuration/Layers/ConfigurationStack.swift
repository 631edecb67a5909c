/// The layers that hold for a whole run: the file, the environment variable over it, the command line over both.
///
/// A script's lines come between the last two, walkthrough by walkthrough: `ResolvedConfiguration.adding(script:)`.
package struct ConfigurationStack: Sendable {
    /// The file.
    private let file: ConfigurationFile
    /// What `REHEARSE_SET` says, and over it the variables that hold secrets.
    private let environment: [ConfigurationOverride]
    /// What the options say, in the order given.
    private let commandLine: [ConfigurationOverride]

    /// Stacks the layers.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - environmentVariables: the environment of the process.
    ///   - secretVariables: which of those hold secrets, with the keys that each gives; an empty one gives nothing.
    ///   - commandLine: what the options say, in the order given.
    /// - Throws: `ConfigurationErrors` if `REHEARSE_SET` cannot be parsed.
    package init(
        file: ConfigurationFile, environmentVariables: [String: String] = [:],
        secretVariables: [String: [String]] = [:], commandLine: [ConfigurationOverride] = []
    ) throws(ConfigurationErrors) {
        self.file = file
        self.commandLine = commandLine
        let text = environmentVariables[ConfigurationOverride.environmentVariable] ?? ""
        var environment = try ConfigurationOverride.list(parsing: text)
        for (name, keys) in secretVariables.sorted(by: { $0.key < $1.key }) {
            guard let secret = environmentVariables[name], !secret.isEmpty else { continue }
            for key in keys {
                environment.append(try ConfigurationOverride(key: key, to: secret, origin: .secretVariable(name)))
            }
        }
        self.environment = environment
    }

    /// Merges the layers and checks all of them against the keys of the engine and of every app.
    ///
    /// Throws every unknown key and every wrong type together: the file's, then the environment's, then the command
    /// line's. The engine's defaults are put below the file. Missing keys are found when an app decodes its part, since
    /// another app does not need them.
    ///
    /// - Parameter schemas: the keys of the engine and of every app.
    package func resolved(against schemas: [ConfigurationSchema]) throws(ConfigurationErrors) -> ResolvedConfiguration {
        let schema = try ConfigurationSchema.union(schemas)
        let path = file.path
        var check = ConfigurationCheck(unknownKeys: schema, missingKeysPath: nil) { _ in .file(path: path) }
        check.check(file.root, against: .group(schema.root))
        var errors = check.errors
        var assignments: [[ConfigurationLayer.Assignment]] = []
        for overrides in [environment, commandLine] {
            var layer: [ConfigurationLayer.Assignment] = []
            for override in overrides {
                do {
                    layer.append(try schema.assignment(for: override))
                } catch {
                    errors.append(error)
                }
            }
            assignments.append(layer)
        }
        guard errors.isEmpty else { throw ConfigurationErrors(errors) }
        var shared = ConfigurationLayer(
            tree: file.root, defaults: schemas.filter(\.isShared).map(\.defaults))
        shared.apply(assignments[0])
        return ResolvedConfiguration(path: path, schema: schema, belowScript: shared, commandLine: assignments[1])
    }
}

/// A tree of values, with the places whose values do not come from the file.
struct ConfigurationLayer: Sendable {
    /// The values.
    private(set) var tree: ConfigurationValue
    /// Who gave what the file did not.
    private(set) var origins: [ConfigurationKeyPath: ConfigurationOrigin] = [:]

    /// Starts with the values of a file, over defaults that are treated as part of it.
    init(tree: ConfigurationValue, defaults: [ConfigurationValue] = []) {
        self.tree = tree
        for value in defaults { add(value, at: ConfigurationKeyPath()) }
    }

    private mutating func add(_ value: ConfigurationValue, at path: ConfigurationKeyPath) {
        if case .dictionary(let members) = value {
            for key in value.sortedKeys { if let member = members[key] { add(member, at: path.appending(key)) } }
        } else if tree[path] == nil {
            tree[path] = value
            origins[path] = .typeDefault
        }
    }

    /// Puts values over those that are there; of two for one key the later wins.
    mutating func apply(_ assignments: [Assignment]) {
        for assignment in assignments {
            tree[assignment.keyPath] = assignment.value
            origins[assignment.keyPath] = assignment.origin
        }
    }
}

extension ConfigurationLayer {
    /// An override whose text was understood.
    struct Assignment: Equatable, Sendable {
        /// The key.
        var keyPath: ConfigurationKeyPath
        /// The value, of the key's type.
        var value: ConfigurationValue
        /// Who gave it.
        var origin: ConfigurationOrigin
    }
}
