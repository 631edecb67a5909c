import Testing

@testable import StageRuntime

@Suite struct TimerQueueTests {
    private func timer(_ deadline: Int64, _ sequence: UInt64) -> LoopTimer {
        LoopTimer(deadline: deadline, sequence: sequence, name: "\(deadline)/\(sequence)") {}
    }

    private func drain(_ queue: inout TimerQueue, at time: Int64) -> [String] {
        var names: [String] = []
        while let timer = queue.firstDue(at: time) {
            queue.removeFirst()
            _ = timer.take()
            names.append(timer.name)
        }
        return names
    }

    @Test func `timers leave by deadline and then by insertion`() {
        var queue = TimerQueue()
        for (sequence, deadline) in [5, 3, 5, 1, 3, 4].enumerated() {
            queue.insert(timer(Int64(deadline), UInt64(sequence)))
        }
        #expect(queue.nextDeadline() == 1)
        #expect(queue.waiting.map(\.name) == ["1/3", "3/1", "3/4", "4/5", "5/0", "5/2"])
        #expect(drain(&queue, at: 4) == ["1/3", "3/1", "3/4", "4/5"])
        #expect(queue.count == 2)
        #expect(drain(&queue, at: 9) == ["5/0", "5/2"])
        #expect(queue.nextDeadline() == nil)
    }

    @Test func `a thousand timers in random order leave in order`() {
        var random = StageRandom(seed: 7)
        var queue = TimerQueue()
        var expected: [(deadline: Int64, sequence: UInt64)] = []
        for sequence in 0..<1000 {
            let deadline = Int64.random(in: 0..<50, using: &random)
            expected.append((deadline, UInt64(sequence)))
            queue.insert(timer(deadline, UInt64(sequence)))
        }
        let names = expected.sorted { $0 < $1 }.map { "\($0.deadline)/\($0.sequence)" }
        #expect(drain(&queue, at: 50) == names)
    }

    @Test func `timers that are due together are known, in order, without those that were cancelled`() {
        var queue = TimerQueue()
        #expect(!queue.mayTie)
        queue.insert(timer(5, 0))
        queue.insert(timer(9, 1))
        #expect(!queue.mayTie)
        let cancelled = timer(5, 2)
        for timer in [timer(5, 3), cancelled, timer(7, 4)] { queue.insert(timer) }
        _ = cancelled.take()
        queue.didCancel()
        #expect(queue.mayTie)
        #expect(queue.due(at: 5).map(\.name) == ["5/0", "5/3"])
        #expect(queue.count == 4)
    }

    @Test(arguments: [[5, 5, 9], [5, 9, 5]])
    func `a tie is known wherever in the heap the second timer stands`(deadlines: [Int64]) {
        var queue = TimerQueue()
        for (sequence, deadline) in deadlines.enumerated() { queue.insert(timer(deadline, UInt64(sequence))) }
        #expect(queue.mayTie)
    }

    @Test func `a cancelled timer is passed over`() {
        var queue = TimerQueue()
        let first = timer(1, 0)
        queue.insert(first)
        queue.insert(timer(2, 1))
        _ = first.take()
        queue.didCancel()
        #expect(queue.count == 1)
        #expect(queue.nextDeadline() == 2)
        #expect(queue.waiting.map(\.name) == ["2/1"])
        #expect(drain(&queue, at: 2) == ["2/1"])
    }

    @Test func `a hundred thousand cancelled timers leave the heap small`() {
        var queue = TimerQueue()
        queue.insert(timer(1_000_000, 0))
        var largest = 0
        for sequence in 1...100_000 {
            let timer = timer(Int64(2_000_000 - sequence), UInt64(sequence))
            queue.insert(timer)
            _ = timer.take()
            queue.didCancel()
            largest = max(largest, queue.heap.count)
        }
        #expect(largest <= 66)
        #expect(queue.count == 1)
        #expect(drain(&queue, at: .max) == ["1000000/0"])
    }
}
