import Basics
import Foundation
import Misdeeds
import ProcessPool
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Performs made-up walkthroughs by a pool, and prints what happens.
struct Probe {
    /// What the command line says: `jobs=2`.
    private let words: [String: String]
    /// The words as they were given.
    private let arguments: [String]
    /// How many walkthroughs there are.
    private let count: Int
    /// What the walkthroughs do that misbehave, by index.
    private let misdeeds: [Int: Misdeed]
    /// How many steps each has.
    private let steps: Int
    /// What makes this program a process; nil where it is the runner.
    private let process: SpawnedRunner?

    init(_ commandLine: [String]) throws {
        process = try SpawnedRunner(firstArgument: commandLine.dropFirst().first)
        arguments = Array(commandLine.dropFirst(process == nil ? 1 : 2))
        var words: [String: String] = [:]
        for argument in arguments {
            let parts = argument.split(separator: "=", maxSplits: 1)
            words[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
        }
        self.words = words
        count = words["count"].flatMap { Int($0) } ?? 10
        steps = words["steps"].flatMap { Int($0) } ?? 0
        var misdeeds: [Int: Misdeed] = [:]
        for pair in words["bad"]?.split(separator: ",") ?? [] {
            let parts = pair.split(separator: ":")
            guard let index = Int(parts[0]), let misdeed = Misdeed(rawValue: String(parts[1])) else { continue }
            misdeeds[index] = misdeed
        }
        self.misdeeds = misdeeds
    }

    func run() throws {
        if let process { process.serve(perform) }
        if words["full"] != nil { return tryOutput() }
        var options = PoolOptions()
        options.jobs = words["jobs"].flatMap { Int($0) } ?? 2
        options.timeout = .milliseconds(words["timeout"].flatMap { Int($0) } ?? 60_000)
        options.memory = words["memory"].flatMap { Int($0) } ?? 1 << 30
        options.maxFailures = words["limit"].flatMap { Int($0) } ?? .max
        options.notes = words["tell"] != nil ? .brief : .none
        let interrupt = words["interrupt"] != nil ? InterruptSignals() : nil
        let descriptors = try openDescriptors()
        if words["threads"] == "before" { startThread() }
        if words["deaf"] != nil { signal(SIGCHLD, SIG_IGN) }
        let pool: WalkthroughPool
        do throws(RunnerPoolError) {
            pool = try makePool(options)
        } catch {
            print("refused", error.message)
            print("descriptors left", try openDescriptors() - descriptors)
            return
        }
        if words["threads"] != nil { startThread() }
        for _ in 0..<(words["runs"].flatMap { Int($0) } ?? 1) {
            let clock = SuspendingClock()
            let start = clock.now
            let (summary, outcome) = pool.run(
                (0..<count).map(identify), keepingSteps: false, interrupt: interrupt?.descriptor, tell: tell)
            if words["time"] != nil { print("time", clock.now - start) }
            print("outcome", outcome.ending, summary.passed, summary.failed, summary.crashed, summary.timedOut)
            print("missing", outcome.missing)
            print("processes", outcome.processes)
            if outcome.ending == .interrupted { break }
        }
        pool.end()
        print("descriptors left", try openDescriptors() - descriptors)
    }

    /// Tries to divert the output with one descriptor left, one too few, and tells what the system said last.
    private func tryOutput() {
        var last: Int32 = -1
        while case let number = dup(0), number >= 0 { last = number }
        close(last)
        errno = 0
        let output = StandardOutput()
        let code = errno
        print(output == nil ? "no output:" : "an output:", code == EMFILE ? "too many files" : "error \(code)")
    }

    private func startThread() { Thread.detachNewThread { Thread.sleep(forTimeInterval: 600) } }

    private func makePool(_ options: PoolOptions) throws(RunnerPoolError) -> WalkthroughPool {
        #if os(Linux)
            if words["spawn"] == nil { return try WalkthroughPool(options, perform: perform) }
        #endif
        return try WalkthroughPool(options, spawning: CommandLine.arguments[0], arguments: arguments)
    }

    private func openDescriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    }

    private func identify(_ index: Int) -> WalkthroughIdentity {
        WalkthroughIdentity(path: "w\(index).walk", line: nil, title: "Walkthrough \(index)", rowName: nil)
    }

    private func perform(
        _ index: Int, _ progress: RunnerProgress, telling tell: (PerformedStep) -> Void
    ) -> PerformedWalkthrough {
        let location = SourceLocation(file: "UITestScripts/demo/w\(index).walk", line: index, column: 3)
        for step in 0..<steps {
            let time = StageInstant(nanoseconds: Int64(step) * 1_000_000)
            progress.begin(
                TaskStep(location, "tap button \"Adopt\" in row \"swift\""), after: step, time: time)
            progress.note(
                TraceEvent(
                    time: time, category: .worker, name: "request",
                    fields: [.init("call", "suggestions.search"), .init("text", "swift")]))
            if progress.wantedNotes != .none {
                tell(PerformedStep(at: location, source: "step", time: time, hasFailed: false))
            }
        }
        if let misdeed = misdeeds[index] {
            let time = StageInstant(nanoseconds: 1_500_000_000)
            progress.begin(TaskStep(location, "tap \(misdeed.rawValue)"), after: steps, time: time)
            progress.note(
                TraceEvent(time: time, category: .app, name: "misdeed", fields: [.init("is", misdeed.rawValue)]))
            misdeed.perform()
        }
        var result = WalkthroughResult(identify(index), .passed)
        if misdeeds[index] == .fail { result.outcome = .failed }
        result.stepCount = steps
        return PerformedWalkthrough(result)
    }

    private func tell(_ event: RunEvent) {
        guard words["quiet"] == nil else { return }
        defer { fflush(nil) }
        switch event {
        case .runStarted(let planned): print("run", planned)
        case .walkthroughStarted(let identity): print("started", identity.path)
        case .schedulesTried(let identity, let count, let total): print("tried", identity.path, count, total)
        case .stepEnded(let record): print("step", record.place)
        case .walkthroughObserved: break
        case .walkthroughEnded(let result): tell(result)
        case .walkthroughWarned(let identity, _): print("warned", identity.path)
        case .runEnded(let summary): print("run ended", summary.ended)
        }
    }

    private func tell(_ result: WalkthroughResult) {
        switch result.outcome {
        case .passed: print("passed", result.walkthrough.path, result.stepCount)
        case .crashed: tell("crashed", result)
        case .timedOut: tell("timed out", result)
        default: print("failed", result.walkthrough.path)
        }
        if let output = result.output {
            let text = output.lines.joined(separator: "\n")
            print("  output", text.utf8.count, text.prefix(40).debugDescription)
        }
    }

    private func tell(_ word: String, _ result: WalkthroughResult) {
        guard let breakdown = result.breakdown else { return }
        print(word, result.walkthrough.path)
        print("  message", breakdown.message)
        print("  at", breakdown.place?.description ?? "-", breakdown.source ?? "-", "after", breakdown.stepsBefore)
        for event in breakdown.events { print("  event", event) }
    }
}
