import Foundation
import TestSupport

@testable import Configuration

@Suite struct ConfigurationValueTests {
    private let everything = """
            <key>flag</key><true/>
            <key>off</key><false/>
            <key>one</key><integer>1</integer>
            <key>zero</key><integer>0</integer>
            <key>least</key><integer>-9223372036854775808</integer>
            <key>most</key><integer>9223372036854775807</integer>
            <key>real</key><real>1</real>
            <key>noughtReal</key><real>0</real>
            <key>text</key><string>a &amp; &lt;b&gt;</string>
            <key>empty</key><string/>
            <key>date</key><date>2026-01-31T09:00:00Z</date>
            <key>data</key><data>AQI=</data>
            <key>array</key><array><true/><integer>1</integer></array>
            <key>group</key><dict/>
        """

    private let expected: [String: ConfigurationValue] = [
        "flag": .boolean(true), "off": .boolean(false), "one": .integer(1), "zero": .integer(0),
        "least": .integer(.min), "most": .integer(.max), "real": .real(1), "noughtReal": .real(0),
        "text": .string("a & <b>"), "empty": .string(""), "date": .date(Date(timeIntervalSince1970: 1_769_850_000)),
        "data": .data(Data([1, 2])), "array": .array([.boolean(true), .integer(1)]), "group": .dictionary([:]),
    ]

    @Test func `booleans, integers and reals of a file are never mixed up`() throws {
        try expect(file(plist(everything)).root, is: .dictionary(expected))
    }

    @Test func `a value is found, replaced and removed by its path`() {
        var value = ConfigurationValue.dictionary(["a": .dictionary(["b": .integer(1), "c": .integer(2)])])
        expect((value[path("a.b")], value[path("a.x")], value[path("a.b.c")]), is: (.integer(1), nil, nil))
        value[path("a.b")] = .boolean(true)
        value[path("a.c")] = nil
        expect(value, is: .dictionary(["a": .dictionary(["b": .boolean(true)])]))
    }

    @Test func `setting a value creates its groups, removing one creates none`() {
        var value = ConfigurationValue.dictionary([:])
        value[path("a.b.c")] = .integer(1)
        value[path("x.y")] = nil
        expect(value, is: .dictionary(["a": .dictionary(["b": .dictionary(["c": .integer(1)])])]))
    }

    @Test func `a leaf in the path of a key stays unchanged`() {
        var value = ConfigurationValue.dictionary(["a": .integer(1)])
        value[path("a.b")] = .integer(2)
        expect(value, is: .dictionary(["a": .integer(1)]))
    }

    @Test func `a message names the value that was found`() {
        let values: [ConfigurationValue] = [
            .string("yes"), .string("a\u{1B}\n\"\\"), .integer(1), .real(1.5), .boolean(true),
            .date(Date(timeIntervalSince1970: 0)), .data(Data([1])), .array([]), .array([.integer(1)]),
            .dictionary(["a": .integer(1), "b": .integer(2)]),
        ]
        expect(
            values.map(\.phrase), are: "the string \"yes\"", "the string \"a\\u{1B}\\n\\\"\\\\\"", "the integer 1",
            "the real number 1.5", "the boolean true", "the date 1970-01-01T00:00:00Z", "data of 1 byte",
            "an array of 0 values", "an array of 1 value", "a dictionary of 2 keys")
    }

    @Test func `a long text is shortened in a message`() {
        let phrase = ConfigurationValue.string(String(repeating: "a", count: 1000)).phrase
        expect(phrase, is: "the string \"\(String(repeating: "a", count: 60))…\"")
    }

    @Test func `a value is printed bare, groups with their keys in order`() {
        expect((ConfigurationValue.string("a b").text, ConfigurationValue.real(1).text), is: ("a b", "1.0"))
        expect(ConfigurationValue.data(Data([1, 2])).text, is: "AQI=")
        let group = ConfigurationValue.dictionary(["b": .array([.integer(1), .boolean(false)]), "a": .string("x")])
        expect(group.text, is: "{a: x, b: [1, false]}")
    }
}
