import Basics
import Foundation

/// A process that was copied from the runner before any thread began, and that makes copies of itself on request.
///
/// Processes that die need replacements at a time when the runner has grown, and may have threads; the zygote has
/// neither done. It is the processes' parent: it waits for them, kills them when asked, and ends with the runner.
struct Zygote {
    /// Requests of the runner; it ends with them.
    private let requests: Descriptor
    /// Notices to the runner.
    private let notices: Descriptor
    /// What connects the runner with the processes, by slot.
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

    /// Does what the runner asks until it asks no more; ends the process.
    mutating func serve() -> Never {
        // A group of its own: Ctrl-C in a terminal is for the runner alone.
        setpgid(0, 0)
        ProcessSetup.resetSignals()
        ProcessSetup.replaceStandardStreams(output: nil)
        requests.stopBlocking()
        var received: [UInt8] = []
        while true {
            // Lifelines wake it; the second is for a process whose own child keeps the lifeline open.
            _ = Descriptor.wait(for: [requests] + children.lifelines, within: .seconds(1))
            if requests.receive(onto: &received, upTo: 4096) == 0 { break }
            for death in children.takeDead() { tell(ZygoteRecord(.died, slot: death.slot, value: death.status)) }
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

    /// Forgets commands that the last process did not get to; the runner sends them again.
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
