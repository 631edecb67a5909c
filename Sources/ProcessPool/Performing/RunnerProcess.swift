import Basics
import Foundation
package import StageRuntime

/// Runs in a runner process: performs the tasks that it receives until there are no more.
struct RunnerProcess<Task: PoolValue, Note: PoolValue, Output: PoolOutput> {
    private let side: ProcessSide
    /// Performs a task, records what it does, and tells notes.
    private let perform: (Task, RunnerProgress, @escaping (Note) -> Void) -> Output

    init(_ side: ProcessSide, perform: @escaping (Task, RunnerProgress, @escaping (Note) -> Void) -> Output) {
        (self.side, self.perform) = (side, perform)
    }

    private typealias Message = RunnerMessage<Note, Output>

    /// Makes this process a runner process and performs what it receives; ends the process.
    func serve() -> Never {
        let page = side.page
        let output = CapturedOutput(file: side.output)
        ProcessSetup.resetSignals(keepingCrashes: page.explainsCrashes)
        ProcessSetup.replaceStandardStreams(output: side.output.channel)
        ProcessSetup.flushStandardOutputByLine()
        ProcessSetup.limit(memory: page.memory)
        let outbox = RunnerOutbox(side.messages, page)
        if page.explainsCrashes { explainCrashes(by: outbox) }
        let progress = RunnerProgress(page: page)
        let tell: (Note) -> Void = { outbox.add(Message.note($0)) }
        let decoder = JSONDecoder()
        var received = LineBuffer()
        // The process ends when its pipe ends, without running the destructors of the process that it is a copy of.
        while let count = side.commands.receive(onto: &received.bytes, upTo: 256), count > 0 {
            while let line = received.next() {
                let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
                guard parts.count == 2, let number = Int(parts[0], by: decoder), let task = Task(parts[1], by: decoder)
                else { _exit(1) }
                if page.isToStop {
                    outbox.send()
                    _exit(0)
                }
                page.beginTask(number)
                outbox.add(Message.started(number))
                outbox.send()
                let start = RealTime.now
                let result = perform(task, progress, tell)
                // If the app has closed the channel, the result cannot be sent; the task then counts as crashed.
                guard side.messages.isOpen else { _exit(0) }
                fflush(nil)
                let time = (RealTime.now - start).wholeNanoseconds
                if let printed = output.drain() { outbox.add(Message.printed(printed)) }
                outbox.add(Message.ended(number, nanoseconds: time, result))
            }
            outbox.send()
        }
        _exit(0)
    }

    /// Adds the app's frames of a crash to the messages for the runner, as long as the process lives.
    private func explainCrashes(by outbox: RunnerOutbox) {
        _ = CrashHandler { [page = side.page] signal in
            page.noteCrash(by: signal)
            CrashHandler.inheritBacktracer()
        } report: { crash in
            outbox.add(Message.crashed(frames: crash.frames))
        }
    }
}

/// Records what a process is doing, so that a crash can be reported with its step and the last trace events.
///
/// Passed to the closure that performs a task; the same in all tasks of a process.
package final class RunnerProgress {
    private let page: RunnerPage
    private var codeLocations = CodeLocations()

    init(page: RunnerPage) { self.page = page }

    /// How much the runner wants to be told.
    package var wantedNotes: PoolNotes { page.wantedNotes }

    /// Records another run of the task, which may have a number; each run has the whole time limit.
    package func beginRun(_ number: UInt64? = nil) { page.beginRun(number) }

    /// Records a run that has failed, in case a later one ends the process.
    package func noteFailure(of run: UInt64) { page.noteFailure(of: run) }

    /// Records the step that begins, and how many were performed before; called before each step.
    package func begin(_ step: TaskStep, after count: Int, time: StageInstant) {
        page.begin(step, after: count, time: time)
    }

    /// The last step begun, by this process or a copy of it; `nil` before the first.
    package var step: TaskStep? { page.step }

    /// Returns the app's innermost function that runs now, with its position in a source if it can be found.
    package func locationInApp() -> String? { page.explainsCrashes ? codeLocations.innermost() : nil }

    /// Records a trace event; called with each one.
    package func note(_ event: TraceEvent) { page.record(event) }
}
