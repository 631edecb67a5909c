import Basics
import Foundation
package import StageRuntime
package import WalkthroughLanguage

/// Runs in a runner process: performs the walkthroughs whose indices it receives until there are no more.
struct RunnerProcess {
    /// The indices of walkthroughs, one line each.
    private let commands: Descriptor
    /// The channel of the messages.
    private let messages: Descriptor
    /// What the app prints; cleared after each walkthrough.
    private let output: CapturedOutput
    /// The page on which this process records what it is doing.
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

    /// Makes this process a runner process and performs what it receives; ends the process.
    func serve() -> Never {
        ProcessSetup.resetSignals(keepingCrashes: page.explainsCrashes)
        ProcessSetup.replaceStandardStreams(output: output.file.channel)
        ProcessSetup.flushStandardOutputByLine()
        ProcessSetup.limit(memory: page.memory)
        let outbox = RunnerOutbox(messages, page)
        if page.explainsCrashes { explainCrashes(by: outbox) }
        let steps = page.toldSteps
        var sentPictures: Set<String> = []
        let progress = RunnerProgress(page: page, steps: steps) { record in
            var record = record
            if let key = record.picture, !sentPictures.insert(key).inserted { record.drawing = nil }
            outbox.add(.stepEnded(record))
        }
        var received = LineBuffer()
        // The process ends when its pipe ends, without running the destructors of the process that it is a copy of.
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
                // If the app has closed the channel, the result cannot be sent; the walkthrough then counts as crashed.
                guard messages.isOpen else { _exit(0) }
                fflush(nil)
                result.wallNanoseconds = (RealTime.now - start).wholeNanoseconds
                result.output = output.take()
                result.steps = []  // The pool has them already, one by one.
                outbox.add(.ended(index: index, result: result))
            }
            outbox.send()
        }
        _exit(0)
    }

    /// Adds the app's frames of a crash to the messages for the runner, as long as the process lives.
    private func explainCrashes(by outbox: RunnerOutbox) {
        _ = CrashHandler { [page] signal in
            page.noteCrash(by: signal)
            CrashHandler.takeBacktracerAlong()
        } report: { crash in
            outbox.add(.crashed(frames: crash.frames))
        }
    }
}

/// Records what a process is doing, so that a crash can be reported with its step and the last trace events.
///
/// Passed to the closure that performs a walkthrough; valid until it returns. It also receives the events of a runner
/// in the process, and passes steps on to the recorders in the pool's own process.
package final class RunnerProgress: RunRecorder {
    /// The memory shared with the runner.
    private let page: RunnerPage
    /// The steps that the pool wants.
    private let steps: RunnerPool.Steps
    /// Sends a step.
    private let sendStep: (PerformedStep) -> Void
    /// Finds the place of the code that runs.
    private var codePlaces = CodePlaces()

    init(page: RunnerPage, steps: RunnerPool.Steps, sendStep: @escaping (PerformedStep) -> Void) {
        self.page = page
        self.steps = steps
        self.sendStep = sendStep
    }

    /// Records another run of the walkthrough, under a schedule or none; each run has the whole time limit.
    package func beginRun(schedule: UInt64? = nil) {
        page.beginRun(schedule: schedule)
    }

    /// Records a schedule under which the walkthrough has failed, in case a later one ends the process.
    package func noteFailure(schedule: UInt64) {
        page.noteFailure(schedule: schedule)
    }

    /// Records the step that begins; called before each step, and before the expectation of a `when`.
    ///
    /// - Parameters:
    ///   - source: the line as written, with secrets as dots.
    ///   - count: how many steps were performed before it.
    package func beginStep(at location: SourceLocation, source: String, after count: Int, time: StageInstant) {
        page.beginStep(at: location, source: source, after: count, time: time)
    }

    /// The position of the last step begun, by this process or a copy of it; `nil` before the first.
    var place: SourceLocation? { page.step?.location }

    /// Returns the app's innermost function that runs now, with its place in a source if it can be found.
    func placeInApp() -> String? { page.explainsCrashes ? codePlaces.innermost() : nil }

    /// Records a trace event; called with each one.
    package func note(_ event: TraceEvent) {
        page.record(event)
    }

    /// Sends a performed step to the pool, if it wants steps; the pool makes all other events itself.
    package func record(_ event: RunEvent) {
        if steps != .untold, case .stepEnded(let record) = event { sendStep(record) }
    }

    /// Whether steps are wanted with their detail.
    package var wantsDetail: Bool { steps == .detailed }
}

/// Performs a closure that may crash, in a copy of a runner process.
enum ProcessCopy {
    /// How a copy ended.
    struct End {
        /// What it wrote.
        var bytes: [UInt8]
        /// Its status of `waitpid`; `nil` if it was killed because its time was over.
        var status: Int32?
    }

    /// Performs `body` in a copy of this process, whose standard streams lead nowhere, and waits for its end.
    ///
    /// - Parameters:
    ///   - limit: the maximum time for which the copy may compute, and for which it may wait without computing. Time in
    ///     which a busy machine does not let it run is not counted.
    ///   - keepingCrashes: whether a crash of the copy is explained.
    ///   - body: what to do, given a descriptor; what it writes there is returned.
    /// - Returns: how the copy ended; `nil` if this process cannot be copied.
    static func perform(
        within limit: Duration, keepingCrashes: Bool = false, _ body: (Descriptor) -> Void
    ) -> End? {
        guard SystemCalls.canFork, let pipe = try? Pipe() else { return nil }
        let original = getpid()
        let number = SystemCalls.forkProcess()
        if number == 0 {
            guard SystemCalls.endWithParent(original) else { _exit(0) }
            pipe.reading.end()
            if !keepingCrashes { ProcessSetup.resetCrashSignals() }
            ProcessSetup.replaceStandardStreams(output: nil)
            body(pipe.writing)
            _exit(0)
        }
        pipe.writing.end()
        defer { pipe.reading.end() }
        guard number > 0 else { return nil }
        return End(of: number, sending: pipe.reading, within: limit)
    }
}

extension ProcessCopy.End {
    /// Waits for the end of a child process, and kills it if its time is over.
    init(of process: Int32, sending channel: Descriptor, within limit: Duration) {
        bytes = []
        let isLate = !Self.read(channel, onto: &bytes, of: process, within: limit)
        if isLate {
            kill(process, SIGKILL)
            kill(-process, SIGKILL)
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        self.status = isLate ? nil : status
    }

    /// Reads what a process writes, to the end; returns whether the end came in time.
    private static func read(
        _ channel: Descriptor, onto bytes: inout [UInt8], of process: Int32, within limit: Duration
    ) -> Bool {
        let pause = Duration.milliseconds(10)
        // Counts pauses instead of real time, since a busy machine may keep this process from running too.
        var idleTime = Duration.zero
        while true {
            switch channel.waitForInput(within: pause) {
            case .interrupted: continue
            case .ready: if channel.receive(onto: &bytes) ?? 0 == 0 { return true }
            case .timeout:
                // Where the system does not tell what a process computes, all time counts.
                let load = ProcessLoad(of: process)
                idleTime = load?.isWaiting ?? true ? idleTime + pause : .zero
                if load.map({ $0.processorTime >= limit }) ?? false || idleTime >= limit { return false }
            }
        }
    }
}
