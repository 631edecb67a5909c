import Basics

/// Runner processes that perform tasks, many each, so that a crash costs one task at most.
///
/// ```
/// runner ── requests, notices ──> zygote ── fork ──> process (slot 0)
///   │                               └───── fork ──> process (slot 1)
///   └── per slot: commands, messages, output file, page of shared memory
/// ```
/// The pool owns the processes: they end with it, and with this process however that ends.
package final class RunnerPool<Task: PoolValue, Note: PoolValue, Output: PoolOutput> {
    /// The processes; strong, the pool owns them.
    private let processes: RunnerProcesses

    /// Makes a pool whose processes are copies of this process, with the plan that it has loaded.
    ///
    /// Called after the plan is loaded and before the first thread is started; later threads do no harm.
    ///
    /// - Parameters:
    ///   - options: how the processes are made and watched.
    ///   - perform: performs a task in a process: records what it does, and tells notes if they are wanted.
    /// - Throws: `RunnerPoolError.threadsRun` if this process cannot be copied: then processes can be spawned.
    package convenience init(
        _ options: PoolOptions, perform: @escaping (Task, RunnerProgress, @escaping (Note) -> Void) -> Output
    ) throws(RunnerPoolError) {
        ProcessSetup.openStandardStreams()
        ProcessSetup.ignoreBrokenPipes()
        guard SystemCalls.canFork else { throw .threadsRun }
        let slots = try Self.makeSlots(options)
        do throws(RunnerPoolError) {
            let pages = try RunnerPages(count: slots.count)
            let parent = try ZygoteParent(slots: slots, pages: pages) { RunnerProcess($0, perform: perform).serve() }
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
    ///   - plan: what a process must know besides the arguments; it reads it with ``SpawnedRunner/readPlan()``.
    package convenience init(
        _ options: PoolOptions, spawning executable: String, arguments: [String], plan: [UInt8] = []
    ) throws(RunnerPoolError) {
        ProcessSetup.openStandardStreams()
        ProcessSetup.ignoreBrokenPipes()
        let slots = try Self.makeSlots(options)
        var files: [AnonymousFile] = []
        do throws(RunnerPoolError) {
            let file = try AnonymousFile()
            files.append(file)
            let planFile = try AnonymousFile(holding: plan)
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

    /// Performs tasks, and returns when all have ended.
    ///
    /// Starts and ends are reported as they happen.
    ///
    /// - Parameters:
    ///   - tasks: the tasks, in the order in which they are begun.
    ///   - interrupt: a descriptor that stops the run when it becomes readable; the pool cannot be used after that.
    ///   - stopped: called when the waiting is over, before the run's end is reported, which may take long; from then
    ///     on, a signal should have its default effect.
    ///   - tell: called with each event.
    package func run(
        _ tasks: [Task], interrupt: Int32? = nil, stopped: () -> Void = {},
        tell: @escaping (PoolEvent<Note, Output>) -> Void
    ) -> PoolOutcome {
        precondition(!processes.hasEnded, "the pool's processes are gone; make a new pool for another run")
        var run = PoolRun(tasks, by: processes, tell: tell)
        return run.perform(until: interrupt.map { Descriptor($0) }, stopped: stopped)
    }

    /// Kills the processes and returns when they are gone; the deinitialiser does it too.
    package func end() { processes.end() }

    private static func makeSlots(_ options: PoolOptions) throws(RunnerPoolError) -> [RunnerChannels] {
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
    private static func end(_ slots: [RunnerChannels]) { for slot in slots { slot.end() } }
}
