/// What `run` takes.
struct RunOptions: Equatable, Sendable {
    /// One of the apps; nil is the one that the configuration names.
    var app: String?
    var clock = Clock.virtual
    var seed: UInt64?
    /// The script that runs before the person types.
    var script: String?
    /// Parameters, in the order given: of two for a name, the later holds.
    var parameters: [KeyValue] = []
}
