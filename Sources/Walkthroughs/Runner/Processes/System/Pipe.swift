#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pipe: what is written into one end is read from the other.
struct Pipe: Sendable {
    /// Where it is read.
    let reading: Channel
    /// Where it is written.
    let writing: Channel

    /// Makes a pipe whose ends stay in this program.
    init() throws(WorkerPoolError) {
        var numbers: [Int32] = [-1, -1]
        guard pipe(&numbers) == 0 else { throw .system("a pipe could not be made", code: errno) }
        reading = Channel(number: numbers[0])
        writing = Channel(number: numbers[1])
        reading.closeOnExec()
        writing.closeOnExec()
    }

    /// Closes both ends.
    func end() {
        reading.end()
        writing.end()
    }
}
