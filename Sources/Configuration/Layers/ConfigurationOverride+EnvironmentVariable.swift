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
