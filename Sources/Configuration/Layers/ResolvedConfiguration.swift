/// All layers merged and checked: what an app decodes its configuration from.
///
/// It is made once a run and shared by all walkthroughs; one whose header says nothing gets it as it is.
package struct ResolvedConfiguration: Sendable {
    /// The file, for messages.
    package let path: String
    /// The keys of the engine and of all apps.
    package let schema: ConfigurationSchema
    /// The merged values, and where those come from that the file does not give.
    let layer: ConfigurationLayer
    /// The file and the environment: where a script's lines are put on.
    private let belowScript: ConfigurationLayer
    /// What stands over a script's lines.
    private let commandLine: [ConfigurationLayer.Assignment]

    /// Puts the command line over what the file and the environment say.
    init(
        path: String, schema: ConfigurationSchema, belowScript: ConfigurationLayer,
        commandLine: [ConfigurationLayer.Assignment], script: [ConfigurationLayer.Assignment] = []
    ) {
        self.path = path
        self.schema = schema
        self.belowScript = belowScript
        self.commandLine = commandLine
        var layer = belowScript
        layer.apply(script)
        layer.apply(commandLine)
        self.layer = layer
    }

    /// The merged values.
    package var tree: ConfigurationValue { layer.tree }

    /// Where the value at a place comes from, or would have to come from.
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

    /// Decodes an app's configuration, or the engine's.
    ///
    /// Throws every missing key and wrong type together, each with the layer it comes from, or what the type's own
    /// initialiser says against the values.
    package func decode<T: Decodable>(_ type: T.Type) throws(ConfigurationErrors) -> T {
        do {
            return try ConfigurationDecoder.decode(type, from: layer.tree)
        } catch {
            throw errors(of: type, after: error)
        }
    }

    /// The decoder ends at the first fault; the schema of the type finds the others.
    private func errors<T: Decodable>(of type: T.Type, after error: any Error) -> ConfigurationErrors {
        if let schema = try? ConfigurationSchema(of: type, name: "") {
            var check = ConfigurationCheck(unknownKeys: nil, missingKeysPath: path) { origin(of: $0) }
            check.check(layer.tree, against: .group(schema.root))
            if !check.errors.isEmpty { return ConfigurationErrors(check.errors) }
        }
        switch error {
        case DecodingFault.missing(let keyPath):
            return ConfigurationErrors(.missingKey(keyPath, path: path, expected: nil))
        case DecodingFault.wrongType(let keyPath, let expected, let found):
            return ConfigurationErrors(
                .wrongType(keyPath, origin: origin(of: keyPath), expected: expected, found: found))
        case DecodingError.dataCorrupted(let context):
            let keyPath = ConfigurationKeyPath(context.codingPath)
            return ConfigurationErrors(
                .refused(keyPath, origin: origin(of: keyPath), reason: context.debugDescription))
        default:
            let reason = ConfigurationSchema.reason(of: error)
            return ConfigurationErrors(.refused(ConfigurationKeyPath(), origin: .file(path: path), reason: reason))
        }
    }
}
