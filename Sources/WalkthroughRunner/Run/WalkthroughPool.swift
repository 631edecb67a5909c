package import Foundation
package import ProcessPool
package import Results
import StageRuntime
package import WalkthroughLanguage

/// Runner processes that perform the walkthroughs of a plan, by their indices.
package typealias WalkthroughPool = RunnerPool<Int, PerformedStep, PerformedWalkthrough>

extension RunnerPool where Task == Int, Note == PerformedStep, Output == PerformedWalkthrough {
    /// What is said of a failure that only comes after other walkthroughs.
    private static var noteOnOthers: String {
        "it passes in a process of its own: something that an earlier walkthrough has left in this process makes it "
            + "fail, such as a static variable of the app, which no launch resets"
    }

    /// Performs walkthroughs and reports the run's events; the steps of a walkthrough come right before its end.
    ///
    /// - Parameters:
    ///   - walkthroughs: the identities of the walkthroughs, whose indices are the tasks.
    ///   - keepsSteps: whether results have their steps.
    ///   - interrupt: a descriptor that stops the run when it becomes readable; the pool cannot be used after that.
    ///   - stopped: called when the waiting is over, before the run's end is reported, which may take long; from then
    ///     on, a signal should have its default effect.
    ///   - tell: called with each event, from the run's start to its end.
    package func run(
        _ walkthroughs: [WalkthroughIdentity], keepingSteps keepsSteps: Bool, interrupt: Int32? = nil,
        stopped: () -> Void = {}, tell: @escaping (RunEvent) -> Void
    ) -> (summary: RunSummary, outcome: PoolOutcome) {
        var summary = RunSummary(planned: walkthroughs.count)
        var steps: [PerformedStep] = []
        tell(.runStarted(planned: walkthroughs.count))
        let outcome = run(Array(walkthroughs.indices), interrupt: interrupt, stopped: stopped) { event in
            switch event {
            case .started(let index): tell(.walkthroughStarted(walkthroughs[index]))
            case .note(_, let step):
                tell(.stepEnded(step))
                if keepsSteps { steps.append(step) }
            case .ended(let index, let end):
                var performed = PerformedWalkthrough(end, of: walkthroughs[index])
                (performed.result.steps, steps) = (steps, [])
                if end.failsOnlyAfterOthers { performed.result.note(Self.noteOnOthers) }
                summary.count(performed.result.outcome)
                tell(.walkthroughObserved(walkthroughs[index], performed.evidence))
                tell(.walkthroughEnded(performed.result))
            case .finished: tell(.runEnded(summary))
            }
        }
        return (summary, outcome)
    }
}

extension PerformedStep: PoolValue {}

extension PerformedWalkthrough: PoolOutput {
    /// Whether it makes the run fail.
    package var isFailure: Bool { result.isFailure }

    /// Whether it failed by itself, perhaps because of static state.
    package var mayDependOnOthers: Bool { result.outcome == .failed }

    /// Parses numbers or JSON.
    package init?(_ line: ArraySlice<UInt8>, by decoder: JSONDecoder) {
        if line.first == UInt8(ascii: "{") {
            guard let performed = try? decoder.decode(Self.self, from: Data(line)) else { return nil }
            self = performed
            return
        }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 4)
        let numbers = words.prefix(3).compactMap { Int64($0) }
        guard words.count > 3, numbers.count == 3, let hash = UInt64(words[3]) else { return nil }
        self.init(WalkthroughResult(.unknown, .passed))
        (result.stepCount, result.virtualNanoseconds, result.ownRuns) = (Int(numbers[0]), numbers[1], Int(numbers[2]))
        result.traceHash = TraceHash(value: hash)
        if words.count == 5 { evidence.observations = RunObservations(app: String(words[4])) }
    }

    /// Returns JSON, but only some numbers and the app if it passed with nothing to report, as most do.
    package func line(by encoder: JSONEncoder) -> [UInt8] {
        wordsOfPass.map { Array($0.utf8) } ?? encoder.line(of: self)
    }

    /// The numbers of a walkthrough that passed with nothing to report, and its app; nil for any other.
    ///
    /// The runner knows which walkthrough it is. The app is left out if the run does not judge its suite as a whole.
    private var wordsOfPass: String? {
        let app = evidence.observations?.app ?? ""
        guard let traceHash = result.traceHash, !app.contains("\n") else { return nil }
        var plain = PerformedWalkthrough(WalkthroughResult(result.walkthrough, .passed))
        (plain.result.stepCount, plain.result.virtualNanoseconds) = (result.stepCount, result.virtualNanoseconds)
        (plain.result.ownRuns, plain.result.traceHash) = (result.ownRuns, traceHash)
        plain.evidence.observations = app.isEmpty ? nil : RunObservations(app: app)
        guard self == plain else { return nil }
        let numbers = "\(result.stepCount) \(result.virtualNanoseconds) \(result.ownRuns) \(traceHash.value)"
        return app.isEmpty ? numbers : numbers + " " + app
    }

    /// Makes the result of a task, with what the runner knows of it.
    fileprivate init(_ end: TaskEnd<PerformedWalkthrough>, of walkthrough: WalkthroughIdentity) {
        switch end.result {
        case .output(let performed): self = performed
        case .lost(let task): self.init(WalkthroughResult(walkthrough, lost: task))
        }
        result.walkthrough = walkthrough
        result.output = end.printed
        result.wallNanoseconds = end.wallNanoseconds
    }
}

extension WalkthroughIdentity {
    /// Stands for the walkthrough until the runner sets it.
    fileprivate static let unknown = WalkthroughIdentity(path: "", line: nil, title: "", rowName: nil)
}

extension WalkthroughResult {
    /// Makes the result of a walkthrough whose process has ended.
    init(_ walkthrough: WalkthroughIdentity, lost task: LostTask) {
        self.init(walkthrough, WalkthroughBreakdown(task))
        (stepCount, virtualNanoseconds) = (task.steps, task.time.nanoseconds)
    }

    /// Adds a note to the last failure.
    mutating func note(_ text: String) {
        guard let last = failures.indices.last else { return }
        failures[last].notes.append(text)
    }
}

extension WalkthroughBreakdown {
    /// Makes a breakdown from the last records of a process.
    package init(_ task: LostTask) {
        self.init(
            task.exit, at: task.step.map { SourceLocation($0) }, source: task.step?.source,
            stepsBefore: max(0, task.steps - 1), events: task.events.map(\.line), schedule: task.run,
            failedSchedule: task.failedRun)
        crash = task.crash
    }
}

extension SourceLocation {
    init(_ step: TaskStep) { self.init(file: step.file, line: step.line, column: step.column) }
}

extension TaskStep {
    /// Makes a step of a line.
    package init(_ location: SourceLocation, _ source: String) {
        self.init(file: location.file, line: location.line, column: location.column, source: source)
    }
}

/// Sends the steps that a runner in a runner process performs, and keeps what it learns besides the result.
package final class StepSender: RunRecorder {
    private let wanted: PoolNotes
    private let send: (PerformedStep) -> Void
    /// The keys of the pictures that were sent: each is sent once.
    private var sentPictures: Set<String> = []
    /// What is known of the last walkthrough besides its result.
    package private(set) var evidence = WalkthroughEvidence()

    /// Makes it for the life of a process.
    package init(_ wanted: PoolNotes, send: @escaping (PerformedStep) -> Void) {
        (self.wanted, self.send) = (wanted, send)
    }

    /// Whether steps are wanted with their detail.
    package var wantsDetail: Bool { wanted == .detailed }

    /// Sends a performed step, if steps are wanted; the runner makes all other events itself.
    package func record(_ event: RunEvent) {
        switch event {
        case .stepEnded(var step) where wanted != .none:
            if let key = step.picture, !sentPictures.insert(key).inserted { step.drawing = nil }
            send(step)
        case .walkthroughObserved(_, let evidence): self.evidence = evidence
        default: break
        }
    }
}
