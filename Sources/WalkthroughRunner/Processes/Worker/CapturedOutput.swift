/// What a worker writes to its standard streams, in a file that is cleared after each walkthrough.
///
/// A file, no pipe: the runner never has to read to keep an app going, and what an app wrote before it crashed is
/// there, told apart from what the walkthrough before wrote.
struct CapturedOutput {
    /// How much of the end is kept.
    private static let part = 16_384
    /// How large the file may become before the runner cuts it.
    private static let limit = 64 << 20

    /// The file; the pool owns it.
    let file: AnonymousFile

    /// Returns the end of what was written, and clears it.
    func take() -> AppOutput? {
        let size = file.size
        guard size > 0 else { return nil }
        defer { file.resize(to: 0) }
        let start = max(0, size - Self.part)
        var bytes = file.read(from: start, count: size - start)[...]
        // A line, or a character, that was cut off at its beginning says nothing.
        if start > 0, let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.endIndex {
            bytes = bytes[(end + 1)...]
        }
        return AppOutput(String(decoding: bytes, as: UTF8.self), bytesLeftOut: max(0, size - bytes.count))
    }

    /// Keeps an app that writes without end from filling the memory; returns how many bytes are gone.
    func cutIfLong() -> Int {
        let size = file.size
        guard size > Self.limit else { return 0 }
        file.resize(to: 0)
        return size
    }
}
