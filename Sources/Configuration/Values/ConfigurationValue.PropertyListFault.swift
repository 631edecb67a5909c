extension ConfigurationValue {
    /// What cannot be taken over from a property list, and where.
    enum PropertyListFault: Error, Equatable {
        /// An integer beyond 64 bits, a number that is not finite, or an object that only archives have.
        case unusable(at: ConfigurationKeyPath, text: String)
        /// Values within values, deeper than any key path.
        case tooDeep
        /// More values than a configuration ever has; a small binary file can stand for millions.
        case tooMany
    }
}
