package import Configuration
package import WalkthroughLanguage

/// What launches an app with one configuration, kept for the next walkthrough that asks for the same.
final class PreparedLaunch {
    /// The walkthrough that it was prepared for.
    let walkthrough: Walkthrough
    /// Launches the app.
    let launch: () -> Void

    init(walkthrough: Walkthrough, launch: @escaping () -> Void) {
        self.walkthrough = walkthrough
        self.launch = launch
    }

    /// Whether a walkthrough names the same app and sets the same of its configuration, wherever its lines stand.
    ///
    /// Compared as written, since making key paths of the header's lines takes longer than a step of the walkthrough.
    func fits(_ other: Walkthrough) -> Bool {
        other.app == walkthrough.app && other.environment == walkthrough.environment
            && other.flags.elementsEqual(walkthrough.flags, by: Self.setsTheSame)
            && other.settings.elementsEqual(walkthrough.settings, by: Self.setsTheSame)
    }

    private static func setsTheSame(_ setting: Header.Setting, _ other: Header.Setting) -> Bool {
        setting.key.value == other.key.value && setting.value.value.text == other.value.value.text
    }
}

extension Walkthrough {
    /// What the header sets of the configuration: the environment, flags and other keys.
    ///
    /// - Throws: `ConfigurationErrors` if a key is no key path.
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
