import Testing

@testable import Configuration

@Suite struct PropertyListScannerTests {
    private let text = """
        <plist version="1.0"><dict>
            <key>a</key><true/>
            <key>b &amp; &#x63;</key>
            <dict><key>d</key><string><![CDATA[<x>]]></string></dict>
            <!-- <key>no</key> -->
            <key/><array><integer>1</integer><dict><key>a</key><false/></dict></array>
        </dict></plist>
        """

    private func outline() throws -> PropertyListOutline {
        try PropertyListScanner.outline(of: Array(text.utf8))
    }

    private func source(_ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    @Test func `every value is found where it stands`() throws {
        let flag = try #require(try outline().element(at: path("a")))
        #expect(source(flag.range) == "<true/>")
        #expect(flag.isSelfClosing)
        #expect(flag.content.isEmpty)
        #expect(flag.keyRange.map(source) == "<key>a</key>")
    }

    @Test func `keys are read with their entities`() throws {
        let group = try #require(try outline().element(at: ConfigurationKeyPath(["b & c"])))
        #expect(source(group.range) == "<dict><key>d</key><string><![CDATA[<x>]]></string></dict>")
        let text = try #require(try outline().element(at: ConfigurationKeyPath(["b & c", "d"])))
        #expect(source(text.content) == "<![CDATA[<x>]]>")
    }

    @Test func `an empty key is a key, a key in a comment is none`() throws {
        let array = try #require(try outline().element(at: ConfigurationKeyPath([""])))
        #expect(array.name == "array")
        #expect(array.children.count == 2)
        #expect(try outline().element(at: path("no")) == nil)
        #expect(try outline().duplicates.isEmpty)
    }

    @Test func `the root is the value at the empty path`() throws {
        let root = try #require(try outline().element(at: ConfigurationKeyPath()))
        #expect(root.name == "dict")
        #expect(root.key == nil)
        #expect(source(root.range).hasSuffix("</dict>"))
    }

    @Test func `no more duplicates are told than anybody reads`() throws {
        let keys = String(repeating: "<key>a</key><true/>", count: 1000)
        let outline = try PropertyListScanner.outline(of: Array("<dict>\(keys)</dict>".utf8))
        #expect(outline.duplicates.count == 20)
    }

    @Test func `more values than a configuration has are a fault, in linear time`() {
        let text = "<array>" + String(repeating: "<true/>", count: 100_001) + "</array>"
        #expect(throws: PropertyListScanner.Fault(line: 1, reason: "it has too many values")) {
            try PropertyListScanner.outline(of: Array(text.utf8))
        }
    }
}
