import TestSupport

@testable import WalkthroughLanguage

/// Makes small scripts that are nearly right, or nothing but noise; the same ones for the same seed.
struct ScriptMutator {
    /// Bytes that change what a script means wherever they stand.
    private static let dangerous = Array("\"/\\#|=,$ {}\n\r\t\0.:-0é🦘\u{1B}\u{202E}".utf8) + [0xFF, 0xC3, 0xE2, 0xF0]
    /// The lines of every command, those of a picture or of examples together.
    private static let lines =
        CommandReference.entries.map { Array($0.example.utf8) }
        + [
            "end", "examples\n  | a | b |\n  | \"1\" | \"x y\" |", "repeat 2", "when expect screen Search",
            "expect screen matches\n  | text \"a\"\n  | list\n  |   row /b/", "# a comment", "tap ${a}",
            "param a = \"1\"",
        ].map { Array($0.utf8) }

    /// Where the randomness comes from.
    private var random: SeededNumbers

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    /// Returns the next script.
    mutating func next() -> [UInt8] {
        if random.number(below: 8) == 0 {
            return (0..<random.number(below: 60)).map { _ in UInt8(random.number(below: 256)) }
        }
        var bytes: [UInt8] = []
        for _ in 0...random.number(below: 3) {
            bytes += Array(repeating: 0x20, count: random.number(below: 4)) + random.pick(Self.lines) + [0x0A]
        }
        for _ in 0..<random.number(below: 5) where !bytes.isEmpty { mutate(&bytes) }
        return bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        let place = random.number(below: bytes.count)
        switch random.number(below: 5) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(random.pick(Self.dangerous), at: place)
        case 2: bytes[place] = UInt8(random.number(below: 256))
        case 3:
            let end = min(bytes.count, place + random.number(below: 30))
            bytes.insert(contentsOf: Array(bytes[place..<end]), at: random.number(below: bytes.count))
        default:
            let end = min(bytes.count, place + random.number(below: 12))
            bytes.removeSubrange(place..<end)
        }
    }
}
