import WalkthroughLanguage

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
