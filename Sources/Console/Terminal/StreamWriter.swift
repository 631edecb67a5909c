import Basics

/// Writes text to stdout or stderr through a buffer; on a terminal line by line.
///
/// After an error, such as a reader of a pipe that has ended, it writes nothing. Made once for each stream by the entry
/// point, which flushes it before the process ends.
final class StreamWriter {
    /// The error number that ended the stream: `EPIPE` if the reader has left; nil while it works.
    private(set) var failure: Int32?
    private var descriptor: Descriptor
    /// Whether each line is written when it ends.
    private let flushesLines: Bool
    private var buffer: [UInt8] = []
    /// The size of the buffer in bytes.
    private static let capacity = 1 << 15

    init(_ descriptor: Descriptor, flushesLines: Bool? = nil) {
        self.descriptor = descriptor
        self.flushesLines = flushesLines ?? descriptor.isTerminal
    }

    /// Whether nothing can be written any more.
    var isClosed: Bool { failure != nil }

    /// The window's width; nil if there is none.
    var columns: Int? { descriptor.columns }

    /// Writes the buffer; later text goes to another descriptor.
    func move(to descriptor: Descriptor) {
        flush()
        self.descriptor = descriptor
    }

    /// Adds text; it is written by the next flush, at the end of a line on a terminal, or when the buffer is full.
    func write(_ text: String) {
        guard !isClosed else { return }
        buffer += text.utf8
        if buffer.count >= Self.capacity || (flushesLines && text.utf8.contains(UInt8(ascii: "\n"))) { flush() }
    }

    func writeLine(_ text: String = "") { write(text + "\n") }

    func flush() {
        guard !isClosed, !buffer.isEmpty else { return }
        failure = descriptor.writeAll(buffer[...])
        buffer.removeAll(keepingCapacity: true)
    }
}
