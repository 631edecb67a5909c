import Foundation

/// All layers merged and checked; an app decodes its configuration from it.
///
/// A run makes it once. A walkthrough whose header sets nothing uses it unchanged.
package struct ResolvedConfiguration: Sendable {
    /// The file, for messages.
    package let path: String
    /// The keys of the engine and of all apps.
    package let schema: ConfigurationSchema
    /// The merged values, with the origins of those that the file does not give.
    let layer: ConfigurationLayer
    /// The file and the environment, which a script's lines override.
    private let belowScript: ConfigurationLayer
    /// The command line, which overrides a script's lines.
    private let commandLine: [ConfigurationLayer.Assignment]

    /// Merges the layers: the command line overrides the script, which overrides the file and the environment.
    init(
        path: String, schema: ConfigurationSchema, belowScript: ConfigurationLayer,
        commandLine: [ConfigurationLayer.Assignment], script: [ConfigurationLayer.Assignment] = []
    ) {
        (self.path, self.schema, self.belowScript) = (path, schema, belowScript)
        self.commandLine = commandLine
        var layer = belowScript
        layer.apply(script)
        layer.apply(commandLine)
        self.layer = layer
    }

    /// The merged values.
    package var tree: ConfigurationValue { layer.tree }

    /// Returns the origin of a key's value; the file if the key has no value.
    package func origin(of keyPath: ConfigurationKeyPath) -> ConfigurationOrigin {
        layer.origins[keyPath] ?? .file(path: path)
    }

    /// Returns the configuration of one walkthrough: its header's lines between the environment and the command line.
    package func adding(script: [ConfigurationOverride]) throws(ConfigurationErrors) -> ResolvedConfiguration {
        if script.isEmpty { return self }
        return ResolvedConfiguration(
            path: path, schema: schema, belowScript: belowScript, commandLine: commandLine,
            script: try schema.assignments(for: script))
    }

    /// Decodes an app's configuration, or the engine's, through JSON; a number is no boolean, a text no number.
    ///
    /// Throws all missing keys and wrong types together, each with its origin, or the error of the type's own
    /// initialiser.
    package func decode<T: Decodable>(_ type: T.Type) throws(ConfigurationErrors) -> T {
        do {
            return try JSONDecoder().decode(type, from: JSONEncoder().encode(layer.tree))
        } catch {
            throw errors(of: type, after: error)
        }
    }

    /// Returns all errors of the values; the decoder ended at the first, the schema of the type finds the others.
    private func errors<T: Decodable>(of type: T.Type, after error: any Error) -> ConfigurationErrors {
        if let schema = try? ConfigurationSchema(of: type, name: "") {
            var check = ConfigurationCheck(unknownKeys: nil, missingKeysPath: path) { origin(of: $0) }
            check.check(layer.tree, against: .group(schema.root))
            if !check.errors.isEmpty { return ConfigurationErrors(check.errors) }
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            return ConfigurationErrors(
                .missingKey(ConfigurationKeyPath(context.codingPath + [key]), path: path, expected: nil))
        case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            let keyPath = ConfigurationKeyPath(context.codingPath)
            return ConfigurationErrors(
                .refused(keyPath, origin: origin(of: keyPath), reason: context.debugDescription))
        default:
            let reason = ConfigurationSchema.reason(of: error)
            return ConfigurationErrors(.refused(ConfigurationKeyPath(), origin: .file(path: path), reason: reason))
        }
    }
}

extension ConfigurationKeyPath {
    fileprivate init(_ codingPath: [any CodingKey]) {
        self.init(codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
    }
}

extension ResolvedConfiguration {
    /// All keys, in the order in which the types declare them; keys of any name in alphabetical order.
    package var entries: [ConfigurationEntry] {
        var entries: [ConfigurationEntry] = []
        collect(.group(schema.root), at: ConfigurationKeyPath(), isRequired: true, into: &entries)
        return entries
    }

    /// Returns a key, or all keys of a group; throws if there is no such key or group.
    ///
    /// - Parameter origin: who asks, for the message: `config get`.
    package func entries(
        at keyPath: ConfigurationKeyPath, askedBy origin: ConfigurationOrigin
    ) throws(ConfigurationErrors) -> [ConfigurationEntry] {
        guard let type = schema.type(at: keyPath) else {
            throw ConfigurationErrors(.unknownKey(keyPath, origin: origin, nearest: schema.nearest(to: keyPath)))
        }
        var entries: [ConfigurationEntry] = []
        collect(type, at: keyPath, isRequired: false, into: &entries)
        let required = self.entries.filter(\.isRequired).map(\.keyPath)
        for index in entries.indices where required.contains(entries[index].keyPath) {
            entries[index].isRequired = true
        }
        return entries
    }

    private func collect(
        _ type: ConfigurationType, at path: ConfigurationKeyPath, isRequired: Bool,
        into entries: inout [ConfigurationEntry]
    ) {
        guard case .group(let group) = type else {
            entries.append(entry(of: type, at: path, isRequired: isRequired))
            return
        }
        for member in group.members {
            let isRequired = isRequired && !member.isOptional
            collect(member.type, at: path.appending(member.key), isRequired: isRequired, into: &entries)
        }
        guard let others = group.others else { return }
        let inUse = (tree[path]?.sortedKeys ?? []) + (schema.defaults[path]?.sortedKeys ?? [])
        let named = group.members.map(\.key)
        let keys = Set(inUse).subtracting(named).sorted()
        for key in keys.isEmpty ? [SchemaProbe.wildcard] : keys {
            collect(others, at: path.appending(key), isRequired: false, into: &entries)
        }
    }

    private func entry(
        of type: ConfigurationType, at path: ConfigurationKeyPath, isRequired: Bool
    ) -> ConfigurationEntry {
        // The environment has the type text, but `engine()` accepts only those that the configuration has.
        let environments = path == ConfigurationKeyPath(["environment"]) ? tree.environmentNames : []
        let type = environments.isEmpty ? type : .word(environments)
        var entry = ConfigurationEntry(keyPath: path, type: type, value: nil, origin: nil, isRequired: isRequired)
        if let value = tree[path] {
            entry.value = value
            entry.origin = origin(of: path)
        } else if let value = schema.defaults[path] {
            entry.value = value
            entry.origin = .typeDefault
        }
        return entry
    }
}

extension ConfigurationValue {
    /// The names of the environments, in alphabetical order; empty if there are none.
    fileprivate var environmentNames: [String] { self[ConfigurationKeyPath(["environments"])]?.sortedKeys ?? [] }
}

/// One line of `rehearse config`: a key with its value and the value's origin.
package struct ConfigurationEntry: Equatable, Sendable {
    /// The key; a segment `*` stands for any name, if no name is in use yet.
    package var keyPath: ConfigurationKeyPath
    /// Its type.
    package var type: ConfigurationType
    /// The value in effect; nil if the key has no value and no known default.
    package var value: ConfigurationValue?
    /// The origin of the value; nil if there is none.
    package var origin: ConfigurationOrigin?
    /// Whether an app needs it.
    package var isRequired: Bool
}
