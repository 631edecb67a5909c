package import Basics
package import StageRuntime

/// What a run of tasks by a pool reports; a task is named by its index in the run, from 0.
package enum PoolEvent<Note, Output> {
    /// A task begins.
    case started(Int)
    /// A task has told something; reported right before its end, so that the notes of two tasks do not mix.
    case note(Int, Note)
    /// A task has ended.
    case ended(Int, TaskEnd<Output>)
    /// All tasks have ended or were given up; some processes may still be ending.
    case finished
}

/// How a task of a pool has ended.
package struct TaskEnd<Output> {
    /// What the task has returned, or how its process has ended before that.
    package enum Result {
        /// The task has returned this.
        case output(Output)
        /// Its process has ended.
        case lost(LostTask)
    }

    /// What it has returned, or how its process has ended.
    package var result: Result
    /// The end of what the app printed meanwhile; nil if that is nothing.
    package var printed: AppOutput?
    /// How long it took in real time.
    package var wallNanoseconds: Int64
    /// Whether it has failed after others in its process, but not in a process of its own.
    package var failsOnlyAfterOthers = false
}

/// What is known of a task whose process ended before the task returned.
package struct LostTask: Equatable, Sendable {
    /// How the process has ended.
    package var exit: ProcessExit
    /// The reason of a crash as the runtime printed it, then the app's frames, the innermost first; nil if unknown.
    package var crash: [String]?
    /// The last step that was begun; nil before the first.
    package var step: TaskStep?
    /// The number of steps up to the last one begun.
    package var steps = 0
    /// The virtual time of the last step or event.
    package var time = StageInstant.zero
    /// The last trace events, oldest first.
    package var events: [TraceEvent] = []
    /// The number of the task's current run; nil if it has none.
    package var run: UInt64?
    /// The number of the task's first run that has failed; nil if there is none.
    package var failedRun: UInt64?

    /// Makes what is known without a page.
    package init(_ exit: ProcessExit) { self.exit = exit }

    /// Reads the records of the process from its page; nil if the page is about another task.
    init(_ exit: ProcessExit, page: RunnerPage?) {
        self.init(exit)
        guard let page else { return }
        (step, steps, time, events) = (page.step, page.steps, page.time, page.events)
        (run, failedRun) = (page.run, page.failedRun)
    }
}

/// A step of a task, for the report of a crash.
package struct TaskStep: Equatable, Sendable {
    /// The file with the line.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1.
    package var column: Int
    /// The line as written, secrets as dots.
    package var source: String

    /// Makes a step.
    package init(file: String, line: Int, column: Int, source: String) {
        (self.file, self.line, self.column, self.source) = (file, line, column, source)
    }
}
