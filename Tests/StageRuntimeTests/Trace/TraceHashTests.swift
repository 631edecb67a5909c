import TestSupport

@testable import StageRuntime

/// Golden values: debug and release builds and all platforms must agree.
@Suite struct TraceHashTests {
    private func hash(_ body: (inout TraceHash) -> Void) -> String {
        var hash = TraceHash()
        body(&hash)
        return hash.text
    }

    @Test func `the hash of nothing is the offset of FNV-1a`() {
        expect(hash { _ in }, is: "cbf29ce484222325")
    }

    @Test func `the hash of a number is the same on every platform`() {
        expect(hash { $0.combine(0 as UInt64) }, is: "af63bd49fd1c5dbb")
        expect(hash { $0.combine(.max as UInt64) }, is: "509c41b1fd1c4bf5")
    }

    @Test(arguments: [
        ("", "22d85fb801f1b909"), ("a", "25be3ab836378023"), ("1234567", "3e76cbe15681b0b5"),
        ("12345678", "68d7ac72567a2184"), ("123456789", "6a2fbb7243e293c2"), ("Zürich 🦘", "5a593994c60d804c"),
    ])
    func `the hash of a text is the same on every platform`(text: String, expected: String) {
        expect(hash { $0.combine(text) }, is: expected)
    }

    @Test(arguments: 0...40)
    func `a text of any length is taken eight bytes at a time, then the rest with its first byte on top`(length: Int) {
        let bytes = (0..<length).map { UInt8(($0 * 37 + length) & 0x7F) }
        let words = stride(from: 0, to: length - length % 8, by: 8).map { start in
            (0..<8 as Range<Int>).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
        }
        let rest = bytes.suffix(length % 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let expected = hash { hash in
            for word in words + [rest, UInt64(length)] { hash.combine(word) }
        }
        expect(hash { $0.combine(String(decoding: bytes, as: UTF8.self)) }, is: expected)
    }

    @Test func `texts of other places and lengths have other hashes`() {
        let texts = ["", "\0", "\0\0", "a", "a\0", "\0a", "12345678", "12345678\0", "87654321"]
        expect(Set(texts.map { text in hash { $0.combine(text) } }).count, is: texts.count)
        let split = hash {
            $0.combine("ab")
            $0.combine("c")
        }
        let other = hash {
            $0.combine("a")
            $0.combine("bc")
        }
        #expect(split != other)
    }

    @Test func `the text has sixteen digits`() {
        #expect((0..<200 as Range<UInt64>).allSatisfy { word in hash { $0.combine(word) }.utf8.count == 16 })
    }
}
