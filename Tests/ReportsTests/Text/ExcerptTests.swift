import TestSupport

@testable import Reports

@Suite struct ExcerptTests {
    private let long = String(repeating: "a", count: 1_000_000) + "the end"

    @Test func `a text that fits stays as it is`() {
        let text = String(repeating: "é", count: 500)
        expect((Excerpt.of(text), Excerpt.of([text, ""])), is: (text, [text, ""]))
    }

    @Test func `a long text keeps its beginning and its end, with the omitted length`() {
        #expect(
            Excerpt.of(long) == String(repeating: "a", count: 800) + " … 999007 bytes left out … "
                + String(repeating: "a", count: 193) + "the end")
    }

    @Test func `no character is cut in two`() {
        for shift in 0..<4 {
            let text = String(repeating: "x", count: shift) + String(repeating: "🦘", count: 1000)
            let excerpt = Excerpt.of(text)
            #expect(!excerpt.unicodeScalars.contains("\u{FFFD}"))
            let parts = excerpt.split(separator: " ").map(String.init)
            let left = text.utf8.count - (parts.first?.utf8.count ?? 0) - (parts.last?.utf8.count ?? 0)
            expect(parts.dropFirst().dropLast().joined(separator: " "), is: "… \(left) bytes left out …")
        }
    }

    @Test func `of many lines the first and last are kept`() {
        let lines = (1...1000).map { "line \($0)" }
        let excerpt = Excerpt.of(lines)
        expect((excerpt.count, excerpt.prefix(250)), is: (301, lines.prefix(250)))
        expect((excerpt[250], excerpt.suffix(50)), is: ("… 700 lines left out …", lines.suffix(50)))
    }
}
