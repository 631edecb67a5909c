import Basics
import Reports

/// Turns the bytes of a terminal into keys, however the bytes were split over reads.
///
/// It knows the sequences of xterm and of the Linux console, and ignores all others.
struct KeyDecoder {
    /// The bytes of a sequence or a character that is not complete.
    private var pending: [UInt8] = []

    /// Whether the bytes so far may be the beginning of a longer sequence.
    var isWaiting: Bool { !pending.isEmpty }

    /// Returns the keys that these bytes complete.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        var rest = pending[...]
        while !rest.isEmpty, let length = decode(rest, &keys) {
            rest = rest.dropFirst(length)
        }
        pending = Array(rest)
        return keys
    }

    /// Returns the key for the bytes so far if nothing follows: an Escape pressed alone.
    mutating func finish() -> [Key] {
        defer { pending = [] }
        return pending == [0x1B] ? [.escape] : []
    }

    // MARK: - One key

    /// Adds the key that these bytes begin with, and returns its length; nil if more bytes are needed.
    private func decode(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) -> Int? {
        guard let first = bytes.first else { return nil }
        if first == 0x1B { return decodeEscape(bytes, &keys) }
        guard Self.isControl(first) else { return decodeText(bytes, &keys) }
        if let key = Self.controls[first] { keys.append(key) }
        return 1
    }

    private func decodeText(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) -> Int? {
        let run = bytes.prefix { !Self.isControl($0) }
        // A character cut off by the end of what has been read waits for its rest.
        let length = run.count - (run.endIndex == bytes.endIndex ? Self.unfinishedTail(run) : 0)
        guard length > 0 else { return nil }
        var text = String.UnicodeScalarView()
        text += String(decoding: run.prefix(length), as: UTF8.self).unicodeScalars.filter { !SafeText.isUnsafe($0) }
        if !text.isEmpty { keys.append(.text(String(text))) }
        return length
    }

    private func decodeEscape(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) -> Int? {
        guard let second = bytes.dropFirst().first else { return nil }
        switch second {
        case UInt8(ascii: "["):
            return decodeControlSequence(bytes, &keys)
        case UInt8(ascii: "O"):
            guard let final = bytes.dropFirst(2).first else { return nil }
            if let key = Self.finals[final] { keys.append(key) }
            return 3
        case 0x1B:
            keys.append(.escape)
            return 1
        default:
            if let key = Self.alternates[second] {
                keys.append(key)
                return 2
            }
            // Alt with an unknown key is dropped; a control character or the start of a long one is decoded on its own.
            return Self.isControl(second) || second >= 0x80 ? 1 : 2
        }
    }

    /// Decodes a sequence of ECMA-48: `ESC [`, parameter bytes 30–3F, intermediate bytes 20–2F, a final byte 40–7E.
    private func decodeControlSequence(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) -> Int? {
        let body = bytes.dropFirst(2)
        guard let first = body.first else { return nil }
        // The Linux console sends `ESC [ [ A` for F1.
        if first == UInt8(ascii: "[") { return body.count > 1 ? 4 : nil }
        let parameters = body.prefix { (0x20...0x3F).contains($0) }
        guard let final = body.dropFirst(parameters.count).first else { return nil }
        let length = 3 + parameters.count
        guard (0x40...0x7E).contains(final) else { return length - 1 }
        let numbers = String(decoding: parameters, as: UTF8.self).split(
            separator: ";", omittingEmptySubsequences: false)
        guard final == UInt8(ascii: "~") else {
            let isModified = numbers.count > 1
            if let key = (isModified ? Self.modifiedFinals[final] : nil) ?? Self.finals[final] { keys.append(key) }
            return length
        }
        switch numbers.first {
        case "1", "7": keys.append(.home)
        case "4", "8": keys.append(.end)
        case "3": keys.append(.delete)
        default: break
        }
        return length
    }
}

/// A key, by its meaning for a line that is being typed.
enum Key: Equatable, Sendable {
    /// Printable characters, as many as came in one piece; never a control character.
    case text(String)
    case enter
    case tab
    case backspace
    case delete
    case left
    case right
    case wordLeft
    case wordRight
    case home
    case end
    case up
    case down
    case killToStart
    case killToEnd
    case killWordBefore
    case clearScreen
    /// Ctrl-C.
    case interrupt
    /// Ctrl-D: ends the input on an empty line, or else removes the character at the cursor.
    case endOfInput
    /// Ctrl-Z.
    case suspend
    /// Escape, pressed alone.
    case escape
}

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

    /// The control characters, as in readline's Emacs mode.
    static let controls: [UInt8: Key] = [
        0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
        0x09: .tab, 0x0A: .enter, 0x0B: .killToEnd, 0x0C: .clearScreen, 0x0D: .enter, 0x0E: .down, 0x10: .up,
        0x15: .killToStart, 0x17: .killWordBefore, 0x1A: .suspend, 0x7F: .backspace,
    ]

    /// The last bytes of `ESC [ …` and `ESC O …`.
    static let finals: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "M"): .enter,
    ]

    /// The same with Ctrl, Alt or Shift held.
    static let modifiedFinals: [UInt8: Key] = [UInt8(ascii: "C"): .wordRight, UInt8(ascii: "D"): .wordLeft]

    /// The bytes after an Escape when Alt is held.
    static let alternates: [UInt8: Key] = [
        UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, 0x7F: .killWordBefore, 0x08: .killWordBefore,
        0x0D: .enter,
    ]
}
