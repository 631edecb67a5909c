import Basics
import Foundation

/// The runner's side of a ``Zygote``.
final class ZygoteParent: RunnerParent {
    /// How long the zygote may take to kill the processes; after that it is killed itself, and they end with it.
    private static let patience = Duration.milliseconds(100)

    /// The zygote's process id; 0 once it is gone.
    private var number: Int32
    /// The requests to the zygote, which ends when they are closed; `nil` once they are.
    private var requests: Descriptor?
    private let notices: Descriptor
    /// The lines of notices that have arrived.
    private var received = LineBuffer()

    /// Copies this process, which must not have started a thread.
    init(
        slots: [RunnerChannels], pages: RunnerPages, serve: @escaping (ProcessSide) -> Never
    ) throws(RunnerPoolError) {
        let (requests, notices) = try Self.makePipes()
        let runner = getpid()
        number = SystemCalls.forkProcess()
        if number == 0 {
            guard SystemCalls.endWithParent(runner) else { _exit(0) }
            requests.writing.end()
            notices.reading.end()
            for slot in slots { slot.endRunnerSide() }
            // The pages stay for the life of the process and its copies, whose functions do not return.
            let pages = Unmanaged.passRetained(pages).takeUnretainedValue()
            var zygote = Zygote(
                requests: requests.reading, notices: notices.writing, slots: slots, pages: pages, serveTasks: serve)
            zygote.serve()
        }
        let code = errno
        requests.reading.end()
        notices.writing.end()
        self.requests = requests.writing
        self.notices = notices.reading
        guard number > 0 else {
            endProcesses()
            self.notices.end()
            throw .system("the process could not be copied", code: code)
        }
        self.notices.stopBlocking()
    }

    private static func makePipes() throws(RunnerPoolError) -> (requests: Pipe, notices: Pipe) {
        let requests = try Pipe()
        do throws(RunnerPoolError) {
            return (requests, try Pipe())
        } catch {
            requests.end()
            throw error
        }
    }

    var descriptors: [Descriptor] { [notices] }

    func start(_ slot: Int) { _ = requests?.send(ZygoteMessage(.start, slot: slot).line) }

    func endProcess(of slot: Int) { _ = requests?.send(ZygoteMessage(.kill, slot: slot).line) }

    func readNotices() -> [RunnerNotice] {
        let count = notices.receive(onto: &received.bytes, upTo: 4096)
        var result: [RunnerNotice] = []
        while let line = received.next() {
            guard let message = ZygoteMessage(line) else { continue }
            switch message.kind {
            case .started: result.append(.started(slot: message.slot))
            case .died: result.append(.died(slot: message.slot, status: message.value))
            case .refused: result.append(.refused(slot: message.slot, code: message.value))
            case .start, .kill: break
            }
        }
        if count == 0 { result.append(.parentDied) }
        return result
    }

    func endProcesses() {
        requests?.end()
        requests = nil
    }

    func end() {
        guard number > 0 else { return }
        endProcesses()
        // The notices are closed when the zygote ends. A zygote that a signal has stopped never ends by itself.
        let deadline = RealTime.now + Self.patience
        var hasEnded = false
        while !hasEnded, RealTime.now < deadline {
            _ = Descriptor.wait(for: [notices], within: deadline - RealTime.now)
            hasEnded = notices.receive(onto: &received.bytes, upTo: 4096) == 0
        }
        if !hasEnded { kill(number, SIGKILL) }
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        notices.end()
        number = 0
    }
}

/// A message between runner and zygote, sent as a line of text: `died 3 256`.
struct ZygoteMessage: Equatable, Sendable {
    enum Kind: String {
        case start, kill, started, died, refused
    }

    var kind: Kind
    var slot: Int
    /// A status or an error number.
    var value: Int32 = 0

    init(_ kind: Kind, slot: Int, value: Int32 = 0) {
        (self.kind, self.slot, self.value) = (kind, slot, value)
    }

    /// Parses a line without its end; `nil` if it is no message.
    init?(_ line: ArraySlice<UInt8>) {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let kind = Kind(rawValue: String(words[0])), let slot = Int(words[1]),
            let value = Int32(words[2])
        else { return nil }
        self.init(kind, slot: slot, value: value)
    }

    /// The message as a line with its end.
    var line: [UInt8] { Array("\(kind.rawValue) \(slot) \(value)\n".utf8) }
}

/// A process, copied from the runner before it had threads, that copies itself on request.
///
/// When a process ends and another must replace it, the runner may have threads and cannot be copied. The zygote stays
/// small and has one thread. It is the parent of the processes: it waits for them, kills them on request, and ends with
/// the runner.
struct Zygote {
    /// The requests of the runner; the zygote ends when they are closed.
    private let requests: Descriptor
    private let notices: Descriptor
    /// The channels between the runner and the processes, by slot.
    private let slots: [RunnerChannels]
    /// The processes' pages; strong, they live as long as the process.
    private let pages: RunnerPages
    /// Performs tasks in a process until the runner ends it.
    private let serveTasks: (ProcessSide) -> Never
    private var children: ChildProcesses

    init(
        requests: Descriptor, notices: Descriptor, slots: [RunnerChannels], pages: RunnerPages,
        serveTasks: @escaping (ProcessSide) -> Never
    ) {
        (self.requests, self.notices, self.slots, self.pages) = (requests, notices, slots, pages)
        self.serveTasks = serveTasks
        children = ChildProcesses(slots: slots.count)
    }

    /// Handles the runner's requests until they end; ends the process.
    mutating func serve() -> Never {
        // In its own process group: Ctrl-C in a terminal is meant for the runner alone.
        setpgid(0, 0)
        ProcessSetup.resetSignals(keepingCrashes: true)
        ProcessSetup.replaceStandardStreams(output: nil)
        requests.stopBlocking()
        var received = LineBuffer()
        while true {
            // Lifelines wake it; the timeout is for a process whose own child keeps its lifeline open.
            _ = Descriptor.wait(for: [requests] + children.lifelines, within: .seconds(1))
            if requests.receive(onto: &received.bytes, upTo: 4096) == 0 { break }
            for ended in children.reapDead() { tell(ZygoteMessage(.died, slot: ended.slot, value: ended.status)) }
            while let line = received.next() {
                guard let message = ZygoteMessage(line) else { continue }
                switch message.kind {
                case .start: start(message.slot)
                case .kill: children.endProcess(of: message.slot)
                case .started, .died, .refused: break
                }
            }
        }
        children.end()
        _exit(0)
    }

    private mutating func start(_ slot: Int) {
        let (channels, page, serveTasks, requests, notices) = (slots[slot], pages[slot], serveTasks, requests, notices)
        channels.dropCommands()
        let (zygote, siblings, others) = (getpid(), children, slots.indices.filter { $0 != slot }.map { slots[$0] })
        do throws(RunnerPoolError) {
            _ = try children.start(slot) { _ in
                let number = SystemCalls.forkProcess()
                guard number == 0 else { return number }
                guard SystemCalls.endWithParent(zygote) else { _exit(0) }
                siblings.forget()
                requests.end()
                notices.end()
                for other in others {
                    other.endProcessSide()
                    other.output.channel.end()
                }
                serveTasks(
                    ProcessSide(
                        commands: channels.commands.reading, messages: channels.messages.writing,
                        output: channels.output, page: page))
            }
            tell(ZygoteMessage(.started, slot: slot))
        } catch {
            tell(ZygoteMessage(.refused, slot: slot, value: error.code))
        }
    }

    private func tell(_ message: ZygoteMessage) { _ = notices.send(message.line) }
}
