import Configuration

/// What every command takes.
struct CommonOptions: Equatable, Sendable {
    /// The file to read in place of Config.plist.
    var configFile: String?
    /// Overrides of the configuration, in the order given; a key has one value.
    var settings: [KeyValue] = []
    var environment: String?
    /// The folder that keeps what apps store; nil is memory.
    var storage: String?
    var noColor = false

    /// The path of the configuration file, as it was given.
    var configPath: String { configFile ?? ConfigurationFile.defaultPath }
}

extension CommonOptions {
    init(_ given: GivenOptions) {
        self.init(
            configFile: given.text(.config), settings: given.pairs(.set), environment: given.text(.environment),
            storage: given.text(.storage), noColor: given.has(.noColor))
    }
}
