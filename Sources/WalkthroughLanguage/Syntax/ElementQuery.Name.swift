extension ElementQuery {
    /// How a query names its element.
    package enum Name: Equatable {
        /// By accessibility label, exactly.
        case label(Template)
        /// By a pattern found in the accessibility label.
        case pattern(Pattern)
        /// By accessibility identifier, exactly.
        case identifier(String)
    }
}
