import Foundation

/// A value given as text outside the file; the type of its key decides what the text means.
package struct ConfigurationOverride: Equatable, Sendable {
    /// The key.
    package let keyPath: ConfigurationKeyPath
    /// The value as it was written, without quotes.
    package let text: String
    /// Where it was given.
    package let origin: ConfigurationOrigin

    private init(_ keyPath: ConfigurationKeyPath, to text: String, origin: ConfigurationOrigin) {
        (self.keyPath, self.text, self.origin) = (keyPath, text, origin)
    }

    /// Makes an override of a key from an option, a variable or a script; throws if the key cannot be parsed.
    package init(key: String, to text: String, origin: ConfigurationOrigin) throws(ConfigurationErrors) {
        self.init(try Self.keyPath(parsing: key, origin: origin), to: text, origin: origin)
    }

    /// Parses a key path, with errors that name its origin.
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
    /// The environment variable that holds overrides.
    package static let environmentVariable = "REHEARSE_SET"

    /// Parses the variable's text: several `KEY=VALUE`, separated by commas or line breaks.
    ///
    /// Blanks around a key and a value are ignored, and so are empty entries. A value cannot contain a comma. All
    /// errors are thrown together.
    package static func list(parsing text: String) throws(ConfigurationErrors) -> [ConfigurationOverride] {
        let origin = ConfigurationOrigin.environmentVariable(environmentVariable)
        var overrides: [ConfigurationOverride] = []
        var errors: [ConfigurationError] = []
        for part in text.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let entry = part.trimmingCharacters(in: .whitespaces)
            if entry.isEmpty { continue }
            guard let sign = entry.firstIndex(of: "=") else {
                errors.append(.malformedOverride(text: entry, origin: origin))
                continue
            }
            let key = entry[..<sign].trimmingCharacters(in: .whitespaces)
            let value = entry[entry.index(after: sign)...].trimmingCharacters(in: .whitespaces)
            do {
                overrides.append(try ConfigurationOverride(key: key, to: value, origin: origin))
            } catch {
                errors += error.errors
            }
        }
        if !errors.isEmpty { throw ConfigurationErrors(errors) }
        return overrides
    }
}

extension ConfigurationSchema {
    /// Returns the error of an override, or nil; used to check a script's `flag` and `set` lines.
    package func check(_ override: ConfigurationOverride) -> ConfigurationError? {
        do {
            _ = try assignment(for: override)
            return nil
        } catch {
            return error
        }
    }

    /// Parses an override's text by the type of its key.
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

    /// Parses the texts of several overrides; throws all errors together.
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
