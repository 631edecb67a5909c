import Reports

/// A report that goes to a stream when all is over: TAP, or GitHub's annotations with the job's summary.
struct StreamedReport {
    /// What it says.
    private let format: any ReportFormat.Type
    /// Where it says it.
    private let stream: StreamWriter
    /// Where the run takes place.
    private let context: CommandContext

    /// Returns those that are asked for, each once, in their order.
    static func all(of targets: [ReportTarget], _ context: CommandContext) -> [StreamedReport] {
        let log = targets.contains(where: \.takesOutput) ? context.errors : context.output
        var taken: Set<String> = []
        return targets.filter { taken.insert($0.name).inserted }.compactMap(\.format).compactMap { format in
            switch format.destination {
            case .output: StreamedReport(format: format, stream: context.output, context: context)
            case .log: StreamedReport(format: format, stream: log, context: context)
            case .file, .journal, .folder: nil
            }
        }
    }

    /// Writes the report of a run; returns why it could not be, nil if it is written.
    func failure(writing report: RunReport) -> CommandFailure? {
        let place = context.reportPlace
        stream.write(String(decoding: format.render(report, in: place), as: UTF8.self))
        guard let addition = format.addition(report, in: place) else { return nil }
        do throws(CommandFailure) {
            try context.folder.append(addition.text, to: addition.path)
            return nil
        } catch {
            return CommandFailure(messages: error.messages.map { addition.variable + ": " + $0 })
        }
    }
}
