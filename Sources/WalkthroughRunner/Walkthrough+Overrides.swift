package import Configuration
package import WalkthroughLanguage

extension Walkthrough {
    /// What the header sets of the configuration: the environment, flags and other keys.
    ///
    /// - Throws: `ConfigurationErrors` where a key is no key path.
    package func overrides() throws(ConfigurationErrors) -> [ConfigurationOverride] {
        var overrides: [ConfigurationOverride] = []
        if let environment {
            let line = program.script.header.environment?.location.line ?? location.line
            overrides.append(
                try ConfigurationOverride(
                    key: "environment", to: environment, origin: .script(file: path, line: line)))
        }
        for flag in flags { overrides.append(try flag.override(under: "testFlags.", of: path)) }
        for setting in settings { overrides.append(try setting.override(under: "", of: path)) }
        return overrides
    }
}

extension Header.Setting {
    fileprivate func override(
        under prefix: String, of path: String
    ) throws(ConfigurationErrors) -> ConfigurationOverride {
        try ConfigurationOverride(
            key: prefix + key.value, to: value.value.text, origin: .script(file: path, line: key.location.line))
    }
}
