extension Invocation {
    /// A command with what belongs to it.
    enum Command: Equatable, Sendable {
        case run(RunOptions)
        case test(TestOptions)
        case check(CheckOptions)
        /// Paths to lay out; with `onlyChecks` nothing is written.
        case format(paths: [String], onlyChecks: Bool)
        case config(ConfigAction)
        case traceDiff(String, String)
        case apps
        case workers
        case commands
        case completion(Shell)
        /// Folders of results, or journals, to join, with the reports to make of them.
        case merge([String], reports: [ReportTarget])
        case help(HelpTopic)
        case version
    }
}
