import Reports

/// A report that goes to the stream of results when all is over: TAP, or GitHub's annotations with the job's summary.
struct StreamedReport {
    /// Writes the report of a run; throws what could not be written.
    private let write: (RunReport) throws(CommandFailure) -> Void

    private init(_ write: @escaping (RunReport) throws(CommandFailure) -> Void) { self.write = write }

    /// Writes the report of a run; returns why it could not be, nil if it is written.
    func failure(writing report: RunReport) -> CommandFailure? {
        do throws(CommandFailure) {
            try write(report)
            return nil
        } catch {
            return error
        }
    }

    /// Returns those that are asked for, each once, in their order.
    static func all(of targets: [ReportTarget], _ context: CommandContext) -> [StreamedReport] {
        let formats = targets.map(\.format)
        // TAP has the stream of results for itself; GitHub reads both.
        let annotations = formats.contains(.tap) ? context.errors : context.output
        return formats.indices.filter { formats.firstIndex(of: formats[$0]) == $0 }.compactMap { place in
            switch formats[place] {
            case .tap: StreamedReport { context.output.write(String(decoding: TapReport.render($0), as: UTF8.self)) }
            case .github:
                StreamedReport { (report) throws(CommandFailure) in try gitHub(report, on: annotations, context) }
            case .terminal, .junit, .json, .html: nil
            }
        }
    }

    private static func gitHub(
        _ report: RunReport, on stream: StreamWriter, _ context: CommandContext
    ) throws(CommandFailure) {
        let environment = context.process.environment
        var prefix = ""
        let folder = context.folder.systemRoot
        if let workspace = environment["GITHUB_WORKSPACE"], folder.hasPrefix(workspace + "/") {
            prefix = folder.dropFirst(workspace.count + 1) + "/"
        }
        let annotations = GitHubAnnotations.render(report, prefix: prefix)
        stream.write(String(decoding: annotations, as: UTF8.self))
        guard let summary = environment["GITHUB_STEP_SUMMARY"], !summary.isEmpty else { return }
        do throws(CommandFailure) {
            try context.folder.append(GitHubSummary.render(report), to: summary)
        } catch {
            throw CommandFailure(messages: error.messages.map { "GITHUB_STEP_SUMMARY: " + $0 })
        }
    }
}
