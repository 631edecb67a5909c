/// What is known without running: the names that scripts are checked against.
package struct Vocabulary {
    /// The apps.
    package var apps: [AppVocabulary]
    /// The app of a script that names none.
    package var defaultApp: String?
    /// The environments; nil when they are not known.
    package var environments: [String]?
    /// Tells what is wrong with a value for a key path of the configuration of an app; a flag's is `testFlags.NAME`.
    package var checkSetting: (_ app: String?, _ keyPath: String, _ value: String, _ isQuoted: Bool) -> SettingProblem?

    /// Creates a vocabulary; without arguments nothing is known and every name will do.
    package init(
        apps: [AppVocabulary] = [], defaultApp: String? = nil, environments: [String]? = nil,
        checkSetting: @escaping (String?, String, String, Bool) -> SettingProblem? = { _, _, _, _ in nil }
    ) {
        self.apps = apps
        self.defaultApp = defaultApp
        self.environments = environments
        self.checkSetting = checkSetting
    }
}
