import Testing

@testable import Console

@Suite struct LineSplitterTests {
    private func lines(_ pieces: [String]) -> [String] {
        var splitter = LineSplitter()
        var lines: [String] = []
        for piece in pieces {
            splitter.append(Array(piece.utf8))
            while let line = splitter.next() { lines.append(line) }
        }
        splitter.finish()
        while let line = splitter.next() { lines.append(line) }
        return lines
    }

    @Test(
        arguments: [
            ([], []),
            (["a\nb\n"], ["a", "b"]),
            (["a\nb"], ["a", "b"]),
            (["a\r\n\r\nb\r"], ["a", "", "b\r"]),
            (["a", "b", "\n", "\n", "c"], ["ab", "", "c"]),
            (["a\r", "\nb"], ["a", "b"]),
            (["a\0b\n"], ["a\0b"]),
        ] as [([String], [String])])
    func `lines come out whole`(pieces: [String], expected: [String]) {
        #expect(lines(pieces) == expected)
    }

    @Test func `a line may be as long as it likes`() {
        let piece = String(repeating: "x", count: 10_000)
        #expect(lines(Array(repeating: piece, count: 100)).map(\.utf8.count) == [1_000_000])
    }

    @Test func `what is no UTF-8 is replaced`() {
        var splitter = LineSplitter()
        splitter.append([0x61, 0xFF, 0x0A])
        #expect(splitter.next() == "a\u{FFFD}")
    }
}
