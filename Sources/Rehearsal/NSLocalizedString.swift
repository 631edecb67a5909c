// On the stage, an app's texts are in the language of `stage.locale`, which a script sets: `locale de_DE`.
// Foundation knows only the language of the machine.
#if !os(iOS) && !PHONE
    import StageRuntime

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a text of the app in the stage's language, from `.strings` files and string catalogues.
    ///
    /// - Parameters:
    ///   - key: the key of the text.
    ///   - tableName: the name of the table: that of a file without its extension; `Localizable` by default.
    ///   - bundle: the bundle with the table; on a stage, `main` stands for the resources of all targets of the app.
    ///   - value: the text if the table has none; the key if this is empty.
    ///   - comment: a note for translators.
    public func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
    ) -> String {
        Stage.localizedText(key, table: tableName, bundle: bundle) ?? (value.isEmpty ? key : value)
    }
#endif
