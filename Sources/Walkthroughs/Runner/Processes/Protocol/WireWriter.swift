/// Writes values one behind another: numbers by seven bits a byte, texts and lists behind their length.
struct WireWriter {
    /// What was written.
    private(set) var bytes: [UInt8] = []

    /// Forgets what was written, and keeps the room.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    mutating func write(byte: UInt8) { bytes.append(byte) }

    mutating func write(_ value: UInt64) {
        var rest = value
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Small numbers of either sign take little.
    mutating func write(_ value: Int64) { write(UInt64(bitPattern: value << 1 ^ value >> 63)) }

    mutating func write(_ value: Int) { write(Int64(value)) }

    mutating func write(_ value: Bool) { write(byte: value ? 1 : 0) }

    mutating func write(_ value: String) {
        write(UInt64(value.utf8.count))
        bytes.append(contentsOf: value.utf8)
    }

    mutating func write(data: [UInt8]) {
        write(UInt64(data.count))
        bytes.append(contentsOf: data)
    }

    mutating func write(_ value: some WireValue) { value.write(to: &self) }

    mutating func write(_ values: [some WireValue]) {
        write(UInt64(values.count))
        for value in values { value.write(to: &self) }
    }

    mutating func write<Value: WireValue>(_ value: Value?) {
        write(value != nil)
        if let value { value.write(to: &self) }
    }

    /// Writes what `body` writes behind its length in four bytes.
    mutating func writeFrame(_ body: (inout WireWriter) -> Void) {
        let start = bytes.count
        bytes.append(contentsOf: [0, 0, 0, 0])
        body(&self)
        let length = UInt32(clamping: bytes.count - start - 4)
        for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: length >> (8 * place)) }
    }
}
