import TestSupport

@testable import StageRuntime

@Suite struct TimerQueueTests {
    private func timer(_ deadline: Int64, _ sequence: UInt64) -> LoopTimer {
        LoopTimer(deadline: deadline, sequence: sequence, name: "\(deadline)/\(sequence)") {}
    }

    private func queue(_ deadlines: [Int64]) -> TimerQueue {
        var queue = TimerQueue()
        for (sequence, deadline) in deadlines.enumerated() { queue.insert(timer(deadline, UInt64(sequence))) }
        return queue
    }

    @Test func `timers stand by deadline and then by insertion`() {
        let queue = queue([5, 3, 5, 1, 3, 4])
        expect((queue.first?.deadline, queue.waiting.map(\.name)), is: (1, ["1/3", "3/1", "3/4", "4/5", "5/0", "5/2"]))
        expect((queue.due(at: 4).map(\.name), queue.due(at: 0).isEmpty), is: (["1/3", "3/1", "3/4", "4/5"], true))
    }

    @Test func `a removed timer leaves the others in order`() {
        var queue = queue([1, 2, 2, 2, 3])
        for timer in queue.waiting where timer.sequence == 2 || timer.sequence == 4 { queue.remove(timer) }
        expect(queue.waiting.map(\.name), is: ["1/0", "2/1", "2/3"])
    }

    @Test(arguments: [([], false), ([5], false), ([5, 9], false), ([5, 9, 5], true)] as [([Int64], Bool)])
    func `a tie is two timers that are due first`(deadlines: [Int64], isTied: Bool) {
        expect(queue(deadlines).isTied, is: isTied)
    }
}
