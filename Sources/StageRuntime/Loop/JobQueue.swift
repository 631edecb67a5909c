/// The jobs that are ready, first in, first out: a ring that grows.
struct JobQueue {
    /// The ring's storage; its size is a power of two.
    private var ring: [UnownedJob?] = Array(repeating: nil, count: 16)
    /// Where the oldest job is.
    private var head = 0
    /// How many jobs wait.
    private(set) var count = 0

    /// Adds a job behind the others.
    mutating func append(_ job: UnownedJob) {
        if count == ring.count { grow() }
        ring[(head + count) & (ring.count - 1)] = job
        count += 1
    }

    /// Removes and returns the oldest job.
    mutating func popFirst() -> UnownedJob? {
        guard count > 0 else { return nil }
        let job = ring[head]
        head = (head + 1) & (ring.count - 1)
        count -= 1
        return job
    }

    private mutating func grow() {
        var larger: [UnownedJob?] = []
        larger.reserveCapacity(ring.count * 2)
        for offset in 0..<count { larger.append(ring[(head + offset) & (ring.count - 1)]) }
        larger.append(contentsOf: repeatElement(nil, count: ring.count * 2 - count))
        ring = larger
        head = 0
    }
}
