import Basics
import Foundation

/// What connects a runner with one of its processes; it lasts for all processes that follow one another in a slot.
struct RunnerChannels: Sendable {
    /// Indexes of walkthroughs, to the process.
    let commands: Pipe
    /// Messages, from the process.
    let messages: Pipe
    /// What the process writes to its standard streams.
    let output: AnonymousFile

    /// Makes channels that stay in this program.
    init() throws(RunnerPoolError) {
        commands = try Pipe()
        do throws(RunnerPoolError) {
            messages = try Pipe()
        } catch {
            commands.end()
            throw error
        }
        do throws(RunnerPoolError) {
            output = try AnonymousFile()
        } catch {
            commands.end()
            messages.end()
            throw error
        }
        messages.reading.stopBlocking()
    }

    /// Closes what only the runner uses.
    func endRunnerSide() {
        commands.writing.end()
        messages.reading.end()
    }

    /// Closes the ends that only runner processes use.
    func endProcessSide() {
        commands.reading.end()
        messages.writing.end()
    }

    /// Closes everything.
    func end() {
        commands.end()
        messages.end()
        output.channel.end()
    }
}

/// What a process writes to its standard streams, in a file that is cleared after each walkthrough.
///
/// A file, no pipe: the runner never has to read to keep an app going, and what an app wrote before it crashed is
/// there, told apart from what the walkthrough before wrote.
struct CapturedOutput {
    /// How much of the end is kept.
    private static let part = 16_384
    /// How large the file may become before the runner cuts it.
    private static let limit = 64 << 20

    /// The file; the pool owns it.
    let file: AnonymousFile

    /// Returns the end of what was written, and clears it.
    func take() -> AppOutput? {
        let size = file.size
        guard size > 0 else { return nil }
        defer { file.resize(to: 0) }
        let start = max(0, size - Self.part)
        var bytes = file.read(from: start, count: size - start)[...]
        // A line, or a character, that was cut off at its beginning says nothing.
        if start > 0, let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.endIndex {
            bytes = bytes[(end + 1)...]
        }
        return AppOutput(String(decoding: bytes, as: UTF8.self), bytesLeftOut: max(0, size - bytes.count))
    }

    /// Keeps an app that writes without end from filling the memory; returns how many bytes are gone.
    func cutIfLong() -> Int {
        let size = file.size
        guard size > Self.limit else { return 0 }
        file.resize(to: 0)
        return size
    }
}

/// The messages of a process that are still to be sent, so that several take one call.
final class RunnerOutbox {
    /// How many bytes wait at most.
    private static let limit = 16_384

    /// Where they go.
    private let channel: Descriptor
    /// What waits.
    private var waiting: [UInt8] = []
    /// Makes the lines.
    private let encoder = JSONEncoder()

    init(_ channel: Descriptor) {
        self.channel = channel
        encoder.outputFormatting = .withoutEscapingSlashes
    }

    /// Adds a message.
    func add(_ message: RunnerMessage) {
        waiting += message.line(by: encoder)
        if waiting.count > Self.limit { send() }
    }

    /// Sends what waits; if the other end is closed, the process ends.
    func send() {
        guard !waiting.isEmpty else { return }
        guard channel.send(waiting) else { _exit(0) }
        waiting.removeAll(keepingCapacity: true)
    }
}
