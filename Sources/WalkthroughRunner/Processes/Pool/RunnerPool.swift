import Basics

/// Runner processes that perform walkthroughs, many each, so that a crash costs one walkthrough at most.
///
/// ```
/// runner ── requests, notices ──> zygote ── fork ──> process (slot 0)
///   │                               └───── fork ──> process (slot 1)
///   └── per slot: commands, messages, output file, page of shared memory
/// ```
/// The pool owns the processes: they end with it, and with this process however that ends.
package final class RunnerPool {
    /// The processes; strong, the pool owns them.
    private let processes: RunnerProcesses

    /// Makes a pool whose processes are copies of this process, with the plan that it has loaded.
    ///
    /// Called after the plan is loaded and before the first thread is started; later threads do no harm.
    ///
    /// - Parameters:
    ///   - options: how the processes are made and watched.
    ///   - perform: performs the walkthrough of an index, in a process, and records what it does.
    /// - Throws: `RunnerPoolError.threadsRun` if this process cannot be copied: then processes can be spawned.
    package convenience init(
        _ options: Options, perform: @escaping (Int, RunnerProgress) -> WalkthroughResult
    ) throws(RunnerPoolError) {
        ProcessSetup.openStandardStreams()
        ProcessSetup.ignoreBrokenPipes()
        guard SystemCalls.canFork else { throw .threadsRun }
        let slots = try Self.makeSlots(options)
        do throws(RunnerPoolError) {
            let pages = try RunnerPages(count: slots.count)
            let parent = try ZygoteParent(slots: slots, pages: pages, perform: perform)
            self.init(processes: RunnerProcesses(options: options, parent: parent, slots: slots, pages: pages))
        } catch {
            Self.end(slots)
            throw error
        }
    }

    /// Makes a pool whose processes are spawned, if this process cannot be copied.
    ///
    /// - Parameters:
    ///   - options: how the processes are made and watched.
    ///   - executable: the program's path; it must call ``SpawnedRunner/serve(_:)`` if its first argument says so.
    ///   - arguments: what follows the first argument.
    ///   - plan: what to perform, if the arguments do not say it: a ``SpawnedPlan``.
    package convenience init(
        _ options: Options, spawning executable: String, arguments: [String], plan: SpawnedPlan? = nil
    ) throws(RunnerPoolError) {
        ProcessSetup.openStandardStreams()
        ProcessSetup.ignoreBrokenPipes()
        let slots = try Self.makeSlots(options)
        var files: [AnonymousFile] = []
        do throws(RunnerPoolError) {
            let file = try AnonymousFile()
            files.append(file)
            let planFile = try AnonymousFile(holding: plan?.json ?? [])
            files.append(planFile)
            let pages = try RunnerPages(count: slots.count, file: file)
            let parent = try SpawningParent(
                executable: executable, arguments: arguments, slots: slots, pages: file, plan: planFile)
            self.init(processes: RunnerProcesses(options: options, parent: parent, slots: slots, pages: pages))
        } catch {
            for file in files { file.channel.end() }
            Self.end(slots)
            throw error
        }
    }

    private init(processes: RunnerProcesses) { self.processes = processes }

    /// Performs walkthroughs, each as often as the order has it, and returns when all have ended.
    ///
    /// Starts and ends are reported as they happen. The steps of a walkthrough, if they are wanted, are reported
    /// together right before its end, so that those of two walkthroughs side by side do not mix.
    ///
    /// - Parameters:
    ///   - order: the indices of the walkthroughs, in the order in which they are begun.
    ///   - interrupt: a descriptor that stops the run when it becomes readable; the pool cannot be used after that.
    ///   - stopped: called when the waiting is over, before the run's end is reported, which may take long; from then
    ///     on, a signal should have its usual effect.
    ///   - identify: returns the walkthrough of an index.
    ///   - tell: called with each event, from the run's start to its end.
    package func run(
        _ order: [Int], interrupt: Int32? = nil, stopped: () -> Void = {},
        identify: @escaping (Int) -> WalkthroughIdentity, tell: @escaping (RunEvent) -> Void
    ) -> Outcome {
        precondition(!processes.hasEnded, "the pool's processes are gone; make a new pool for another run")
        var run = PoolRun(order, by: processes, identify: identify, tell: tell)
        return run.perform(until: interrupt.map(Descriptor.init), stopped: stopped)
    }

    /// Kills the processes and returns when they are gone; the deinitialiser does it too.
    package func end() {
        processes.end()
    }

    private static func makeSlots(_ options: Options) throws(RunnerPoolError) -> [RunnerChannels] {
        var slots: [RunnerChannels] = []
        do throws(RunnerPoolError) {
            for _ in 0..<max(1, options.jobs) { slots.append(try RunnerChannels()) }
            return slots
        } catch {
            end(slots)
            throw error
        }
    }

    /// Closes the channels of a pool that could not be made, so that a run in this process can use their descriptors.
    private static func end(_ slots: [RunnerChannels]) {
        for slot in slots { slot.end() }
    }
}

extension RunnerPool {
    /// How a pool's processes are made and watched.
    package struct Options: Equatable, Sendable {
        /// How many processes run at a time; at least 1.
        package var jobs = 1
        /// The memory limit of each process, in bytes; 0 for no limit.
        package var memory = 2 << 30
        /// How long, in real time, one walkthrough may take.
        package var timeout = Duration.seconds(30)
        /// After how many failures no further walkthrough is begun.
        package var maxFailures = Int.max
        /// How many walkthroughs that fail after others in their process are repeated in a new one, to compare.
        package var repetitions = 0
        /// Whether performed steps are reported too, and with what detail.
        package var steps = Steps.untold
        /// Whether a crash is explained by the app's frames, which takes a second or two.
        package var explainsCrashes = false

        /// Makes the options of one process with the limits that the command line has by default.
        package init() {}
    }
}

extension RunnerPool {
    /// What a pool reports about performed steps.
    package enum Steps: Int, Sendable {
        /// Nothing: they cost no message.
        case untold
        /// Each step, without its detail.
        case plain
        /// Each step with its detail, sent as it ends, so that a crash loses none; results have their steps.
        case detailed
    }
}

extension RunnerPool {
    /// The outcome of a run.
    package struct Outcome: Equatable, Sendable {
        /// The counts.
        package var summary: RunSummary
        /// The walkthroughs that have no end record, in the order of the run.
        ///
        /// Empty if everything planned was executed; otherwise the run is no success.
        package var missing: [Int]
        /// Why it ended.
        package var ending: Ending
        /// How many runner processes were started.
        package var processes: Int
    }
}

extension RunnerPool {
    /// Why a run ended.
    package enum Ending: Equatable, Sendable {
        /// Every walkthrough of the order has ended.
        case completed
        /// The limit of failures was reached, so that no further walkthrough was begun.
        case failureLimit
        /// The descriptor that stops the pool became readable, usually because of Ctrl-C.
        case interrupted
        /// The processes cannot do their work, for the given reason; missing walkthroughs were not performed.
        case broken(String)
    }
}

/// Why walkthroughs cannot be performed by runner processes.
package enum RunnerPoolError: Error, Equatable {
    /// The system refused something.
    case system(_ what: String, code: Int32)
    /// Threads run already, so the process cannot be copied, and there is no program to start instead.
    case threadsRun
    /// The argument of a runner process was not passed by a runner.
    case notStartedByRunner

    /// The number of the system's error; 0 if the system refused nothing.
    var code: Int32 {
        if case .system(_, let code) = self { code } else { 0 }
    }

    /// What is wrong, in one sentence without a full stop.
    package var message: String {
        switch self {
        case .system(let what, let code): "\(what): \(SystemError.text(of: code))"
        case .threadsRun: "runner processes cannot be made after a thread was started; make the pool first"
        case .notStartedByRunner: "this is a runner process, which only `rehearse test` can start"
        }
    }
}
