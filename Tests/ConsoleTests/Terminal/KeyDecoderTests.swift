import TestSupport
import Testing

@testable import Console

@Suite struct KeyDecoderTests {
    private func keys(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        let keys = decoder.decode(Array(text.utf8))
        return keys + decoder.finish()
    }

    @Test(
        arguments: [
            ("tap", [.text("tap")]),
            ("日é👩‍👩‍👧", [.text("日é👩‍👩‍👧")]),
            ("a\rb\n", [.text("a"), .enter, .text("b"), .enter]),
            ("\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}", [.home, .left, .interrupt, .endOfInput, .end, .right]),
            ("\u{8}\t\u{B}\u{C}\u{E}\u{10}", [.backspace, .tab, .killToEnd, .clearScreen, .down, .up]),
            ("\u{15}\u{17}\u{1A}\u{7F}", [.killToStart, .killWordBefore, .suspend, .backspace]),
            ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
            ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
            (
                "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~\u{1B}[3~",
                [.home, .end, .home, .end, .home, .end, .delete]
            ),
            ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}[1;2A\u{1B}[1;5H", [.wordRight, .wordLeft, .up, .home]),
            ("\u{1B}b\u{1B}f\u{1B}\u{7F}", [.wordLeft, .wordRight, .killWordBefore]),
            ("\u{1B}", [.escape]),
            ("\u{1B}\u{1B}[A", [.escape, .up]),
            ("\u{1B}x\u{1B}\u{3}", [.interrupt]),
            ("\u{1B}[15~\u{1B}[[Aa\u{1B}[?1;2cb\u{1B}[1;\u{3}", [.text("a"), .text("b"), .interrupt]),
            ("\0\u{1D}", []),
            ("a\u{9B}\u{202E}b", [.text("ab")]),
        ] as [(String, [Key])])
    func `bytes become keys`(text: String, expected: [Key]) {
        expect(keys(text), is: expected)
    }

    @Test func `sequences split over reads are put together`() {
        let bytes = Array("a\u{1B}[1;5C日x\r\u{1B}OAé".utf8)
        var decoder = KeyDecoder()
        var keys: [Key] = []
        for byte in bytes { keys += decoder.decode([byte]) }
        expect(
            keys, is: [.text("a"), .wordRight, .text("日"), .text("x"), .enter, .up, .text("é")])
        #expect(!decoder.isWaiting)
    }

    @Test func `an unfinished sequence waits, and is an Escape when nothing comes`() {
        var decoder = KeyDecoder()
        expect(decoder.decode([0x1B]), is: [])
        #expect(decoder.isWaiting)
        expect(decoder.finish(), is: [.escape])
        #expect(!decoder.isWaiting)
        expect(decoder.decode(Array("\u{1B}[1".utf8)), is: [])
        expect(decoder.finish(), is: [])
    }

    @Test(
        arguments: [
            ([0x61, 0xFF, 0x62], [.text("a\u{FFFD}b")]),
            ([0xE6, 0x97, 0x0D], [.text("\u{FFFD}"), .enter]),
            ([0xC3, 0x28], [.text("\u{FFFD}(")]),
        ] as [([UInt8], [Key])])
    func `invalid UTF-8 becomes the replacement character`(bytes: [UInt8], expected: [Key]) {
        var decoder = KeyDecoder()
        expect(decoder.decode(bytes), is: expected)
    }

    @Test func `any bytes at all are taken`() {
        var decoder = KeyDecoder()
        var state: UInt32 = 7
        for _ in 0..<20_000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            _ = decoder.decode([UInt8(truncatingIfNeeded: state >> 24)])
        }
        _ = decoder.finish()
        #expect(!decoder.isWaiting)
    }
}
