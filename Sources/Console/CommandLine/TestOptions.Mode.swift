extension TestOptions {
    /// What a schedule may vary.
    enum Mode: String, Sendable {
        case completions
        case anyOrder = "any-order"
    }
}
