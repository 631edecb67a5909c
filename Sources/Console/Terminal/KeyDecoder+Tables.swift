extension KeyDecoder {
    static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// Returns how many bytes at the end are the beginning of a UTF-8 character that is not complete.
    static func unfinishedTail(_ bytes: ArraySlice<UInt8>) -> Int {
        for (back, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
            let needed =
                switch byte {
                case 0xC2...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF4: 4
                default: 1
                }
            return needed > back + 1 ? back + 1 : 0
        }
        return 0
    }

    /// The control characters, as readline's Emacs mode has them.
    static let controls: [UInt8: Key] = [
        0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
        0x09: .tab, 0x0A: .enter, 0x0B: .killToEnd, 0x0C: .clearScreen, 0x0D: .enter, 0x0E: .down, 0x10: .up,
        0x15: .killToStart, 0x17: .killWordBefore, 0x19: .yank, 0x1A: .suspend, 0x7F: .backspace,
    ]

    /// The last bytes of `ESC [ …` and `ESC O …`.
    static let finals: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "M"): .enter,
    ]

    /// The same with Ctrl, Alt or Shift held.
    static let modifiedFinals: [UInt8: Key] = [UInt8(ascii: "C"): .wordRight, UInt8(ascii: "D"): .wordLeft]

    /// What follows an Escape when Alt is held.
    static let alternates: [UInt8: Key] = [
        UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, UInt8(ascii: "d"): .killWordAfter,
        0x7F: .killWordBefore, 0x08: .killWordBefore, 0x0D: .enter,
    ]
}
