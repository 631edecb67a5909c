extension ConfigurationOverride {
    /// What is wrong with the text of an override.
    package enum Fault: Error, Equatable, Sendable {
        /// It does not say what the key becomes.
        case noEqualsSign
        /// A quoted value does not end.
        case unclosedQuote
        /// Something stands between a closing quote and the next separator.
        case textAfterQuote
        /// A backslash before a letter that means nothing.
        case unknownEscape(Character)
    }
}
