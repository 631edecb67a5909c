import TestSupport

@testable import WalkthroughLanguage

@Suite struct FileFormTests {
    /// Parses bytes.
    private func parse(_ bytes: [UInt8]) -> (script: Script, diagnostics: [Diagnostic]) {
        let (script, diagnostics) = ScriptParser.parse(bytes, path: "a.walk", patterns: PatternCache())
        return (script, diagnostics)
    }

    @Test(arguments: ["back\nrotate\n", "back\r\nrotate\r\n", "\u{FEFF}back\nrotate", "\n\n  back \n\t rotate\r"])
    func `line ends, a byte order mark and blanks do not matter`(_ text: String) {
        let (script, diagnostics) = parse(Array(text.utf8))
        expect((diagnostics, script.steps.map(\.command)), is: ([], [.gesture(.back), .gesture(.rotate(to: nil))]))
        expect(script.steps.map(\.source), is: ["back", "rotate"])
    }

    @Test func `bytes that are no UTF-8 are found where they stand`() {
        let bytes = Array("back\ntap \"é".utf8) + [0xC3, 0x28] + Array("\"\n# ".utf8) + [0xFF] + Array("\nback".utf8)
        let (script, diagnostics) = parse(bytes)
        expect(
            diagnostics.map { "\($0.location): \($0.message)" }, are: "a.walk:2:7: this byte is not valid UTF-8",
            "a.walk:3:3: this byte is not valid UTF-8")
        expect(script.steps.count, is: 2)
    }

    @Test func `a NUL is found where it stands`() {
        let (_, diagnostics) = parse(Array("back\0\ntap \"\0\"".utf8))
        expect(
            diagnostics.map { "\($0.location): \($0.message)" }, are: "a.walk:1:5: unexpected character U+0000",
            "a.walk:2:6: a text cannot contain the control character U+0000")
    }

    @Test func `columns count characters`() {
        let (_, diagnostics) = parse(Array("tap \"🇦🇺e\u{301}\" x".utf8))
        expect(diagnostics.map(\.location.column), is: [10])
    }

    @Test func `columns count characters of the whole line, also where a word begins within one`() {
        let line = "use \"x.walk\" \u{301}a=1 \u{301}b=\u{301}2 \u{301}c=3"
        var parser = ConsoleParser()
        guard case .use(let use)? = parser.parse(line).steps.first?.command else {
            Issue.record("no use")
            return
        }
        expect(use.arguments.map(\.location.column), is: [13, 17, 21])
        let bytes = Array(line.utf8)
        expect(use.arguments.map { String(decoding: bytes[$0.valueRange], as: UTF8.self) }, is: ["1", "\u{301}2", "3"])
    }

    @Test func `an empty file is an empty script`() {
        expect((parse([]).script, parse([]).diagnostics), is: (Script(path: "a.walk"), []))
        expect(parse([0xEF, 0xBB, 0xBF]).diagnostics, is: [])
    }
}
