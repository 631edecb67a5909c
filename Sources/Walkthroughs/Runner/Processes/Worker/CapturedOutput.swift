/// What a worker writes to its standard streams, in a file that is cleared after each walkthrough.
///
/// A file, no pipe: the runner never has to read to keep an app going, and what an app wrote before it crashed is
/// there, told apart from what the walkthrough before wrote.
struct CapturedOutput {
    /// How much of the start, and how much of the end, is kept.
    static let part = 32_768
    /// How large the file may become before the runner cuts it.
    private static let limit = 64 << 20

    /// The file; the pool owns it.
    let file: AnonymousFile

    /// Returns what was written, its middle left out if it is long, and clears it.
    func take() -> String {
        let size = file.size
        guard size > 0 else { return "" }
        defer { file.resize(to: 0) }
        if size <= 2 * Self.part { return String(decoding: file.read(from: 0, count: size), as: UTF8.self) }
        let start = String(decoding: file.read(from: 0, count: Self.part), as: UTF8.self)
        let end = String(decoding: file.read(from: size - Self.part, count: Self.part), as: UTF8.self)
        return start + "\n… \(size - 2 * Self.part) bytes left out …\n" + end
    }

    /// Keeps an app that writes without end from filling the memory.
    func cutIfLong() {
        if file.size > Self.limit { file.resize(to: Self.part) }
    }
}
