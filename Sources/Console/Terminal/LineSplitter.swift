/// Cuts bytes into lines, however they were split over reads: any length, any bytes, with or without a last newline.
struct LineSplitter {
    /// What has been read and not been handed out.
    private var buffer: [UInt8] = []
    /// Where the next line begins in the buffer.
    private var start = 0
    /// How far the buffer has been searched for a newline.
    private var searched = 0
    /// Whether the input has ended: what is left is the last line.
    private var isFinished = false

    mutating func append(_ bytes: some Sequence<UInt8>) {
        if start > 0 {
            buffer.removeFirst(start)
            searched -= start
            start = 0
        }
        buffer += bytes
    }

    /// Says that nothing more comes.
    mutating func finish() { isFinished = true }

    /// Returns the next line without its end (`\n` or `\r\n`); nil when there is none.
    ///
    /// Bytes that are no UTF-8 become U+FFFD.
    mutating func next() -> String? {
        if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            defer { (start, searched) = (end + 1, end + 1) }
            let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
            return String(decoding: buffer[start..<(hasReturn ? end - 1 : end)], as: UTF8.self)
        }
        searched = buffer.count
        guard isFinished, start < buffer.count else { return nil }
        defer { start = buffer.count }
        return String(decoding: buffer[start...], as: UTF8.self)
    }
}
