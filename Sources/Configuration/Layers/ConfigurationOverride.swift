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

    /// Parses a key from an option, a variable or a script; throws if it is no key path.
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

    /// Parses the variable's text: several `KEY=VALUE`, separated by commas or line breaks.
    ///
    /// Spaces around a key and a value are ignored. A value with a comma, a line break or such spaces must be in double
    /// quotes, with the escapes `\"`, `\\`, `\n` and `\t`. Empty entries between two separators are skipped. All errors
    /// are thrown together.
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

/// Splits the text of `REHEARSE_SET` into its entries.
struct EnvironmentVariableScanner {
    /// What is left to read.
    private var rest: Substring

    /// Starts at the beginning of a text.
    init(text: String) {
        rest = text[...]
    }

    /// Returns the next entry that is not blank, or nil at the end.
    mutating func next() -> Entry? {
        rest = rest.drop { Self.isSeparator($0) || $0.isWhitespace }
        if rest.isEmpty { return nil }
        let start = rest
        var entry = Entry()
        let key = rest.prefix { $0 != "=" && !Self.isSeparator($0) }
        rest = rest[key.endIndex...]
        entry.key = Self.trimmed(key)
        if rest.first == "=" {
            rest = rest.dropFirst()
            readValue(into: &entry)
        } else {
            entry.fault = .noEqualsSign
        }
        if entry.fault != nil { rest = rest.drop { !Self.isSeparator($0) } }
        entry.text = Self.trimmed(start[..<rest.startIndex])
        return entry
    }

    private mutating func readValue(into entry: inout Entry) {
        rest = rest.drop { $0.isWhitespace && !$0.isNewline }
        guard rest.first == "\"" else {
            let value = rest.prefix { !Self.isSeparator($0) }
            rest = rest[value.endIndex...]
            entry.value = Self.trimmed(value)
            return
        }
        rest = rest.dropFirst()
        do {
            entry.value = try readQuoted()
            rest = rest.drop { $0.isWhitespace && !$0.isNewline }
            if let next = rest.first, !Self.isSeparator(next) { entry.fault = .textAfterQuote }
        } catch {
            entry.fault = error
        }
    }

    private mutating func readQuoted() throws(ConfigurationOverride.Fault) -> String {
        var value = ""
        while let character = rest.popFirst() {
            if character == "\"" { return value }
            guard character == "\\" else {
                value.append(character)
                continue
            }
            switch rest.popFirst() {
            case "\"": value.append("\"")
            case "\\": value.append("\\")
            case "n": value.append("\n")
            case "t": value.append("\t")
            case .some(let other): throw .unknownEscape(other)
            case nil: throw .unclosedQuote
            }
        }
        throw .unclosedQuote
    }

    private static func isSeparator(_ character: Character) -> Bool {
        character == "," || character.isNewline
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}

extension EnvironmentVariableScanner {
    /// One `key=value`, or what is wrong with it.
    struct Entry: Equatable {
        /// The key, without spaces around it.
        var key = ""
        /// The value, without spaces around it or without its quotes.
        var value = ""
        /// The entry as it was written.
        var text = ""
        /// What is wrong; the next entry starts after the next separator.
        var fault: ConfigurationOverride.Fault?
    }
}
