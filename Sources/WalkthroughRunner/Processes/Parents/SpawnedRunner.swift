import Basics
import Foundation

/// A process that was started as a program of its own, by a runner that could not copy itself.
package struct SpawnedRunner {
    /// How the argument begins that makes a program a runner process; no help text has it.
    private static let prefix = "--runner-process="

    /// Which of the pool's processes it is.
    private let slot: Int
    /// Commands, messages, output, the file of the pages, that of the plan, and the lifeline, which is only held.
    private let channels: [Descriptor]

    /// Reads the first argument of the command line; nil if the program is not to be a runner process.
    ///
    /// - Throws: `RunnerPoolError.notStartedByRunner` if anyone but a runner gives that argument.
    package init?(firstArgument: String?) throws(RunnerPoolError) {
        guard let firstArgument, firstArgument.hasPrefix(Self.prefix) else { return nil }
        let numbers = firstArgument.dropFirst(Self.prefix.count).split(separator: ",").compactMap { Int32($0) }
        guard numbers.count == 7, numbers.allSatisfy({ $0 >= 0 }) else { throw .notStartedByRunner }
        slot = Int(numbers[0])
        channels = numbers.dropFirst().map(Descriptor.init)
        guard channels.allSatisfy({ fcntl($0.number, F_GETFD) >= 0 }) else { throw .notStartedByRunner }
        for channel in channels { channel.closeOnExec() }
    }

    /// Performs what the runner asks for, with the plan that this program has loaded too; it ends the process.
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

    /// Returns what the runner has left to be performed, and closes the file, so that no app can write into it.
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
        /// Ends the process when the commands do, which is when the runner is gone: the system does not do it here.
        private func watchForEnd(of commands: Descriptor) {
            Thread.detachNewThread {
                var request = pollfd(fd: commands.number, events: 0, revents: 0)
                while poll(&request, 1, -1) <= 0 {}
                _exit(0)
            }
        }
    #endif
}
