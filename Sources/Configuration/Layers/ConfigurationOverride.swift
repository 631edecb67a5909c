/// A value given outside the file, as text: its key decides what the text means.
package struct ConfigurationOverride: Equatable, Sendable {
    /// The key.
    package let keyPath: ConfigurationKeyPath
    /// The value as it was written, without quotes.
    package let text: String
    /// Who gave it.
    package let origin: ConfigurationOrigin

    /// Takes a key that was parsed.
    private init(_ keyPath: ConfigurationKeyPath, to text: String, origin: ConfigurationOrigin) {
        self.keyPath = keyPath
        self.text = text
        self.origin = origin
    }

    /// Takes a key as text, be it an option's, a variable's or a script's; throws if it is no key path.
    package init(key: String, to text: String, origin: ConfigurationOrigin) throws(ConfigurationErrors) {
        self.init(try Self.keyPath(parsing: key, origin: origin), to: text, origin: origin)
    }

    /// Parses a key path, with errors that name where it stands.
    package static func keyPath(
        parsing text: String, origin: ConfigurationOrigin
    ) throws(ConfigurationErrors) -> ConfigurationKeyPath {
        do {
            return try ConfigurationKeyPath(parsing: text)
        } catch {
            throw ConfigurationErrors(.malformedKeyPath(text: text, origin: origin, fault: error))
        }
    }
}

extension ConfigurationOverride {
    /// What is wrong with the text of an override.
    package enum Fault: Error, Equatable, Sendable {
        /// It does not say what the key becomes.
        case noEqualsSign
        /// A quoted value does not end.
        case unclosedQuote
        /// Something stands between a closing quote and the next separator.
        case textAfterQuote
        /// A backslash before a letter that means nothing.
        case unknownEscape(Character)
    }
}

extension ConfigurationOverride {
    /// The environment variable that holds overrides.
    package static let environmentVariable = "REHEARSE_SET"

    /// Parses the variable's text: `KEY=VALUE` several times, with commas or line breaks between them.
    ///
    /// Spaces around a key and a value do not count. A value with a comma, a line break or such spaces stands in double
    /// quotes, with the escapes `\"`, `\\`, `\n` and `\t`. Nothing between two separators is skipped. All errors are
    /// thrown together.
    package static func list(parsing text: String) throws(ConfigurationErrors) -> [ConfigurationOverride] {
        var scanner = EnvironmentVariableScanner(text: text)
        var overrides: [ConfigurationOverride] = []
        var errors: [ConfigurationError] = []
        while let entry = scanner.next() {
            let origin = ConfigurationOrigin.environmentVariable(environmentVariable)
            if let fault = entry.fault {
                errors.append(.malformedOverride(text: entry.text, origin: origin, fault: fault))
                continue
            }
            do {
                overrides.append(try ConfigurationOverride(key: entry.key, to: entry.value, origin: origin))
            } catch {
                errors += error.errors
            }
        }
        if !errors.isEmpty { throw ConfigurationErrors(errors) }
        return overrides
    }
}

extension ConfigurationSchema {
    /// Returns what is wrong with an override, or nil: the check of a script's `flag` and `set` lines.
    package func check(_ override: ConfigurationOverride) -> ConfigurationError? {
        do {
            _ = try assignment(for: override)
            return nil
        } catch {
            return error
        }
    }

    /// Understands an override's text by the type of its key.
    func assignment(
        for override: ConfigurationOverride
    ) throws(ConfigurationError) -> ConfigurationLayer.Assignment {
        let keyPath = override.keyPath
        guard let type = type(at: keyPath) else {
            throw .unknownKey(keyPath, origin: override.origin, nearest: nearest(to: keyPath))
        }
        guard type.example != nil else { throw .notSettable(keyPath, origin: override.origin, type: type) }
        guard let value = type.value(parsing: override.text) else {
            throw .wrongText(keyPath, origin: override.origin, expected: type, found: override.text)
        }
        return ConfigurationLayer.Assignment(keyPath: keyPath, value: value, origin: override.origin)
    }

    /// Understands several overrides, and throws the errors of all that it does not.
    func assignments(
        for overrides: [ConfigurationOverride]
    ) throws(ConfigurationErrors) -> [ConfigurationLayer.Assignment] {
        var assignments: [ConfigurationLayer.Assignment] = []
        var errors: [ConfigurationError] = []
        for override in overrides {
            do {
                assignments.append(try assignment(for: override))
            } catch {
                errors.append(error)
            }
        }
        if !errors.isEmpty { throw ConfigurationErrors(errors) }
        return assignments
    }
}
