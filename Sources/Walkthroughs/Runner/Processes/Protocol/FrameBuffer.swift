/// Puts together the frames that arrive in pieces.
struct FrameBuffer {
    /// The most that a frame may hold; a longer one is nonsense that an app wrote into the pipe.
    private static let limit = 256 << 20

    /// What has arrived; a reader appends to it.
    var bytes: [UInt8] = []
    /// How much of it has been returned.
    private var start = 0

    /// Returns the next whole frame.
    mutating func next() throws(WireError) -> ArraySlice<UInt8>? {
        guard bytes.count - start >= 4 else { return compact() }
        var length = 0
        for place in 0..<4 { length |= Int(bytes[start + place]) << (8 * place) }
        guard length <= Self.limit else { throw WireError() }
        guard bytes.count - start - 4 >= length else { return compact() }
        defer { start += 4 + length }
        return bytes[start + 4..<start + 4 + length]
    }

    /// Forgets everything: what a worker that died left unfinished.
    mutating func removeAll() {
        bytes = []
        start = 0
    }

    private mutating func compact() -> ArraySlice<UInt8>? {
        bytes.removeFirst(start)
        start = 0
        return nil
    }
}
