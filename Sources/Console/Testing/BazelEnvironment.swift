import Reports

/// The environment variables of Bazel for a test (Bazel's "Test encyclopedia", "Initial conditions").
///
/// The command line overrides them.
struct BazelEnvironment {
    private let variables: [String: String]

    init(_ variables: [String: String]) { self.variables = variables.filter { !$0.value.isEmpty } }

    /// The folder for a test's files; the working folder cannot be written to.
    var temporaryFolder: String? { variables["TEST_TMPDIR"] }

    /// Creates the file that tells Bazel that shards are supported, if Bazel names one.
    func touchShardStatusFile(in folder: WorkingFolder) throws(CommandFailure) {
        guard let file = variables["TEST_SHARD_STATUS_FILE"] else { return }
        do throws(CommandFailure) {
            try folder.write([], to: file)
        } catch {
            throw CommandFailure(messages: error.messages.map { "TEST_SHARD_STATUS_FILE: " + $0 })
        }
    }

    /// Returns the options, completed by the variables if the command line does not give them.
    ///
    /// - Throws: if the variables of shards are not a number of shards and a smaller number.
    func completing(_ options: TestOptions) throws(CommandFailure) -> TestOptions {
        var options = options
        if options.shard == nil { options.shard = try shard() }
        if options.filter == nil { options.filter = variables["TESTBRIDGE_TEST_ONLY"] }
        if let file = variables["XML_OUTPUT_FILE"] {
            options.reports.append(ReportTarget(JUnitReport.name, path: file))
        }
        if let folder = variables["TEST_UNDECLARED_OUTPUTS_DIR"] {
            options.reports.append(ReportTarget(HtmlReport.name, path: folder + "/rehearse"))
        }
        return options
    }

    private func shard() throws(CommandFailure) -> Shard? {
        guard let total = variables["TEST_TOTAL_SHARDS"], total != "0" else { return nil }
        let index = variables["TEST_SHARD_INDEX"] ?? ""
        guard let count = Int(digits: total), let position = Int(digits: index), position < count,
            let shard = Shard(index: position + 1, of: count)
        else {
            throw CommandFailure(
                "TEST_TOTAL_SHARDS is '\(total)' and TEST_SHARD_INDEX '\(index)'; "
                    + "expected a number of shards, at most \(OptionValue.largestCount), and a number below it")
        }
        return shard
    }
}
