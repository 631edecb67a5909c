/// The layers that hold for a whole run: the file, the environment variable over it, the command line over both.
///
/// A walkthrough's header lines come between the last two: `ResolvedConfiguration.adding(script:)`.
package struct ConfigurationStack: Sendable {
    private let file: ConfigurationFile
    /// The overrides of `REHEARSE_SET`, then those of the variables that hold secrets.
    private let environment: [ConfigurationOverride]
    /// The overrides of the options, in the order given.
    private let commandLine: [ConfigurationOverride]

    /// Makes the layers of a run.
    ///
    /// - Parameter secretVariables: the variables that hold secrets, with the keys that each sets; an empty one sets
    ///   nothing.
    /// - Throws: `ConfigurationErrors` if `REHEARSE_SET` cannot be parsed.
    package init(
        file: ConfigurationFile, environmentVariables: [String: String] = [:],
        secretVariables: [String: [String]] = [:], commandLine: [ConfigurationOverride] = []
    ) throws(ConfigurationErrors) {
        (self.file, self.commandLine) = (file, commandLine)
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
    /// Throws all unknown keys and wrong types together: the file's, then the environment's, then the command line's.
    /// The engine's defaults apply to keys that the file does not have. Missing keys are found when an app decodes its
    /// part, since another app does not need them.
    package func resolved(against schemas: [ConfigurationSchema]) throws(ConfigurationErrors) -> ResolvedConfiguration {
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
        guard errors.isEmpty else { throw ConfigurationErrors(errors) }
        var shared = ConfigurationLayer(tree: file.root, defaults: schemas.filter(\.isShared).map(\.defaults))
        shared.apply(assignments[0])
        return ResolvedConfiguration(path: path, schema: schema, belowScript: shared, commandLine: assignments[1])
    }
}

/// A tree of values, with the origins of those that do not come from the file.
struct ConfigurationLayer: Sendable {
    private(set) var tree: ConfigurationValue
    /// The origins of the values that the file did not give.
    private(set) var origins: [ConfigurationKeyPath: ConfigurationOrigin] = [:]

    /// Makes the layer of a file; the defaults apply to keys that the file does not have.
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

    /// Replaces values; of two for one key the later wins.
    mutating func apply(_ assignments: [Assignment]) {
        for assignment in assignments {
            tree[assignment.keyPath] = assignment.value
            origins[assignment.keyPath] = assignment.origin
        }
    }
}

extension ConfigurationLayer {
    /// An override whose text was parsed.
    struct Assignment: Equatable, Sendable {
        var keyPath: ConfigurationKeyPath
        var value: ConfigurationValue
        var origin: ConfigurationOrigin
    }
}
