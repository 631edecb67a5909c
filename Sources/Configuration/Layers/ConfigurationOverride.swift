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
