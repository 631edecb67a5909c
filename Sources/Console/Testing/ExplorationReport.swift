import Basics
import Explorer
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Reports an exploration: the findings with their scripts, then the summary.
struct ExplorationReport {
    private let explorer: Explorer
    private let options: ExploreOptions
    private let context: CommandContext
    private let made: ExplorationScripts
    private var scripts: [String] { made.texts }
    private var paths: [String] = []

    init(_ explorer: Explorer, _ project: Project, _ options: ExploreOptions, _ context: CommandContext) {
        (self.explorer, self.options, self.context) = (explorer, options, context)
        made = ExplorationScripts(explorer, project, options, context)
        paths = zip(explorer.findings, scripts).enumerated().map { path(of: $1.0, $0 + 1, $1.1) }
    }

    /// Prints the findings and the summary of an exploration; `elapsed` is its wall time.
    func tell(within elapsed: Duration) {
        for (index, finding) in explorer.findings.enumerated() { tell(finding, index + 1) }
        for line in ExplorationSummary(explorer).lines {
            context.print(SafeText.line(explorer.concealing(in: line)))
        }
        let count = explorer.findings.count
        if count > 0 || explorer.runCount > 0 {
            context.print(count == 0 ? "nothing was found" : count.counted("finding"))
        }
        let speed = Double(explorer.frontier.actionCount) / max(elapsed / .seconds(1), 0.001)
        let tenths = Duration.milliseconds(Int64(elapsed / .milliseconds(100)) * 100)
        let fresh = Double(explorer.frontier.freshCount) / max(elapsed / .seconds(1), 0.001)
        context.remark("\(Int(speed)) actions a second, \(Int(fresh)) of them untried before, in \(tenths.text)")
        guard options.runs == nil, explorer.runCount > 0 else { return }
        let seed = options.seed.map { " --seed \($0)" } ?? ""
        context.remark("to repeat this run: --runs \(explorer.runCount)\(seed)")
        if Self.isDebug, explorer.untriedCount > 0 {
            context.remark("a release build tries 15 to 60 times as many actions in this time: swift build -c release")
        }
    }

    /// Whether this program was built without optimisation.
    private static var isDebug: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// Writes the scripts, the graph and the reports; returns whether all could be written, and names the others.
    func write(_ graph: GraphFile?) -> Bool {
        var isWritten = true
        func attempt(_ body: () throws(CommandFailure) -> Void) {
            do throws(CommandFailure) {
                try body()
            } catch {
                context.complain(error)
                isWritten = false
            }
        }
        if options.saved != nil {
            for (path, script) in zip(paths, scripts) where !context.folder.exists(path) {
                attempt { () throws(CommandFailure) in try context.folder.write(Array(script.utf8), to: path) }
            }
        }
        attempt { () throws(CommandFailure) in try graph?.write(explorer) }
        attempt { () throws(CommandFailure) in if try !writeReports() { isWritten = false } }
        return isWritten
    }

    /// Returns the first path that is free or has this script, so that no file that somebody changed is replaced.
    private func path(of finding: Finding, _ number: Int, _ script: String) -> String {
        let words = finding.failure.oracle + (finding.failure.screen.isEmpty ? "" : " on " + finding.failure.screen)
        let plain = String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        guard let folder = options.saved else { return "\(number)-\(plain).walk" }
        var path = "\(folder)/\(number)-\(plain).walk"
        var attempt = 1
        while context.folder.exists(path), (try? context.folder.read(path)) != Array(script.utf8) {
            attempt += 1
            path = "\(folder)/\(number)-\(plain)-\(attempt).walk"
        }
        return path
    }

    private func tell(_ finding: Finding, _ number: Int) {
        let failure = finding.failure
        let readable = { (text: String) in SafeText.fragment(explorer.concealing(in: text)) }
        let onScreen = failure.screen.isEmpty ? "" : " on \(failure.screen)"
        let style = context.outputStyle
        let heading = style.paint(SafeText.fragment("\(number). \(failure.oracle)\(onScreen):"), .bold, .red)
        let times = finding.count == 1 ? "once" : "\(finding.count) times"
        context.print(heading + " " + readable(failure.message))
        if let frame = failure.frame { context.print(SafeText.fragment("   in \(frame)")) }
        context.print("   met \(times), first in run \(finding.run)")
        if !finding.otherTriggers.isEmpty {
            context.print(readable("   also after " + finding.otherTriggers.joined(separator: ", ")))
        }
        if options.saved != nil {
            context.print("   " + command(for: number - 1))
        }
        for line in scripts[number - 1].lines.dropLast() {
            context.print(readable(line.isEmpty ? "   |" : "   | \(line)"))
        }
        context.print("")
    }

    /// Returns the command that runs the saved script of a finding.
    private func command(for index: Int) -> String {
        ReproductionCommand(program: context.process.program.command, options: made.options)
            .line(for: identity(of: index), with: made.givenParameters[index])
    }

    private func identity(of index: Int) -> WalkthroughIdentity {
        let failure = explorer.findings[index].failure
        return WalkthroughIdentity(
            path: paths[index], line: nil,
            title: failure.oracle + (failure.screen.isEmpty ? "" : " on " + failure.screen), rowName: nil)
    }

    /// Writes the findings as a run of walkthroughs, one for each; returns whether all reports could be written.
    private func writeReports() throws(CommandFailure) -> Bool {
        guard !options.reports.isEmpty else { return true }
        let results = explorer.findings.indices.map { index in
            let finding = explorer.findings[index]
            let location = SourceLocation(file: paths[index], line: 1, column: 1)
            let problem = StepFailure(
                .problem(finding.failure.oracle), explorer.concealing(in: finding.failure.message),
                notes: scripts[index].split(separator: "\n").map { explorer.concealing(in: String($0)) })
            let time = StageInstant(nanoseconds: finding.failure.clock ?? 0)
            let failure = WalkthroughFailure(
                problem, at: location, stepsBefore: finding.allLines.count - 1, time: time)
            var result = WalkthroughResult(identity(of: index), .failed, failures: [failure])
            (result.virtualNanoseconds, result.stepCount) = (time.nanoseconds, finding.allLines.count)
            result.parameters = made.givenParameters[index]
            return result
        }
        let header = RunHeader(
            startedAt: context.process.date(),
            properties: [
                RunHeader.Property("seed", String(options.seed ?? 0)),
                RunHeader.Property("runs", String(explorer.runCount)),
            ], options: made.options,
            program: context.process.program == .standard ? nil : context.process.program.command, variables: nil)
        let reports = try ReportSet(options.reports, header: header, plan: results.map(\.walkthrough), context)
        reports.begin()
        var summary = RunSummary(planned: results.count)
        let recorders = [reports.recorder].compactMap(\.self) as [any RunRecorder] + reports.printers
        for recorder in recorders {
            recorder.record(.runStarted(planned: results.count))
            for result in results {
                recorder.record(.walkthroughStarted(result.walkthrough))
                recorder.record(.walkthroughEnded(result))
            }
        }
        for result in results { summary.count(result.outcome) }
        for recorder in recorders { recorder.record(.runEnded(summary)) }
        return reports.complain(context)
    }
}

/// The file of `--graph`; the ending of its name gives the format.
struct GraphFile {
    private let path: String
    private let format: ExplorationGraph.Format
    private let context: CommandContext

    init(_ path: String, _ context: CommandContext) throws(CommandFailure) {
        guard let format = ExplorationGraph.Format.allCases.first(where: { path.hasSuffix("." + $0.rawValue) }) else {
            throw CommandFailure("--graph \(path): the name must end in .html, .json, .dot or .mmd")
        }
        (self.path, self.format, self.context) = (path, format, context)
    }

    var showsPictures: Bool { format == .html }

    func write(_ explorer: Explorer) throws(CommandFailure) {
        try context.folder.write(Array(ExplorationGraph(explorer).text(as: format).utf8), to: path)
    }
}
