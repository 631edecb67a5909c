import Basics
import Foundation

/// The runner's side of a ``Zygote``.
final class ZygoteParent: WorkerParent {
    /// How long the zygote may take to kill the workers before it is killed, which kills them too.
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
        slots: [WorkerChannels], pages: WorkerPages, perform: @escaping (Int, WorkerProgress) -> WalkthroughResult
    ) throws(WorkerPoolError) {
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

    private static func makePipes() throws(WorkerPoolError) -> (requests: Pipe, notices: Pipe) {
        let requests = try Pipe()
        do throws(WorkerPoolError) {
            return (requests, try Pipe())
        } catch {
            requests.end()
            throw error
        }
    }

    var descriptors: [Descriptor] { [notices] }

    func start(_ slot: Int) { _ = requests?.send(ZygoteRecord(.start, slot: slot).bytes) }

    func endProcess(of slot: Int) { _ = requests?.send(ZygoteRecord(.kill, slot: slot).bytes) }

    func takeNotices() -> [WorkerNotice] {
        let count = notices.receive(onto: &received, upTo: 4096)
        var result: [WorkerNotice] = []
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
