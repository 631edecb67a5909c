package import Basics
import Foundation

/// The runner as the parent of spawned processes; unlike copies, these work even if the runner has threads.
final class SpawningParent: RunnerParent {
    private let executable: String
    /// The arguments after the one that makes it a runner process.
    private let arguments: [String]
    /// The channels of the processes, by slot.
    private let slots: [RunnerChannels]
    private let pages: AnonymousFile
    private let plan: AnonymousFile
    private var children: ChildProcesses
    /// The notices about starts.
    private var notices: [RunnerNotice] = []
    /// A pipe that is readable as long as there are such notices.
    private let wakeUps: Pipe
    /// A pipe whose writing end only this process has, so that the processes learn of its end.
    private let life: Pipe

    init(
        executable: String, arguments: [String], slots: [RunnerChannels], pages: AnonymousFile, plan: AnonymousFile
    ) throws(RunnerPoolError) {
        (self.executable, self.arguments, self.slots, self.pages) = (executable, arguments, slots, pages)
        self.plan = plan
        ProcessSetup.keepStatusesOfChildren()
        children = ChildProcesses(slots: slots.count)
        wakeUps = try Pipe()
        wakeUps.reading.stopBlocking()
        do throws(RunnerPoolError) {
            life = try Pipe()
        } catch {
            wakeUps.end()
            throw error
        }
    }

    var descriptors: [Descriptor] { [wakeUps.reading] + children.lifelines }

    func start(_ slot: Int) {
        slots[slot].dropCommands()
        do throws(RunnerPoolError) {
            _ = try children.start(slot) { spawn(slot, lifeline: $0) }
            notices.append(.started(slot: slot))
        } catch {
            notices.append(.refused(slot: slot, code: error.code))
        }
        _ = wakeUps.writing.send([0])
    }

    func endProcess(of slot: Int) { children.endProcess(of: slot) }

    func readNotices() -> [RunnerNotice] {
        var bytes: [UInt8] = []
        _ = wakeUps.reading.receive(onto: &bytes)
        defer { notices = [] }
        return notices + children.reapDead().map { .died(slot: $0.slot, status: $0.status) }
    }

    func endProcesses() { for slot in slots.indices { children.endProcess(of: slot) } }

    func end() {
        children.end()
        wakeUps.end()
        life.end()
        pages.channel.end()
        plan.channel.end()
    }

    /// Starts the program with the channels of a slot; returns its process id, negative if it failed.
    private func spawn(_ slot: Int, lifeline: Descriptor) -> Int32 {
        let channels = slots[slot]
        let passed = [
            channels.commands.reading, channels.messages.writing, channels.output.channel, pages.channel, plan.channel,
            lifeline, life.reading,
        ]
        return ProgramStart(executable, [SpawnedRunner.argument(slot: slot, channels: passed)] + arguments)
            .spawn(passing: passed)
    }
}

/// A process that a runner has spawned because it could not copy itself.
package struct SpawnedRunner {
    /// The beginning of the argument that makes a program a runner process; not in the help text.
    private static let prefix = "--runner-process="

    /// Its slot in the pool.
    let slot: Int
    /// Commands, messages, output, the files of pages and of the plan, the lifeline, only kept open, the runner's life.
    let channels: [Descriptor]

    /// Parses the first argument of the command line; `nil` if the program is no runner process.
    ///
    /// - Throws: `RunnerPoolError.notStartedByRunner` if something other than a runner passed that argument.
    package init?(firstArgument: String?) throws(RunnerPoolError) {
        guard let firstArgument, firstArgument.hasPrefix(Self.prefix) else { return nil }
        let numbers = firstArgument.dropFirst(Self.prefix.count).split(separator: ",").compactMap { Int32($0) }
        guard numbers.count == 8, numbers.allSatisfy({ $0 >= 0 }) else { throw .notStartedByRunner }
        slot = Int(numbers[0])
        channels = numbers.dropFirst().map(Descriptor.init)
        guard channels.allSatisfy(\.isOpen) else { throw .notStartedByRunner }
        for channel in channels { channel.closeOnExec() }
    }

    /// Performs the tasks that the runner sends, by the plan that this program has loaded; ends the process.
    package func serve<Task: PoolValue, Note: PoolValue, Output: PoolOutput>(
        _ perform: @escaping (Task, RunnerProgress, @escaping (Note) -> Void) -> Output
    ) -> Never {
        let side = ProcessSide(
            commands: channels[0], messages: channels[1], output: AnonymousFile(channels[2]), page: begin())
        RunnerProcess(side, perform: perform).serve()
    }

    /// Does the one thing for which a runner process has started this program; ends the process.
    ///
    /// - Parameter body: what to do, given a descriptor; what it writes there is returned to the runner process.
    package func performAlone(_ body: (RunnerProgress, Descriptor) -> Void) -> Never {
        let page = begin()
        ProcessSetup.resetSignals()
        ProcessSetup.replaceStandardStreams(output: nil)
        body(RunnerProgress(page: page), channels[1])
        _exit(0)
    }

    /// Begins to watch for the runner's end; returns this process's page.
    private func begin() -> RunnerPage {
        let file = AnonymousFile(channels[3])
        guard file.size >= (slot + 1) * RunnerPage.size,
            let pages = try? RunnerPages(count: slot + 1, sharing: file)
        else { _exit(1) }
        let life = channels[6]
        Thread.detachNewThread {
            life.waitForEnd()
            _exit(0)
        }
        // The pages stay for the life of the process, whose functions do not return.
        return Unmanaged.passRetained(pages).takeUnretainedValue()[slot]
    }

    /// Returns the plan that the runner has left, and closes the file, so that no app can write into it.
    package func readPlan() -> [UInt8] {
        let file = AnonymousFile(channels[4])
        defer { file.channel.end() }
        return file.read(from: 0, count: file.size)
    }

    static func argument(slot: Int, channels: [Descriptor]) -> String {
        prefix + ([slot] + channels.map { Int($0.number) }).map { String($0) }.joined(separator: ",")
    }
}
