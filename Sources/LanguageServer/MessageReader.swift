/// Splits a stream of bytes into the messages of the Language Server Protocol: a header with `Content-Length`, a body.
///
/// Source: the section "Base Protocol" of the Language Server Protocol 3.17.
package struct MessageReader {
    /// What a stream contains.
    package enum Item: Equatable {
        /// A body, in JSON.
        case message([UInt8])
        /// Bytes that are no message, with the reason; the reader continues after them.
        case nonsense(String)
    }

    /// The largest body, in bytes.
    static let largestBody = 16 << 20
    /// The largest header, in bytes.
    static let largestHeader = 4096

    /// The bytes that were not used yet.
    private var bytes: [UInt8] = []
    /// The number of bytes of a refused body that are still to come.
    private var skipped = 0

    /// Creates a reader of an empty stream.
    package init() {}

    /// Adds bytes that have arrived.
    package mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// Returns the next message, or nil until more bytes have arrived.
    package mutating func next() -> Item? {
        let dropped = min(skipped, bytes.count)
        bytes.removeFirst(dropped)
        skipped -= dropped
        guard skipped == 0, let end = headerEnd() else {
            guard bytes.count > Self.largestHeader else { return nil }
            bytes.removeAll()
            return .nonsense("a header has at most \(Self.largestHeader) bytes and ends with an empty line")
        }
        guard let length = Self.contentLength(bytes[..<end]) else {
            bytes.removeFirst(end)
            return .nonsense("a header needs a line `Content-Length: N`, where N is the number of bytes of the message")
        }
        guard length <= Self.largestBody else {
            bytes.removeFirst(end)
            skipped = length
            return .nonsense("a message has at most \(Self.largestBody) bytes")
        }
        guard bytes.count >= end + length else { return nil }
        let body = Array(bytes[end..<end + length])
        bytes.removeFirst(end + length)
        return .message(body)
    }

    /// Returns the offset after the empty line that ends the header; nil if it has not arrived.
    private func headerEnd() -> Int? {
        var lineStart = 0
        for (offset, byte) in bytes.prefix(Self.largestHeader).enumerated() where byte == UInt8(ascii: "\n") {
            let line = bytes[lineStart..<offset]
            if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return offset + 1 }
            lineStart = offset + 1
        }
        return nil
    }

    private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
        for line in header.split(separator: UInt8(ascii: "\n")) {
            let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            let digits = parts[1].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
            return Int(digits)
        }
        return nil
    }
}
