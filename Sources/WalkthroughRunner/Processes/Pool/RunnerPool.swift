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
    /// To be called when the plan is loaded and before anything starts a thread; afterwards threads do no harm.
    ///
    /// - Parameters:
    ///   - options: how the processes are made and watched.
    ///   - perform: performs the walkthrough of an index, in a process, and notes what it does.
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

    /// Makes a pool whose processes are programs of their own: the way if this process cannot be copied.
    ///
    /// - Parameters:
    ///   - options: how the processes are made and watched.
    ///   - executable: the program's path; it is to call ``SpawnedRunner/serve(_:)`` when its first argument says so.
    ///   - arguments: what follows the first argument.
    ///   - plan: what is to be performed, if the arguments do not say it: a ``SpawnedPlan``.
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
    /// Starts and ends are told as they happen. The steps of a walkthrough, if they are wanted, are told together
    /// right before its end, so that those of two which run side by side do not mix.
    ///
    /// - Parameters:
    ///   - order: the indexes of the walkthroughs, in the order they are begun.
    ///   - interrupt: a descriptor that stops the run as soon as it can be read; the pool is of no use after that.
    ///   - stopped: called when nothing more is waited for, before the run's end is told, which may take long: from
    ///     then on a signal is to have its own effect.
    ///   - identify: says which walkthrough has an index.
    ///   - tell: takes in the events, from the run's start to its end.
    package func run(
        _ order: [Int], interrupt: Int32? = nil, stopped: () -> Void = {},
        identify: @escaping (Int) -> WalkthroughIdentity, tell: @escaping (RunEvent) -> Void
    ) -> Outcome {
        precondition(!processes.hasEnded, "the pool's processes are gone; make a new pool for another run")
        var run = PoolRun(order, by: processes, identify: identify, tell: tell)
        return run.perform(until: interrupt.map(Descriptor.init), stopped: stopped)
    }

    /// Kills the processes and returns when they are gone; at the latest this happens when the pool is let go.
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

    /// Closes the channels of a pool that could not be made, so that a run in this process has their descriptors.
    private static func end(_ slots: [RunnerChannels]) {
        for slot in slots { slot.end() }
    }
}

extension RunnerPool {
    /// How a pool's processes are to be made and watched.
    package struct Options: Equatable, Sendable {
        /// How many processes run at a time; at least 1.
        package var jobs = 1
        /// How many bytes of memory each process may have of its own; 0 for as many as the system gives.
        package var memory = 2 << 30
        /// How long, in real time, one walkthrough may take.
        package var timeout = Duration.seconds(30)
        /// After how many failures no further walkthrough is begun.
        package var maxFailures = Int.max
        /// Whether each step that was performed is told too, and with what.
        package var steps = Steps.untold

        /// Makes the options of one process with the limits that the command line has by default.
        package init() {}
    }
}

extension RunnerPool {
    /// What a pool tells of the steps that were performed.
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
    /// What became of a run.
    package struct Outcome: Equatable, Sendable {
        /// The counts.
        package var summary: RunSummary
        /// The walkthroughs that have no end record, in the order they were to be performed.
        ///
        /// Empty exactly when all that was planned was executed; a run with any is no success.
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
        /// So many failed that no further one was begun.
        case failureLimit
        /// The descriptor that stops the pool became readable: Ctrl-C, as a rule.
        case interrupted
        /// The processes cannot do their work; says why. What is missing was not performed.
        case broken(String)
    }
}

/// Why walkthroughs cannot be performed by runner processes.
package enum RunnerPoolError: Error, Equatable {
    /// The system refused something.
    case system(_ what: String, code: Int32)
    /// Threads run already, so the process cannot be copied, and there is no program to start instead.
    case threadsRun
    /// The command line of a process that was started as a program of its own is not what the runner gives it.
    case notStartedByRunner

    /// What is wrong, in one sentence without a full stop.
    package var message: String {
        switch self {
        case .system(let what, let code): "\(what): \(SystemError.text(of: code))"
        case .threadsRun: "runner processes cannot be made after a thread was started; make the pool first"
        case .notStartedByRunner: "this is a runner process, which only `rehearse test` can start"
        }
    }
}
