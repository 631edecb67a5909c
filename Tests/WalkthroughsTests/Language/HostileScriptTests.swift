import Testing

@testable import Walkthroughs

@Suite struct HostileScriptTests {
    /// Bytes that change what a script means wherever they stand.
    private static let dangerous = Array("\"/\\#|=,$ {}\n\r\t\0.:-0é🦘".utf8) + [0xFF, 0xC3, 0xE2, 0xF0]

    @Test func `no mutation of a script traps, and every error has a place in the file`() {
        let patterns = PatternCache()
        var generator = ScriptGenerator(seed: 42)
        for round in 0..<20_000 {
            var bytes = Array(generator.script().utf8.prefix(200))
            for _ in 0..<generator.number(below: 6) + 1 where !bytes.isEmpty {
                let place = generator.number(below: bytes.count)
                switch generator.number(below: 4) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(generator.pick(Self.dangerous), at: place)
                case 2: bytes[place] = UInt8(generator.number(below: 256))
                default:
                    let end = min(bytes.count, place + generator.number(below: 30))
                    bytes.insert(contentsOf: Array(bytes[place..<end]), at: generator.number(below: bytes.count))
                }
            }
            let (_, diagnostics) = ScriptParser.parse(bytes, path: "a.walk", patterns: patterns)
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            for diagnostic in diagnostics {
                let line = diagnostic.location.line
                guard (1...lines.count).contains(line), diagnostic.length > 0,
                    (1...lines[line - 1].count + 1).contains(diagnostic.location.column),
                    !diagnostic.rendered.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 })
                else {
                    Issue.record("round \(round): \(diagnostic.rendered)")
                    return
                }
            }
            if let once = try? ScriptFormatter.format(bytes, path: "a.walk", patterns: patterns) {
                let twice = try? ScriptFormatter.format(once, path: "a.walk", patterns: patterns)
                guard once == twice, round % 8 != 0 || meaning(once) == meaning(bytes) else {
                    Issue.record("round \(round) is laid out wrongly")
                    return
                }
            }
        }
    }

    @Test func `bytes that are no text do not trap, and every error has a place`() {
        var random = ScriptGenerator(seed: 7)
        for size in [1, 2, 3, 90, 91, 180, 181, 400, 20_000] {
            for _ in 0..<20 {
                let bytes = (0..<size).map { _ in UInt8(random.number(below: 256)) }
                let (_, diagnostics) = ScriptParser.parse(bytes, path: "a.walk", patterns: PatternCache())
                #expect(diagnostics.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
                #expect(diagnostics.allSatisfy { !$0.rendered.isEmpty })
            }
        }
    }

    @Test func `a line that begins in the middle of a character is shown where it is at fault`() {
        for length in [1, 89, 90, 91, 300] {
            let bytes = [UInt8](repeating: 0x80, count: length)
            let (_, diagnostics) = ScriptParser.parse(bytes, path: "a.walk", patterns: PatternCache())
            #expect(diagnostics.first?.location == SourceLocation(file: "a.walk", line: 1, column: 1))
        }
    }

    @Test func `a file of nothing but errors says ten thousand of them and counts the rest`() {
        let diagnostics = parse(String(repeating: "tapp\n", count: 10_500)).diagnostics
        #expect(diagnostics.count == 10_001)
        #expect(diagnostics.last?.message == "500 more errors in this file")
    }
}
