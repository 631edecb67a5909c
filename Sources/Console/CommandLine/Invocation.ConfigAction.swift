extension Invocation {
    /// What `config` does.
    enum ConfigAction: Equatable, Sendable {
        case list
        case get(String)
        case set(KeyValue)
        case unset(String)
    }
}
