/// The options, by their long names, in the order in which help lists them.
enum OptionName: String, CaseIterable, Sendable {
    // run
    case clock, script
    // test: which
    case filter, skip, tags
    case lastFailed = "last-failed"
    case shard, list
    case allowEmpty = "allow-empty"
    // test: how
    case param
    case seed, order
    case repeatEach = "repeat-each"
    case jobs, timeout, memory, watch
    // test: schedules
    case schedules, schedule, mode, verify
    // test: failures
    case failFast = "fail-fast"
    case maxFailures = "max-failures"
    case pause, update, audit
    // test: results
    case report, trace, slowest, quiet, verbose
    // check, format
    case sources, check
    // every command
    case config, set, environment, storage
    case noColor = "no-color"
    case help, version

    /// The option as it is typed.
    var word: String { "--" + rawValue }
}
