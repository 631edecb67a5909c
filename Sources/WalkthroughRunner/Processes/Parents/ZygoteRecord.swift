/// What runner and zygote send each other: sixteen bytes, so that the system never tears one apart.
struct ZygoteRecord: Equatable, Sendable {
    /// How many bytes one takes.
    static let size = 16

    /// What is asked or told.
    enum Kind: UInt32 {
        case start, kill, started, died, refused
    }

    /// What is asked or told.
    var kind: Kind
    /// The slot.
    var slot: Int
    /// A status or an error number.
    var value: Int32 = 0

    /// The record's bytes.
    var bytes: [UInt8] {
        [kind.rawValue, UInt32(slot), UInt32(bitPattern: value), 0].flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        }
    }

    init(_ kind: Kind, slot: Int, value: Int32 = 0) {
        self.kind = kind
        self.slot = slot
        self.value = value
    }

    /// Removes the first record of what has arrived; nil if there is no whole one.
    init?(takenFrom bytes: inout [UInt8]) {
        guard bytes.count >= Self.size else { return nil }
        let words = (0..<4).map { word in (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[4 * word + $1]) << (8 * $1) } }
        bytes.removeFirst(Self.size)
        guard let kind = Kind(rawValue: words[0]) else { return nil }
        self.init(kind, slot: Int(words[1]), value: Int32(bitPattern: words[2]))
    }
}
