/// Tells the characters beyond ASCII that stand in operators, so that `a≤Date()` is three words and not one.
enum OperatorScalar {
    /// The blocks that the language reserves for operators, and blanks and quotes that are in no name.
    private static let ranges: [ClosedRange<UInt32>] = [
        0xA0...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2000...0x200A, 0x2010...0x2029, 0x202F...0x203E, 0x2041...0x2053, 0x2055...0x205F,
        0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3003, 0x3008...0x3020,
        0x3030...0x3030,
    ]

    /// Returns how many bytes the operator's character at an offset takes; `nil` where it may stand in a name.
    static func length(in bytes: [UInt8], at offset: Int) -> Int? {
        let first = UInt32(bytes[offset])
        func next(_ count: Int) -> UInt32 {
            offset + count < bytes.count ? UInt32(bytes[offset + count]) & 0x3F : 0
        }
        switch first {
        case 0xC2...0xC3:
            let scalar = (first & 0x1F) << 6 | next(1)
            return ranges.contains { $0.contains(scalar) } ? 2 : nil
        case 0xE2...0xE3:
            let scalar = (first & 0xF) << 12 | next(1) << 6 | next(2)
            return ranges.contains { $0.contains(scalar) } ? 3 : nil
        default: return nil
        }
    }
}
