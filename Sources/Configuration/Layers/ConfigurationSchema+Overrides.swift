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
