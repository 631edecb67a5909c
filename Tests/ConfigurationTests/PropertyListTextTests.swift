import Foundation
import Testing

@testable import Configuration

@Suite struct PropertyListTextTests {
    @Test func `text is written so that it reads back`() {
        #expect(PropertyListText.encoded("a & <b> ]]>\t\n\r") == "a &amp; &lt;b&gt; ]]&gt;\t\n&#13;")
        for text in ["\0", "\u{1B}", "\u{FFFE}"] { #expect(PropertyListText.encoded(text) == nil) }
    }

    @Test func `a leaf is written as its element`() {
        let values: [ConfigurationValue] = [
            .boolean(true), .boolean(false), .integer(-5), .real(0.1), .real(1e300), .string("<"),
            .date(Date(timeIntervalSince1970: 0)), .data(Data()), .array([]), .dictionary([:]), .string("\u{1}"),
        ]
        #expect(
            values.map(PropertyListText.element) == [
                "<true/>", "<false/>", "<integer>-5</integer>", "<real>0.1</real>", "<real>1e+300</real>",
                "<string>&lt;</string>", "<date>1970-01-01T00:00:00Z</date>", nil, nil, nil, nil,
            ])
    }
}
