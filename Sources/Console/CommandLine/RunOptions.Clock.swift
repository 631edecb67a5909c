extension RunOptions {
    /// How time passes in the console.
    enum Clock: String, Sendable {
        case virtual, real
    }
}
