import Testing

@testable import StageRuntime

@Suite struct JobQueueTests {
    /// Jobs that are never run, only told apart.
    private static let jobs = (1...6).map { unsafeBitCast($0 << 4, to: UnownedJob.self) }

    private func order(_ queue: JobQueue) -> [UInt] {
        (0..<queue.count).map { EventLoop.identity(of: queue[$0]) >> 4 }
    }

    @Test func `a job brought to the front leaves the others in order`() {
        var queue = JobQueue()
        for job in Self.jobs[..<5] { queue.append(job) }
        queue.bringToFront(3)
        #expect(order(queue) == [4, 1, 2, 3, 5])
        queue.bringToFront(0)
        #expect(order(queue) == [4, 1, 2, 3, 5])
    }

    @Test func `that holds when jobs have left, and when none is left`() {
        var queue = JobQueue()
        for job in Self.jobs[..<5] { queue.append(job) }
        for _ in 0..<2 { queue.removeFirst() }
        queue.bringToFront(1)
        #expect(order(queue) == [4, 3, 5])
        for _ in 0..<3 { queue.removeFirst() }
        #expect(queue.count == 0)
        queue.append(Self.jobs[5])
        #expect(order(queue) == [6])
    }
}
