/// The jobs that are ready, first in, first out: a ring that grows.
struct JobQueue {
    /// The ring's storage; its size is a power of two, or nothing before the first job.
    private var ring: [UnownedJob?] = []
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

    /// The job at a place, the oldest at 0; there must be one.
    subscript(place: Int) -> UnownedJob {
        guard place < count, let job = ring[(head + place) & (ring.count - 1)] else {
            preconditionFailure("the queue has no such place; ask for `count` before")
        }
        return job
    }

    /// Puts the job at a place before all the others, whose order stays.
    mutating func bringToFront(_ place: Int) {
        guard place > 0 else { return }
        let mask = ring.count - 1
        let job = ring[(head + place) & mask]
        for position in stride(from: place, to: 0, by: -1) {
            ring[(head + position) & mask] = ring[(head + position - 1) & mask]
        }
        ring[head] = job
    }

    private mutating func grow() {
        var larger: [UnownedJob?] = []
        let size = max(ring.count * 2, 16)
        larger.reserveCapacity(size)
        for offset in 0..<count { larger.append(ring[(head + offset) & (ring.count - 1)]) }
        larger.append(contentsOf: repeatElement(nil, count: size - count))
        ring = larger
        head = 0
    }
}
