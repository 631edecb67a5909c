/// What `test` takes; nil and false are "not said".
struct TestOptions: Equatable, Sendable {
    // Which
    /// Empty is all of UITestScripts.
    var locations: [ScriptLocation] = []
    /// A pattern that has been read once without an error.
    var filter: String?
    /// A pattern that has been read once without an error.
    var skip: String?
    var tags: TagExpression?
    var lastFailed = false
    var shard: Shard?
    var lists = false
    var allowsEmpty = false

    // How
    /// Parameters, in the order given; a name has one value.
    var parameters: [KeyValue] = []
    var seed: UInt64?
    var order: RunOrder?
    var repeatEach: Int?
    var jobs: Int?
    var timeout: Duration?
    /// Bytes for each worker process.
    var memory: Int?
    var watches = false

    // Schedules
    var schedules: Int?
    var schedule: UInt64?
    var mode: Mode?
    var verify: Int?

    // Failures
    /// Stop after so many; `--fail-fast` is 1.
    var failureLimit: Int?
    var pauses = false
    var updates = false
    var audits = false

    // Results
    /// In the order given; empty is the terminal's.
    var reports: [ReportTarget] = []
    var trace: String?
    var slowest: Int?
    var verbosity = Verbosity.normal
}
