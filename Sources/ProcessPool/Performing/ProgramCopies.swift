import Basics
package import Foundation

/// Starts this program once more for what may end its process, if processes cannot be copied.
///
/// Used in a spawned runner process; the new process gets the same plan, and a task.
package struct ProgramCopies {
    /// The longest time until a program begins its task.
    private static let start = Duration.seconds(2)

    private let process: SpawnedRunner
    private let executable: String
    private let arguments: [String]
    private let plan: (Data) -> [UInt8]?

    /// Makes what starts copies of a runner process; `nil` if the path of the program is not known.
    ///
    /// - Parameter plan: returns the runner's plan with a task; nil if it cannot be encoded.
    package init?(
        _ process: SpawnedRunner, executable: String?, arguments: [String], plan: @escaping (Data) -> [UInt8]?
    ) {
        guard let executable else { return nil }
        (self.process, self.executable, self.arguments, self.plan) = (process, executable, arguments, plan)
    }

    /// Has a program perform a task, and waits for its end.
    ///
    /// - Returns: how it ended; `nil` if no program can be started.
    package func perform(_ task: Data, within limit: Duration) -> ProcessCopy.End? {
        guard let bytes = plan(task), let file = try? AnonymousFile(holding: bytes) else { return nil }
        defer { file.channel.end() }
        guard let messages = try? Pipe() else { return nil }
        defer { messages.reading.end() }
        guard let life = try? Pipe() else {
            messages.writing.end()
            return nil
        }
        defer { life.end() }
        var channels = process.channels
        (channels[1], channels[4], channels[5]) = (messages.writing, file.channel, messages.writing)
        channels[6] = life.reading
        let argument = SpawnedRunner.argument(slot: process.slot, channels: channels)
        let number = ProgramStart(executable, [argument] + arguments).spawn(passing: channels)
        messages.writing.end()
        guard number > 0 else { return nil }
        return ProcessCopy.End(of: number, sending: messages.reading, within: limit + Self.start)
    }
}
