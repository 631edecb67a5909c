import Foundation
import TestSupport

@testable import Configuration

@Suite struct ConfigurationFileTests {
    @Test func `a missing file says how to make one`() {
        let folder = TemporaryFolder()
        let name = folder.path("none.plist")
        #expect(throws: ConfigurationErrors(.fileMissing(path: name))) { try ConfigurationFile(reading: name) }
        #expect(
            ConfigurationError.fileMissing(path: "Config.plist").message
                == "Config.plist: no such file; make it, with <plist version=\"1.0\"><dict/></plist> in it, "
                + "or name another file with --config FILE")
    }

    @Test func `a folder in the file's place is named as one`() {
        let folder = TemporaryFolder()
        #expect(throws: ConfigurationErrors(.notAFile(path: folder.root, kind: "a folder"))) {
            try ConfigurationFile(reading: folder.root)
        }
    }

    @Test func `a device is not read`() {
        #expect(throws: ConfigurationErrors(.notAFile(path: "/dev/zero", kind: "a pipe or a device"))) {
            try ConfigurationFile(reading: "/dev/zero")
        }
    }

    @Test func `a file on disk is read as its bytes are`() throws {
        let folder = TemporaryFolder()
        try folder.write(plist("<key>app</key><string>demo</string>"), to: "Config.plist")
        let file = try ConfigurationFile(reading: folder.path("Config.plist"))
        expect(file.root, is: .dictionary(["app": .string("demo")]))
    }

    @Test(arguments: [
        ("", "it is empty"),
        ("hello", "it does not begin with <?xml"),
        ("{a = b;}", "it does not begin with <?xml"),
        (String(repeating: "(", count: 100_000), "it does not begin with <?xml"),
    ])
    func `the error for a file that is no XML says what is wrong`(text: String, reason: String) {
        let error = ConfigurationError.notAPropertyList(path: "Config.plist", line: nil, reason: reason)
        #expect(throws: ConfigurationErrors(error)) { try file(text) }
    }

    @Test(arguments: [
        ("<plist>\n<dict>\n<key>a</key>\n<foo/></dict></plist>", ":4: not a property list: "),
        ("<plist>\n<dict>\n<key>a</key></dict></plist>", ":3: not a property list: "),
        ("<plist>\n<dict>\n<key>a</key><key>b</key></dict></plist>", ":3: not a property list: the key b"),
        ("<plist>\n<dict>\n<true/></dict></plist>", ":3: not a property list: "),
        ("<plist>\n<dict>\n<key>a</key><true/>", ": not a property list: "),
        ("<plist>\n<dict>\n</array></plist>", ":3: not a property list: "),
        ("<plist>\n</plist>\n", ": not a property list: "),
        ("<plist><dict/>\n<dict/></plist>", ":1: not a property list: "),
        ("<plist><dict>\n<key>a</key><string>b</dict></plist>", ":2: not a property list: "),
        ("<plist><array>\n<key>a</key></array></plist>", ": the root must be a dictionary"),
        ("<plist><dict><!-- \n</dict></plist>", ":1: not a property list: "),
        ("<plist><dict>\n<key>a&x;</key><true/></dict></plist>", ":2: not a property list: "),
        ("<plist><dict><key>a</key>\n<string>b<!-- c --></string></dict></plist>", ":2: not a property list: "),
    ])
    func `the error for a broken file has the line that Foundation reports`(text: String, start: String) {
        let found = messages { try file(text) }
        #expect(found.count == 1 && found[0].hasPrefix("Config.plist" + start), "\(found)")
    }

    @Test(arguments: [
        ("<integer>abc</integer>", "Hex digit in non-hex <integer>"),
        ("<integer>99999999999999999999999999</integer>", "Integer overflow in <integer>"),
        ("<string>a&x;</string>", "Encountered unknown ampersand-escape sequence"),
    ])
    func `errors of Foundation are reported with their text`(element: String, reason: String) {
        let error = ConfigurationError.notAPropertyList(path: "Config.plist", line: 4, reason: reason)
        #expect(throws: ConfigurationErrors(error)) { try file(plist("<key>a</key>\(element)")) }
    }

    @Test(arguments: [
        "<key >app</key >\n<string >demo</string\n>", "<key><![CDATA[app]]></key><string>demo</string>",
        "<key>a<![CDATA[p]]>p</key><string>de<![CDATA[mo]]></string>",
    ])
    func `tags with spaces and quoted text are read`(entry: String) throws {
        try expect(file(plist(entry)).root, is: .dictionary(["app": .string("demo")]))
    }

    @Test func `an end tag in quoted text ends nothing`() throws {
        let text = plist("<key>app</key><string><![CDATA[</string>]]></string>")
        try expect(file(text).root, is: .dictionary(["app": .string("</string>")]))
    }

    @Test(arguments: [
        ("<array><true/></array>", "an array of 1 value"), ("<string>x</string>", "the string \"x\""),
        ("<true/>", "the boolean true"),
    ])
    func `the root must be a dictionary`(element: String, found: String) {
        #expect(throws: ConfigurationErrors(.rootNotADictionary(path: "Config.plist", found: found))) {
            try file("<plist>\(element)</plist>")
        }
    }

    @Test(arguments: [
        ("<integer>9223372036854775808</integer>", "9223372036854775808"),
        ("<integer>18446744073709551615</integer>", "18446744073709551615"),
        ("<real>1e999</real>", "inf"), ("<real>nan</real>", "nan"),
    ])
    func `a number that cannot be held is an error with its key`(element: String, text: String) {
        #expect(throws: ConfigurationErrors(.unusableValue(path("a"), path: "Config.plist", text: text))) {
            try file(plist("<key>a</key>\(element)"))
        }
    }

    @Test func `a key that is given twice is refused with its line`() {
        let text = plist(
            "<!-- one\n<key>c</key> -->\n<key>b</key><dict><key>c</key><true/>\n<key>c</key><false/></dict>")
        expect(
            messages { try file(text) },
            are: "Config.plist:7: not a property list: the key c is given twice, or has no value; correct it there")
    }

    @Test func `random bytes are errors, whatever they begin with`() {
        var state: UInt64 = 42
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let heads = ["", "bplist00", "<?xml?><plist><dict>", "<plist><dict><key>a</key><string>"]
        for round in 0..<Thoroughness.choose(400, thorough: 400, exhaustive: 100_000) {
            let bytes = Array(heads[round % heads.count].utf8) + (0..<(round % 97)).map { _ in next() }
            #expect(!messages { try ConfigurationFile(path: "Config.plist", bytes: bytes) }.isEmpty)
        }
    }

    @Test func `a valid file cut off anywhere is an error`() throws {
        let text = Array(plist("<key>a</key><dict><key>b</key><string>x</string></dict>").utf8)
        for length in 0..<(text.count - 1) {
            let bytes = Array(text[..<length])
            #expect(!messages { try ConfigurationFile(path: "Config.plist", bytes: bytes) }.isEmpty, "\(length) bytes")
        }
    }

    @Test func `a valid file with one changed byte is read or refused without a crash`() throws {
        let text = Array(plist("<key>a</key><dict><key>b</key><integer>12</integer></dict><!-- c -->").utf8)
        for index in text.indices {
            for byte in Array("<>/!&\"]-0\n\0".utf8) + [0x80, 0xFF] {
                var bytes = text
                bytes[index] = byte
                let errors = messages { try ConfigurationFile(path: "Config.plist", bytes: bytes) }
                #expect(errors.allSatisfy { $0.hasPrefix("Config.plist:") })
            }
        }
    }

    @Test func `a byte order mark and attributes are no errors`() throws {
        let text = "\u{FEFF}<plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>"
        try expect(file(text).root, is: .dictionary(["a": .boolean(true)]))
    }

    @Test func `a binary file is refused with the command that writes it as XML`() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["app": "demo"], format: .binary, options: 0)
        #expect(
            messages { try ConfigurationFile(path: "my app.plist", bytes: Array(data)) } == [
                "my app.plist: this property list is binary; write it as XML with plutil -convert xml1 'my app.plist'"
            ])
    }

    @Test func `bytes that are no UTF-8 are an error`() {
        let bytes = Array("<plist><string>".utf8) + [0xFF] + Array("</string></plist>".utf8)
        let reason = "it is not UTF-8"
        #expect(throws: ConfigurationErrors(.notAPropertyList(path: "Config.plist", line: nil, reason: reason))) {
            try ConfigurationFile(path: "Config.plist", bytes: bytes)
        }
    }
}
