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

    /// The oldest job.
    var first: UnownedJob? { count > 0 ? ring[head] : nil }

    /// Removes the oldest job; there must be one.
    mutating func removeFirst() {
        precondition(count > 0, "the queue is empty; ask for `first` before removing it")
        head = (head + 1) & (ring.count - 1)
        count -= 1
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
