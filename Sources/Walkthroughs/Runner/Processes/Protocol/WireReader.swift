/// Reads what a ``WireWriter`` wrote; whatever it is given, it never traps.
struct WireReader {
    /// What is not read yet.
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Whether all is read.
    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() throws(WireError) -> UInt8 {
        guard let byte = rest.popFirst() else { throw WireError() }
        return byte
    }

    mutating func unsigned() throws(WireError) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let byte = try byte()
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        throw WireError()
    }

    mutating func signed() throws(WireError) -> Int64 {
        let value = try unsigned()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    mutating func integer() throws(WireError) -> Int {
        guard let value = Int(exactly: try signed()) else { throw WireError() }
        return value
    }

    mutating func flag() throws(WireError) -> Bool { try byte() != 0 }

    mutating func text() throws(WireError) -> String {
        let count = try length()
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }

    mutating func data() throws(WireError) -> [UInt8] {
        let count = try length()
        defer { rest = rest.dropFirst(count) }
        return [UInt8](rest.prefix(count))
    }

    mutating func value<Value: WireValue>() throws(WireError) -> Value { try Value(from: &self) }

    mutating func values<Value: WireValue>() throws(WireError) -> [Value] {
        var values: [Value] = []
        // Every value takes a byte at least, so a length that is nonsense is found here.
        for _ in 0..<(try length()) { values.append(try Value(from: &self)) }
        return values
    }

    mutating func optional<Value: WireValue>() throws(WireError) -> Value? {
        try flag() ? try Value(from: &self) : nil
    }

    /// Reads how much follows; no more than there is.
    private mutating func length() throws(WireError) -> Int {
        guard let count = Int(exactly: try unsigned()), count <= rest.count else { throw WireError() }
        return count
    }
}
