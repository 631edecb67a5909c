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
