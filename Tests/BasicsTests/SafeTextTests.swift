import TestSupport

@testable import Basics

@Suite struct SafeTextTests {
    @Test(arguments: [
        ("plain text: ok", "plain text: ok"),
        ("\u{1B}[31mred\u{7}", "\\u{1B}[31mred\\u{7}"),
        ("a\nb\tc\rd\0", "a\\nb\\tc\\u{D}d\\u{0}"),
        ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", "\\u{7F}\\u{80}\\u{9B}\\u{9F}\u{A0}"),
        ("\u{202A}\u{202E}\u{2066}\u{2069}", "\\u{202A}\\u{202E}\\u{2066}\\u{2069}"),
        ("\u{2027}\u{2028}\u{2029}\u{206A}", "\u{2027}\\u{2028}\\u{2029}\u{206A}"),
        ("\u{61C}", "\\u{61C}"), ("\u{200E}", "\\u{200E}"), ("a\u{200F}", "a\\u{200F}"), ("\u{FEFF}b", "\\u{FEFF}b"),
        ("\u{200D}\u{61D}\u{FEFE}", "\u{200D}\u{61D}\u{FEFE}"),
        ("e\u{301} – 日本 👩‍👩‍👧 é", "e\u{301} – 日本 👩‍👩‍👧 é"),
        (
            "see ##[error] and ##vso[task] and ##teamcity[x]",
            "see \\u{23}#[error] and \\u{23}#vso[task] and \\u{23}#teamcity[x]"
        ),
        ("## a heading", "## a heading"),
        ("a ::error b", "a ::error b"),
        ("a\r\nb", "a\\u{D}\\nb"),
    ])
    func `a fragment has nothing raw`(text: String, expected: String) {
        expect(SafeText.fragment(text), is: expected)
    }

    @Test(arguments: [
        ("::error file=a::b", "\\u{3A}:error file=a::b"),
        ("  ::set-output", "  \\u{3A}:set-output"),
        ("\u{A0}\u{3000}::debug", "\u{A0}\u{3000}\\u{3A}:debug"),
        ("\t::warning", "\\t::warning"),
        (": one", ": one"),
        ("std::vector", "std::vector"),
        ("", ""),
    ])
    func `a line cannot begin a CI command`(text: String, expected: String) {
        expect(SafeText.line(text), is: expected)
    }

    @Test func `lines stay lines and each is safe`() {
        expect(SafeText.lines("a\n::error\nb"), is: "a\n\\u{3A}:error\nb")
        expect(SafeText.lines("a\r\n::error\n\u{1B}c\n"), is: "a\n\\u{3A}:error\n\\u{1B}c\n")
    }

    @Test func `every scalar comes out harmless`() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = SafeText.fragment(String(scalar))
            if text.unicodeScalars.contains(where: SafeText.isUnsafe) { Issue.record("U+\(String(value, radix: 16))") }
            if !SafeText.isUnsafe(scalar), text != String(scalar) {
                Issue.record("changed U+\(String(value, radix: 16))")
            }
        }
    }
}
