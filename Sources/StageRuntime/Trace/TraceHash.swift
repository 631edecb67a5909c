/// A 64-bit hash of a run, the same in every process and on every platform.
///
/// FNV-1a (Fowler, Noll, Vo) taken eight bytes at a time, mixed after each; Swift's own `Hasher` is seeded by process.
public struct TraceHash: Equatable, Sendable {
    /// The hash so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Makes the hash of nothing.
    package init() {}

    /// Makes a hash that another process has computed.
    package init(value: UInt64) { self.value = value }

    /// Takes a number in.
    @inline(__always)
    package mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x0000_0100_0000_01B3
        value ^= value >> 29
    }

    /// Takes a text in, as UTF-8.
    package mutating func combine(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ combine(UnsafeRawBufferPointer($0)) }) != nil { return }
        // A text that came from another language's library may stand elsewhere, in pieces.
        Array(text.utf8).withUnsafeBytes { combine($0) }
    }

    /// Takes an event in.
    mutating func combine(_ event: borrowing TraceEvent) {
        combine(UInt64(bitPattern: event.time.nanoseconds))
        combine(event.category.name)
        combine(event.name)
        combine(UInt64(event.fields.count))
        for field in event.fields {
            combine(field.name)
            combine(field.value)
        }
    }

    /// Takes the bytes of a text in, and how many there are.
    @inline(__always)
    private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index &+ 8 <= bytes.count {
            combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index &+= 8
        }
        combine(Self.rest(of: bytes, from: index))
        combine(UInt64(bytes.count))
    }

    /// Returns the bytes behind the last whole word as a number, the first one on top.
    ///
    /// Most names are shorter than a word, so their bytes are not taken one by one: loads that overlap put the same
    /// bits in the same place twice.
    @inline(__always)
    private static func rest(of bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
        let count = bytes.count &- start
        if count == 0 { return 0 }
        if start > 0 {
            let last = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self))
            return last & (1 << UInt64(8 &* count) &- 1)
        }
        if count >= 4 {
            let first = UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))
            let last = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
            return UInt64(first) << UInt64(8 &* (count &- 4)) | UInt64(last)
        }
        return bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The hash as 16 hexadecimal digits.
    public var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

extension TraceHash: Codable {
    /// Reads the hash as 16 hexadecimal digits.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "these are no 16 digits")
        }
        self.init(value: value)
    }

    /// Writes the hash as 16 hexadecimal digits.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
