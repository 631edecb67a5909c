import Basics
import Foundation

/// The runner as the parent of spawned processes; unlike copies, these work even if the runner has threads.
final class SpawningParent: RunnerParent {
    /// The program's path.
    private let executable: String
    /// The arguments after the one that makes it a runner process.
    private let arguments: [String]
    /// The channels of the processes, by slot.
    private let slots: [RunnerChannels]
    /// The file with the processes' pages.
    private let pages: AnonymousFile
    /// The file with the plan.
    private let plan: AnonymousFile
    /// The processes.
    private var children: ChildProcesses
    /// The notices about starts.
    private var notices: [RunnerNotice] = []
    /// A pipe that is readable as long as there are such notices.
    private let wakeUps: Pipe

    init(
        executable: String, arguments: [String], slots: [RunnerChannels], pages: AnonymousFile, plan: AnonymousFile
    ) throws(RunnerPoolError) {
        self.executable = executable
        self.arguments = arguments
        self.slots = slots
        self.pages = pages
        self.plan = plan
        ProcessSetup.keepStatusesOfChildren()
        children = ChildProcesses(slots: slots.count)
        wakeUps = try Pipe()
        wakeUps.reading.stopBlocking()
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

    func takeNotices() -> [RunnerNotice] {
        var bytes: [UInt8] = []
        _ = wakeUps.reading.receive(onto: &bytes)
        defer { notices = [] }
        return notices + children.takeDead().map { .died(slot: $0.slot, status: $0.status) }
    }

    func endProcesses() {
        for slot in slots.indices { children.endProcess(of: slot) }
    }

    func end() {
        children.end()
        wakeUps.end()
        pages.channel.end()
        plan.channel.end()
    }

    /// Starts the program with the channels of a slot; returns its process id, negative if it failed.
    private func spawn(_ slot: Int, lifeline: Descriptor) -> Int32 {
        let channels = slots[slot]
        let passed = [
            channels.commands.reading, channels.messages.writing, channels.output.channel, pages.channel, plan.channel,
            lifeline,
        ]
        let argument = SpawnedRunner.argument(slot: slot, channels: passed)
        let words = ([executable, argument] + arguments).map { strdup($0) } + [nil]
        let variables = ProcessInfo.processInfo.environment.map { strdup($0.key + "=" + $0.value) } + [nil]
        defer { for text in words + variables { free(text) } }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for channel in passed {
            #if canImport(Darwin)
                posix_spawn_file_actions_addinherit_np(&actions, channel.number)
            #else
                // Duplicating a descriptor onto itself clears its close-on-exec flag.
                posix_spawn_file_actions_adddup2(&actions, channel.number, channel.number)
            #endif
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var number: Int32 = -1
        let code = posix_spawn(&number, executable, &actions, &attributes, words, variables)
        guard code == 0 else {
            errno = code
            return -1
        }
        return number
    }
}

/// A process that a runner has spawned because it could not copy itself.
package struct SpawnedRunner {
    /// The beginning of the argument that makes a program a runner process; not in the help text.
    private static let prefix = "--runner-process="

    /// Its slot in the pool.
    private let slot: Int
    /// Commands, messages, output, the pages' file, the plan's file, and the lifeline, which is only kept open.
    private let channels: [Descriptor]

    /// Parses the first argument of the command line; `nil` if the program is no runner process.
    ///
    /// - Throws: `RunnerPoolError.notStartedByRunner` if something other than a runner passed that argument.
    package init?(firstArgument: String?) throws(RunnerPoolError) {
        guard let firstArgument, firstArgument.hasPrefix(Self.prefix) else { return nil }
        let numbers = firstArgument.dropFirst(Self.prefix.count).split(separator: ",").compactMap { Int32($0) }
        guard numbers.count == 7, numbers.allSatisfy({ $0 >= 0 }) else { throw .notStartedByRunner }
        slot = Int(numbers[0])
        channels = numbers.dropFirst().map(Descriptor.init)
        guard channels.allSatisfy(\.isOpen) else { throw .notStartedByRunner }
        for channel in channels { channel.closeOnExec() }
    }

    /// Performs the walkthroughs that the runner sends, by the plan that this program has loaded; ends the process.
    package func serve(_ perform: @escaping (Int, RunnerProgress) -> WalkthroughResult) -> Never {
        let file = AnonymousFile(channels[3])
        guard file.size >= (slot + 1) * RunnerPage.size,
            let pages = try? RunnerPages(count: slot + 1, sharing: file)
        else { _exit(1) }
        let page = pages[slot]
        guard SystemCalls.endWithParent(page.runner) else { _exit(0) }
        #if !os(Linux)
            watchForEnd(of: channels[0])
        #endif
        RunnerProcess(
            commands: channels[0], messages: channels[1], output: AnonymousFile(channels[2]), page: page,
            perform: { index, progress in withExtendedLifetime(pages) { perform(index, progress) } }
        ).serve()
    }

    /// Returns the plan that the runner has left, and closes the file, so that no app can write into it.
    func takePlan() -> [UInt8] {
        let file = AnonymousFile(channels[4])
        defer { file.channel.end() }
        return file.read(from: 0, count: file.size)
    }

    /// Returns the argument that makes a program a runner process.
    static func argument(slot: Int, channels: [Descriptor]) -> String {
        prefix + ([slot] + channels.map { Int($0.number) }).map { String($0) }.joined(separator: ",")
    }

    #if !os(Linux)
        /// Ends the process when the commands are closed because the runner is gone; here the system does not do it.
        private func watchForEnd(of commands: Descriptor) {
            Thread.detachNewThread {
                var request = pollfd(fd: commands.number, events: 0, revents: 0)
                while poll(&request, 1, -1) <= 0 {}
                _exit(0)
            }
        }
    #endif
}
