import Basics
import Foundation
package import StageRuntime
package import WalkthroughLanguage

/// What runs in a runner process: it performs the walkthroughs whose indexes come, until none comes any more.
struct RunnerProcess {
    /// Indexes of walkthroughs, a line each.
    private let commands: Descriptor
    /// Where the messages go.
    private let messages: Descriptor
    /// What the app writes; cleared after each walkthrough.
    private let output: CapturedOutput
    /// Where this process notes what it does.
    private let page: RunnerPage
    /// Performs a walkthrough.
    private let perform: (Int, RunnerProgress) -> WalkthroughResult

    init(
        commands: Descriptor, messages: Descriptor, output: AnonymousFile, page: RunnerPage,
        perform: @escaping (Int, RunnerProgress) -> WalkthroughResult
    ) {
        self.commands = commands
        self.messages = messages
        self.output = CapturedOutput(file: output)
        self.page = page
        self.perform = perform
    }

    /// Makes this process a runner process and performs what it is told to; it ends the process.
    func serve() -> Never {
        ProcessSetup.resetSignals()
        ProcessSetup.replaceStandardStreams(output: output.file.channel)
        ProcessSetup.flushStandardOutputByLine()
        ProcessSetup.limit(memory: page.memory)
        let outbox = RunnerOutbox(messages)
        let steps = page.toldSteps
        var sentPictures: Set<String> = []
        let progress = RunnerProgress(page: page, steps: steps) { record in
            var record = record
            if let key = record.picture, !sentPictures.insert(key).inserted { record.drawing = nil }
            outbox.add(.stepEnded(record))
            if steps == .detailed { outbox.send() }
        }
        var received = LineBuffer()
        // A process whose pipe ends, ends; without the destructors of whoever it is a copy of.
        while let count = commands.receive(onto: &received.bytes, upTo: 256), count > 0 {
            while let line = received.next() {
                guard let index = Int(String(decoding: line, as: UTF8.self)) else { _exit(1) }
                if page.isToStop {
                    outbox.send()
                    _exit(0)
                }
                page.beginWalkthrough(index)
                outbox.add(.started(index: index))
                outbox.send()
                let start = RealTime.now
                var result = perform(index, progress)
                fflush(nil)
                result.wallNanoseconds = (RealTime.now - start).wholeNanoseconds
                result.output = output.take()
                outbox.add(.ended(index: index, result: result))
            }
            outbox.send()
        }
        _exit(0)
    }
}

/// Where a process notes what it does, so that a crash can be told with its step and the last trace events.
///
/// Given to the closure that performs a walkthrough; valid until it returns. It also records what a runner in the
/// process tells, to be passed on to the recorders in the pool's own process.
package final class RunnerProgress: RunRecorder {
    /// The memory that the runner sees too.
    private let page: RunnerPage
    /// What the pool is to tell of steps.
    private let steps: RunnerPool.Steps
    /// Sends a step.
    private let sendStep: (PerformedStep) -> Void

    init(page: RunnerPage, steps: RunnerPool.Steps, sendStep: @escaping (PerformedStep) -> Void) {
        self.page = page
        self.steps = steps
        self.sendStep = sendStep
    }

    /// Notes that the walkthrough is run once more, under a schedule or under none; each run has the whole time limit.
    package func beginRun(schedule: UInt64? = nil) {
        page.beginRun(schedule: schedule)
    }

    /// Notes a schedule under which the walkthrough has failed, should a later one end the process.
    package func noteFailure(schedule: UInt64) {
        page.noteFailure(schedule: schedule)
    }

    /// Notes the step that begins; to be called before each one, and before the expectation of a `when`.
    ///
    /// - Parameters:
    ///   - source: the line as written, secrets as dots.
    ///   - count: how many steps were performed before it.
    package func beginStep(at location: SourceLocation, source: String, after count: Int, time: StageInstant) {
        page.beginStep(at: location, source: source, after: count, time: time)
    }

    /// Where the step stands that was begun last, by this process or a copy of it; nil before the first.
    var place: SourceLocation? { page.step?.location }

    /// Notes a trace event; to be called with each one.
    package func note(_ event: TraceEvent) {
        page.record(event)
    }

    /// Tells the pool, if it wants to know, that a step was performed; the pool tells all else by itself.
    package func record(_ event: RunEvent) {
        if steps != .untold, case .stepEnded(let record) = event { sendStep(record) }
    }

    /// Whether steps are wanted with their detail.
    package var wantsDetail: Bool { steps == .detailed }
}
