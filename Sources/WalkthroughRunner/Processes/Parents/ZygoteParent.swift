import Basics
import Foundation

/// The runner's side of a ``Zygote``.
final class ZygoteParent: RunnerParent {
    /// How long the zygote may take to kill the processes; after that it is killed, which kills them too.
    private static let patience = Duration.milliseconds(100)

    /// The zygote's process id; 0 once it is gone.
    private var number: Int32
    /// The requests to the zygote, which ends when they end; `nil` once there are no more.
    private var requests: Descriptor?
    /// Its notices.
    private let notices: Descriptor
    /// The bytes of notices that have arrived.
    private var received: [UInt8] = []

    /// Copies this process, which must not have started a thread.
    init(
        slots: [RunnerChannels], pages: RunnerPages, perform: @escaping (Int, RunnerProgress) -> WalkthroughResult
    ) throws(RunnerPoolError) {
        let (requests, notices) = try Self.makePipes()
        let runner = getpid()
        number = SystemCalls.forkProcess()
        if number == 0 {
            guard SystemCalls.endWithParent(runner) else { _exit(0) }
            requests.writing.end()
            notices.reading.end()
            for slot in slots { slot.endRunnerSide() }
            var zygote = Zygote(
                requests: requests.reading, notices: notices.writing, slots: slots, pages: pages, perform: perform)
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

    func start(_ slot: Int) { _ = requests?.send(ZygoteRecord(.start, slot: slot).bytes) }

    func endProcess(of slot: Int) { _ = requests?.send(ZygoteRecord(.kill, slot: slot).bytes) }

    func takeNotices() -> [RunnerNotice] {
        let count = notices.receive(onto: &received, upTo: 4096)
        var result: [RunnerNotice] = []
        while let record = ZygoteRecord(takenFrom: &received) {
            switch record.kind {
            case .started: result.append(.started(slot: record.slot))
            case .died: result.append(.died(slot: record.slot, status: record.value))
            case .refused: result.append(.refused(slot: record.slot, code: record.value))
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
        // Its notices end with it. A zygote that was stopped by a signal never ends by itself.
        let deadline = RealTime.now + Self.patience
        var hasEnded = false
        while !hasEnded, RealTime.now < deadline {
            _ = Descriptor.wait(for: [notices], within: deadline - RealTime.now)
            hasEnded = notices.receive(onto: &received, upTo: 4096) == 0
        }
        if !hasEnded { kill(number, SIGKILL) }
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        notices.end()
        number = 0
    }
}

/// A message between runner and zygote: sixteen bytes, so that the system always writes it as a whole.
struct ZygoteRecord: Equatable, Sendable {
    /// The number of bytes of a record.
    static let size = 16

    /// The kind of request or notice.
    enum Kind: UInt32 {
        case start, kill, started, died, refused
    }

    /// The kind of request or notice.
    var kind: Kind
    /// The slot.
    var slot: Int
    /// A status or an error number.
    var value: Int32 = 0

    /// The record's bytes.
    var bytes: [UInt8] {
        [kind.rawValue, UInt32(slot), UInt32(bitPattern: value), 0].flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        }
    }

    init(_ kind: Kind, slot: Int, value: Int32 = 0) {
        self.kind = kind
        self.slot = slot
        self.value = value
    }

    /// Removes the first record from the bytes that have arrived; `nil` if it is not complete.
    init?(takenFrom bytes: inout [UInt8]) {
        guard bytes.count >= Self.size else { return nil }
        let words = (0..<4).map { word in (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[4 * word + $1]) << (8 * $1) } }
        bytes.removeFirst(Self.size)
        guard let kind = Kind(rawValue: words[0]) else { return nil }
        self.init(kind, slot: Int(words[1]), value: Int32(bitPattern: words[2]))
    }
}

/// A process, copied from the runner before it had threads, that copies itself on request.
///
/// Replacements for processes that end are needed when the runner has grown and may have threads; the zygote stays
/// small and has one thread. It is the parent of the processes: it waits for them, kills them on request, and ends with
/// the runner.
struct Zygote {
    /// The requests of the runner; the zygote ends when they end.
    private let requests: Descriptor
    /// The notices to the runner.
    private let notices: Descriptor
    /// The channels between the runner and the processes, by slot.
    private let slots: [RunnerChannels]
    /// The processes' pages; strong, they live as long as the process.
    private let pages: RunnerPages
    /// Performs a walkthrough in a process.
    private let perform: (Int, RunnerProgress) -> WalkthroughResult
    /// The processes.
    private var children: ChildProcesses

    init(
        requests: Descriptor, notices: Descriptor, slots: [RunnerChannels], pages: RunnerPages,
        perform: @escaping (Int, RunnerProgress) -> WalkthroughResult
    ) {
        self.requests = requests
        self.notices = notices
        self.slots = slots
        self.pages = pages
        self.perform = perform
        children = ChildProcesses(slots: slots.count)
    }

    /// Handles the runner's requests until they end; ends the process.
    mutating func serve() -> Never {
        // In its own process group: Ctrl-C in a terminal is meant for the runner alone.
        setpgid(0, 0)
        ProcessSetup.resetSignals(keepingCrashes: true)
        ProcessSetup.replaceStandardStreams(output: nil)
        requests.stopBlocking()
        var received: [UInt8] = []
        while true {
            // Lifelines wake it; the timeout is for a process whose own child keeps its lifeline open.
            _ = Descriptor.wait(for: [requests] + children.lifelines, within: .seconds(1))
            if requests.receive(onto: &received, upTo: 4096) == 0 { break }
            for ended in children.takeDead() { tell(ZygoteRecord(.died, slot: ended.slot, value: ended.status)) }
            while let record = ZygoteRecord(takenFrom: &received) {
                switch record.kind {
                case .start: start(record.slot)
                case .kill: children.endProcess(of: record.slot)
                case .started, .died, .refused: break
                }
            }
        }
        children.end()
        _exit(0)
    }

    private mutating func start(_ slot: Int) {
        let (channels, page, perform, requests, notices) = (slots[slot], pages[slot], perform, requests, notices)
        drop(channels.commands.reading)
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
                RunnerProcess(
                    commands: channels.commands.reading, messages: channels.messages.writing, output: channels.output,
                    page: page, perform: perform
                ).serve()
            }
            tell(ZygoteRecord(.started, slot: slot))
        } catch {
            var code: Int32 = 0
            if case .system(_, let number) = error { code = number }
            tell(ZygoteRecord(.refused, slot: slot, value: code))
        }
    }

    /// Drops commands that the last process has not read; the runner sends them again.
    private func drop(_ commands: Descriptor) {
        var bytes: [UInt8] = []
        while Descriptor.wait(for: [commands], within: .zero) == [0], let count = commands.receive(onto: &bytes),
            count > 0
        {}
    }

    private func tell(_ record: ZygoteRecord) {
        _ = notices.send(record.bytes)
    }
}
