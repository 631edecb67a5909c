import Basics
import Explorer
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Reports an exploration: the findings with their scripts, then the summary.
struct ExplorationReport {
    /// The exploration.
    private let explorer: Explorer
    /// The app.
    private let app: RunnableApp
    /// The options of the command line.
    private let options: ExploreOptions
    /// The streams and the folder.
    private let context: CommandContext

    init(_ explorer: Explorer, _ app: RunnableApp, _ options: ExploreOptions, _ context: CommandContext) {
        (self.explorer, self.app, self.options, self.context) = (explorer, app, options, context)
    }

    /// Prints everything, and writes the scripts and the reports.
    ///
    /// - Parameter elapsed: how long it took, in wall time.
    /// - Returns: whether all files could be written; the others are named on stderr.
    func tell(within elapsed: Duration) -> Bool {
        var paths: [String] = []
        var isWritten = true
        for (index, finding) in explorer.findings.enumerated() {
            let script = script(of: finding)
            var path: String?
            do throws(CommandFailure) {
                path = try save(script, as: name(of: finding, index + 1))
            } catch {
                context.complain(error)
                isWritten = false
            }
            paths.append(path ?? name(of: finding, index + 1))
            tell(finding, index + 1, script, at: path)
        }
        for line in ExplorationSummary(explorer).lines { context.print(SafeText.fragment(line)) }
        let count = explorer.findings.count
        if count > 0 || explorer.runCount > 0 {
            context.print(count == 0 ? "nothing was found" : count.counted("finding"))
        }
        let speed = Double(explorer.frontier.actionCount) / max(elapsed / .seconds(1), 0.001)
        let tenths = Duration.milliseconds(Int64(elapsed / .milliseconds(100)) * 100)
        let fresh = Double(explorer.frontier.freshCount) / max(elapsed / .seconds(1), 0.001)
        context.remark("\(Int(speed)) actions a second, \(Int(fresh)) of them untried before, in \(tenths.text)")
        if options.runs == nil, explorer.runCount > 0 {
            let seed = options.seed.map { " --seed \($0)" } ?? ""
            context.remark("to repeat this run: --runs \(explorer.runCount)\(seed)")
        }
        do throws(CommandFailure) {
            return try writeReports(paths) && isWritten
        } catch {
            context.complain(error)
            return false
        }
    }

    /// Writes a script to the folder of `--save`; returns its path, or nil without that option.
    private func save(_ script: String, as name: String) throws(CommandFailure) -> String? {
        guard let folder = options.saved else { return nil }
        try context.folder.makeFolder(folder)
        try context.folder.write(Array(script.utf8), to: folder + "/" + name)
        return folder + "/" + name
    }

    private func script(of finding: Finding) -> String {
        FindingScript(finding, root: explorer.setup.roots[finding.root], app: app.name).text
    }

    /// Returns a file's name: `2-dead-end-on-Profile.walk`.
    private func name(of finding: Finding, _ number: Int) -> String {
        let words = finding.failure.oracle + (finding.failure.screen.isEmpty ? "" : " on " + finding.failure.screen)
        let plain = words.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return "\(number)-\(String(plain)).walk"
    }

    private func tell(_ finding: Finding, _ number: Int, _ script: String, at path: String?) {
        let failure = finding.failure
        let place = failure.screen.isEmpty ? "" : " on \(failure.screen)"
        let heading = context.outputStyle.paint("\(number). \(failure.oracle)\(place):", .bold, .red)
        let times = finding.count == 1 ? "once" : "\(finding.count) times"
        context.print(SafeText.fragment(heading + " \(failure.message)"))
        if let frame = failure.frame { context.print(SafeText.fragment("   in \(frame)")) }
        context.print("   met \(times), first in run \(finding.run)")
        if let path { context.print(SafeText.fragment("   \(context.command) test \(path)")) }
        for line in script.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            context.print(SafeText.fragment("   | \(line)"))
        }
        context.print("")
    }

    /// Writes the findings as a run of walkthroughs, one for each; returns whether all reports could be written.
    private func writeReports(_ paths: [String]) throws(CommandFailure) -> Bool {
        guard !options.reports.isEmpty else { return true }
        let results = zip(explorer.findings, paths).map { finding, path in
            let failure = finding.failure
            let identity = WalkthroughIdentity(
                path: path, line: nil, title: "\(failure.oracle) on \(failure.screen)", rowName: nil)
            let place = SourceLocation(file: path, line: 1, column: 1)
            let problem = StepFailure(
                .problem(failure.oracle), failure.message,
                notes: script(of: finding).split(separator: "\n").map(String.init))
            return WalkthroughResult(identity, .failed, failures: [WalkthroughFailure(problem, at: place)])
        }
        let header = RunHeader(
            startedAt: context.process.date(),
            properties: [
                RunHeader.Property("seed", String(options.seed ?? 0)),
                RunHeader.Property("runs", String(explorer.runCount)),
            ], options: [],
            program: context.process.program == .standard ? nil : context.process.program.command, variables: nil)
        let reports = try ReportSet(options.reports, header: header, plan: results.map(\.walkthrough), context)
        reports.begin()
        var summary = RunSummary(planned: results.count)
        for recorder in [reports.recorder].compactMap(\.self) as [any RunRecorder] + reports.printers {
            recorder.record(.runStarted(planned: results.count))
            for result in results {
                recorder.record(.walkthroughStarted(result.walkthrough))
                recorder.record(.walkthroughEnded(result))
            }
        }
        for result in results { summary.count(result.outcome) }
        for recorder in [reports.recorder].compactMap(\.self) as [any RunRecorder] + reports.printers {
            recorder.record(.runEnded(summary))
        }
        return reports.complain(context)
    }
}

/// The file of `--graph`; the ending of its name gives the format.
struct GraphFile {
    /// The file.
    private let path: String
    /// The format of the graph.
    private let format: ExplorationGraph.Format
    /// The folder that it is relative to.
    private let context: CommandContext

    init(_ path: String, _ context: CommandContext) throws(CommandFailure) {
        guard let format = ExplorationGraph.Format.allCases.first(where: { path.hasSuffix("." + $0.rawValue) }) else {
            throw CommandFailure("--graph \(path): the name must end in .html, .json, .dot or .mmd")
        }
        (self.path, self.format, self.context) = (path, format, context)
    }

    /// Whether it shows screens as pictures.
    var showsPictures: Bool { format == .html }

    /// Writes the graph of an exploration that has ended.
    func write(_ explorer: Explorer) throws(CommandFailure) {
        try context.folder.write(Array(ExplorationGraph(explorer).text(as: format).utf8), to: path)
    }
}
