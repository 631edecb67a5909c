import Testing

@testable import StageRuntime

@Suite struct JobQueueTests {
    /// Jobs that are never run, only told apart.
    private static let jobs = (1...40).map { unsafeBitCast($0 << 4, to: UnownedJob.self) }

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

    @Test func `that holds across the end of the ring, and after it has grown`() {
        var queue = JobQueue()
        for job in Self.jobs[..<16] { queue.append(job) }
        for _ in 0..<14 { queue.removeFirst() }
        for job in Self.jobs[16..<20] { queue.append(job) }
        queue.bringToFront(5)
        #expect(order(queue) == [20, 15, 16, 17, 18, 19])
        for job in Self.jobs[20...] { queue.append(job) }
        queue.bringToFront(25)
        #expect(order(queue).prefix(3) == [40, 20, 15])
        #expect(queue.count == 26)
    }
}
