import Basics
import Foundation

/// The channels between a runner and one slot, used by all the processes that run in the slot one after another.
struct RunnerChannels: Sendable {
    /// Tasks, to the process.
    let commands: Pipe
    /// Messages, from the process.
    let messages: Pipe
    /// What the process writes to its standard streams.
    let output: AnonymousFile

    /// Makes channels that other programs do not inherit.
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

    /// Drops commands that the slot's last process has not read; the runner sends them again.
    func dropCommands() {
        var bytes: [UInt8] = []
        while Descriptor.wait(for: [commands.reading], within: .zero) == [0],
            let count = commands.reading.receive(onto: &bytes), count > 0
        {}
    }

    func endRunnerSide() {
        commands.writing.end()
        messages.reading.end()
    }

    func endProcessSide() {
        commands.reading.end()
        messages.writing.end()
    }

    func end() {
        commands.end()
        messages.end()
        output.channel.end()
    }
}

/// What a process writes to its standard streams, in a file that is cleared after each task.
///
/// A pipe would block the app while the runner does not read it; a file does not. After a crash, it has what the app
/// wrote in the current task.
struct CapturedOutput {
    /// The number of bytes kept, from the end.
    private static let part = 16_384
    /// The size at which the runner cuts the file.
    private static let limit = 64 << 20

    /// The file; the pool owns it.
    let file: AnonymousFile

    /// Returns the end of what was written, and clears it.
    func drain() -> AppOutput? {
        let size = file.size
        guard size > 0 else { return nil }
        defer { file.resize(to: 0) }
        let start = max(0, size - Self.part)
        var bytes = file.read(from: start, count: size - start)[...]
        // The first line is dropped if its beginning is missing.
        if start > 0, let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.endIndex {
            bytes = bytes[(end + 1)...]
        }
        return AppOutput(String(decoding: bytes, as: UTF8.self), bytesLeftOut: max(0, size - bytes.count))
    }

    /// Cuts the file if it is too long, so that an app cannot fill the memory; returns how many bytes were dropped.
    func cutIfLong() -> Int {
        let size = file.size
        guard size > Self.limit else { return 0 }
        file.resize(to: 0)
        return size
    }
}

/// A runner process's ends of the channels of its slot, and the page on which it records what it is doing.
struct ProcessSide {
    let commands: Descriptor
    let messages: Descriptor
    /// What the app prints; cleared after each task.
    let output: AnonymousFile
    let page: RunnerPage
}

/// The messages of a process that wait to be sent, several with one system call.
///
/// They wait on the process's page, so that the runner can read them even if the process dies.
struct RunnerOutbox {
    private let channel: Descriptor
    private let page: RunnerPage
    private let encoder = JSONEncoder()

    init(_ channel: Descriptor, _ page: RunnerPage) {
        (self.channel, self.page) = (channel, page)
        encoder.outputFormatting = .withoutEscapingSlashes
    }

    func add<Note, Output>(_ message: RunnerMessage<Note, Output>) {
        let line = message.line(by: encoder)
        if page.addUnsent(line) { return }
        send()
        if !page.addUnsent(line) { send(line) }
    }

    /// Sends the waiting messages; ends the process if the other end is closed.
    func send() { send(page.drainUnsent()) }

    private func send(_ bytes: [UInt8]) { guard bytes.isEmpty || channel.send(bytes) else { _exit(0) } }
}
