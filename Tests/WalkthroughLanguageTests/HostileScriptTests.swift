import TestSupport

@testable import WalkthroughLanguage

@Suite struct HostileScriptTests {
    @Test func `bytes that are no text do not trap, and every error has a place`() {
        var random = SeededNumbers(seed: 7)
        for size in [1, 2, 3, 90, 91, 180, 181, 400, 20_000] {
            for _ in 0..<Thoroughness.choose(5, thorough: 20) {
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
            expect(diagnostics.first?.location, is: SourceLocation(file: "a.walk", line: 1, column: 1))
        }
    }

    @Test func `a file with ten thousand errors is not checked further`() {
        let diagnostics = parse(String(repeating: "tapp\n", count: 10_500)).diagnostics
        expect(diagnostics.count, is: 10_001)
        expect(diagnostics.last?.message, is: "this file has too many errors; its rest is not checked")
        expect(diagnostics.last?.location.line, is: 10_001)
    }
}
