import Foundation
@testable import StageRuntime
import Testing

@testable import Workers

/// The server's bodies, as they come and as they should not.
@Suite struct SuggestionsReplyTests {
    private func suggestions(_ body: String) -> [String]? { suggestions(in: Data(body.utf8)) }

    private func suggestions(in body: Data) -> [String]? { try? SuggestionsReply.suggestions(in: body) }

    @Test(arguments: [
        (#"["swi",["swift","swiss roll"]]"#, ["swift", "swiss roll"]),
        (#"["",[]]"#, []),
        (" [ \"a\" ,\n[ \"b\" ] ] ", ["b"]),
        (#"["caf\u00e9",["caf\u00e9 au lait","🦘","a\"b\\c\/d"]]"#, ["café au lait", "🦘", "a\"b\\c/d"]),
        (#"["a",["a"," a ","","a"]]"#, ["a", " a ", "", "a"]),
    ])
    func `the suggestions come in the server's order, as they are`(body: String, expected: [String]) {
        #expect(suggestions(body) == expected)
    }

    @Test(arguments: [
        #"["swi",["swift"],["a description"],["https://example.com"]]"#,
        #"["swi",["swift"],[],{"google:suggesttype":["QUERY"],"google:suggestrelevance":[1,2.5]}]"#,
        #"["swi",["swift"],null,true,7]"#,
    ])
    func `elements after the suggestions are ignored`(body: String) {
        #expect(suggestions(body) == ["swift"])
    }

    @Test func `bytes that are no UTF-8 are read as ISO Latin-1`() {
        // ["é",["café ÿ £"]], with each of é, ÿ and £ as one byte.
        let body = Data(
            [0x5B, 0x22, 0xE9, 0x22, 0x2C, 0x5B, 0x22] + "caf".utf8 + [0xE9, 0x20, 0xFF, 0x20, 0xA3, 0x22, 0x5D, 0x5D])
        #expect(suggestions(in: body) == ["café ÿ £"])
    }

    @Test func `bytes that are UTF-8 are not read as ISO Latin-1`() {
        #expect(suggestions("[\"é\",[\"café\"]]") == ["café"])
    }

    @Test func `one wrong byte makes the whole body ISO Latin-1`() {
        let body = Data("[\"\",[\"é".utf8 + [0xE9] + "\"]]".utf8)
        #expect(suggestions(in: body) == ["Ã©é"])
    }

    @Test func `every byte over 0x7F is a letter or a sign of ISO Latin-1`() {
        let body = Data("[\"\",[\"".utf8 + Array(0x80...0xFF) + "\"]]".utf8)
        let expected = String(String.UnicodeScalarView((0x80...0xFF).compactMap { Unicode.Scalar(UInt8($0)) }))
        #expect(suggestions(in: body) == [expected])
    }

    @Test func `a body cut off anywhere is none`() {
        let body = Array(#"["swi",["swift","café"],[]]"#.utf8)
        let readable = body.indices.filter { suggestions(in: Data(body[..<$0])) != nil }
        #expect(readable.isEmpty)
        #expect(suggestions(in: Data(body)) == ["swift", "café"])
    }

    @Test(arguments: [
        "", " ", "null", "true", "7", "\"swi\"", "{}", "[]", #"["swi"]"#, #"["swi",null]"#, #"["swi","swift"]"#,
        #"["swi",{}]"#, #"["swi",["swift",7]]"#, #"["swi",["swift",null]]"#, #"["swi",[["swift"]]]"#,
        #"[["swi"],["swift"]]"#, #"[7,["swift"]]"#, #"[null,["swift"]]"#, #"{"0":"swi","1":["swift"]}"#,
        #"["swi",["swift"]],"#, #"["swi",["swift"]] x"#, "<html></html>", "\u{0}garbage", "['swi',['swift']]",
    ])
    func `a body of another shape is none`(body: String) {
        #expect(suggestions(body) == nil)
    }

    @Test func `nesting without end is refused, not followed`() {
        #expect(suggestions(String(repeating: "[", count: 1_000_000)) == nil)
        #expect(suggestions("[\"\"," + String(repeating: "[", count: 1_000_000)) == nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a body of megabytes is read in time that grows with its length`() {
        // Quadratic work over this many bytes would take days; the limit only keeps such a defect from hanging.
        let unicode = Data("[\"\",[\"".utf8) + Data(repeating: 0x61, count: 8_000_000) + Data("\"]]".utf8)
        #expect(suggestions(in: unicode)?.first?.utf8.count == 8_000_000)
        let latin = Data("[\"\",[\"".utf8) + Data(repeating: 0xE9, count: 1_000_000) + Data("\"]]".utf8)
        #expect(suggestions(in: latin)?.first?.utf8.count == 2_000_000)
        #expect(suggestions(in: Data(repeating: 0x5B, count: 8_000_000)) == nil)
    }

    @Test func `the call's decoder reads a body and calls anything else garbage`() throws {
        let call = SuggestionsCalls.search
        #expect(try call.reply(from: Data(#"["swi",["swift"]]"#.utf8)) == ["swift"])
        #expect(throws: WorkerFault.garbage) { try call.reply(from: Data("[]".utf8)) }
        #expect(throws: WorkerFault.garbage) { try call.reply(from: Data()) }
    }
}
