import TestSupport

@testable import Basics

@Suite struct QuotingTests {
    @Test(arguments: [
        ("", #""""#), ("New York", #""New York""#), ("a\"b\\c", #""a\"b\\c""#), ("a\nb\tc", #""a\nb\tc""#),
        ("\r\u{7}", #""\u{D}\u{7}""#), ("\u{85}\u{2028}\u{2066}", #""\u{85}\u{2028}\u{2066}""#), ("é🦘", #""é🦘""#),
        ("\u{600}${a}", "\"\u{600}\\${a}\""), ("$\u{301}{", "\"$\u{301}{\""),
        ("\u{61C}\u{200E}\u{200F}\u{FEFF}", #""\u{61C}\u{200E}\u{200F}\u{FEFF}""#),
        ("9:41\u{202F}AM\u{A0}\u{200B}", #""9:41\u{202F}AM\u{A0}\u{200B}""#), ("👨\u{200D}👩", "\"👨\u{200D}👩\""),
    ])
    func `text in quotes has the language's escapes and nothing that moves a cursor`(text: String, quoted: String) {
        #expect(text.quoted == quoted)
    }

    @Test(arguments: [
        ("saveButton", true), ("a_b.c-1", true), ("", false), ("a b", false),
        ("é", true), ("Größe", true),
        ("検索", true),
        ("e\u{301}", true), ("a\u{2028}", false), ("🦘", false), ("a\"", false),
    ])
    func `words of letters, digits and three marks stand without quotes`(text: String, isBare: Bool) {
        #expect(text.isBareWord == isBare)
    }
}
