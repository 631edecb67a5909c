import Basics

/// Worker processes that perform walkthroughs, many each, so that whatever an app does costs one walkthrough at most.
///
/// ```
/// runner ── requests, notices ──> zygote ── fork ──> worker (slot 0)
///   │                               └───── fork ──> worker (slot 1)
///   └── per slot: commands, messages, output file, page of shared memory
/// ```
/// The pool owns the processes: they end with it, and with this process however that ends.
package final class WorkerPool {
    /// The workers; strong, the pool owns them.
    private let crew: WorkerCrew

    /// Makes a pool whose workers are copies of this process, with the plan that it has loaded.
    ///
    /// To be called when the plan is loaded and before anything starts a thread; afterwards threads do no harm.
    ///
    /// - Parameters:
    ///   - options: how the workers are made and watched.
    ///   - perform: performs the walkthrough of an index, in a worker, and notes what it does.
    /// - Throws: `WorkerPoolError.threadsRun` where this process cannot be copied: then workers can be spawned.
    package convenience init(
        _ options: Options, perform: @escaping (Int, WorkerProgress) -> WalkthroughResult
    ) throws(WorkerPoolError) {
        ProcessSetup.openStandardStreams()
        ProcessSetup.ignoreBrokenPipes()
        guard SystemCalls.canFork else { throw .threadsRun }
        let slots = try Self.makeSlots(options)
        do throws(WorkerPoolError) {
            let pages = try WorkerPages(count: slots.count)
            let parent = try ZygoteParent(slots: slots, pages: pages, perform: perform)
            self.init(crew: WorkerCrew(options: options, parent: parent, slots: slots, pages: pages))
        } catch {
            Self.end(slots)
            throw error
        }
    }

    /// Makes a pool whose workers are programs of their own: the way where this process cannot be copied.
    ///
    /// - Parameters:
    ///   - options: how the workers are made and watched.
    ///   - executable: the program's path; it is to call ``SpawnedWorker/serve(_:)`` when its first argument says so.
    ///   - arguments: what follows the first argument.
    ///   - plan: what is to be performed, if the arguments do not say it: a ``SpawnedPlan``.
    package convenience init(
        _ options: Options, spawning executable: String, arguments: [String], plan: SpawnedPlan? = nil
    ) throws(WorkerPoolError) {
        ProcessSetup.openStandardStreams()
        ProcessSetup.ignoreBrokenPipes()
        let slots = try Self.makeSlots(options)
        var files: [AnonymousFile] = []
        do throws(WorkerPoolError) {
            let file = try AnonymousFile()
            files.append(file)
            let planFile = try AnonymousFile(holding: plan?.json ?? [])
            files.append(planFile)
            let pages = try WorkerPages(count: slots.count, file: file)
            let parent = try SpawningParent(
                executable: executable, arguments: arguments, slots: slots, pages: file, plan: planFile)
            self.init(crew: WorkerCrew(options: options, parent: parent, slots: slots, pages: pages))
        } catch {
            for file in files { file.channel.end() }
            Self.end(slots)
            throw error
        }
    }

    private init(crew: WorkerCrew) { self.crew = crew }

    /// Performs walkthroughs, each as often as it stands in the order, and returns when all have ended.
    ///
    /// Starts and ends are told as they happen. The steps of a walkthrough, where they are wanted, are told together
    /// right before its end, so that those of two which run side by side do not mix.
    ///
    /// - Parameters:
    ///   - order: the indexes of the walkthroughs, in the order they are begun.
    ///   - interrupt: a descriptor that stops the run as soon as it can be read; the pool is of no use after that.
    ///   - meanwhile: called some ten times a second, for instance to draw a line of progress.
    ///   - stopped: called when nothing more is waited for, before the run's end is told, which may take long: from
    ///     then on a signal is to have its own effect.
    ///   - identify: says which walkthrough has an index.
    ///   - tell: takes in the events, from the run's start to its end.
    package func run(
        _ order: [Int], interrupt: Int32? = nil, meanwhile: () -> Void = {}, stopped: () -> Void = {},
        identify: @escaping (Int) -> WalkthroughIdentity, tell: @escaping (RunEvent) -> Void
    ) -> Outcome {
        precondition(!crew.hasEnded, "the pool's workers are gone; make a new pool for another run")
        var run = PoolRun(order, by: crew, identify: identify, tell: tell)
        return run.perform(until: interrupt.map(Descriptor.init), meanwhile: meanwhile, stopped: stopped)
    }

    /// Kills the workers and returns when they are gone; at the latest this happens when the pool is let go.
    package func end() {
        crew.end()
    }

    private static func makeSlots(_ options: Options) throws(WorkerPoolError) -> [WorkerChannels] {
        var slots: [WorkerChannels] = []
        do throws(WorkerPoolError) {
            for _ in 0..<max(1, options.jobs) { slots.append(try WorkerChannels()) }
            return slots
        } catch {
            end(slots)
            throw error
        }
    }

    /// Closes what was made for a pool that cannot be: whoever goes on without workers needs descriptors of its own.
    private static func end(_ slots: [WorkerChannels]) {
        for slot in slots { slot.end() }
    }
}
