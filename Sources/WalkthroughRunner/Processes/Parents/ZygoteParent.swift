import Basics
import Foundation

/// The runner's side of a ``Zygote``.
final class ZygoteParent: RunnerParent {
    /// How long the zygote may take to kill the processes before it is killed, which kills them too.
    private static let patience = Duration.milliseconds(100)

    /// The zygote's process; 0 once it is gone.
    private var number: Int32
    /// Requests to the zygote, which ends with them; nil when there will be none.
    private var requests: Descriptor?
    /// Its notices.
    private let notices: Descriptor
    /// What has arrived of them.
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
        // Its notices end with it. One that was stopped never ends by itself.
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

/// What runner and zygote send each other: sixteen bytes, so that the system never tears one apart.
struct ZygoteRecord: Equatable, Sendable {
    /// How many bytes one takes.
    static let size = 16

    /// What is asked or told.
    enum Kind: UInt32 {
        case start, kill, started, died, refused
    }

    /// What is asked or told.
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

    /// Removes the first record of what has arrived; nil if there is no whole one.
    init?(takenFrom bytes: inout [UInt8]) {
        guard bytes.count >= Self.size else { return nil }
        let words = (0..<4).map { word in (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[4 * word + $1]) << (8 * $1) } }
        bytes.removeFirst(Self.size)
        guard let kind = Kind(rawValue: words[0]) else { return nil }
        self.init(kind, slot: Int(words[1]), value: Int32(bitPattern: words[2]))
    }
}
