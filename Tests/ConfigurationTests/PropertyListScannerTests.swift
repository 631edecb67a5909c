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

    private func outline() -> PropertyListOutline {
        PropertyListScanner.outline(of: Array(text.utf8))
    }

    private func source(_ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    @Test func `the outline has the position of every value`() throws {
        let flag = try #require(outline().element(at: path("a")))
        #expect(source(flag.range) == "<true/>")
        #expect(flag.isSelfClosing)
        #expect(flag.content.isEmpty)
        #expect(flag.keyRange.map(source) == "<key>a</key>")
    }

    @Test func `quoted text ends nothing, and keys are as they are written`() throws {
        let group = try #require(outline().element(at: ConfigurationKeyPath(["b &amp; &#x63;"])))
        #expect(source(group.range) == "<dict><key>d</key><string><![CDATA[<x>]]></string></dict>")
        let text = try #require(outline().element(at: ConfigurationKeyPath(["b &amp; &#x63;", "d"])))
        #expect(source(text.content) == "<![CDATA[<x>]]>")
    }

    @Test func `an empty key is a key, a key in a comment is none`() throws {
        let array = try #require(outline().element(at: ConfigurationKeyPath([""])))
        #expect(array.name == "array")
        #expect(array.children.count == 2)
        #expect(outline().element(at: path("no")) == nil)
        #expect(outline().duplicates.isEmpty)
    }

    @Test(arguments: [
        "<dict><key>a</key></array><key>b</key>", "<dict><key>a</key><true", "<key>", "<dict></dict></dict>",
    ])
    func `content that is no property list ends the outline`(text: String) {
        #expect(PropertyListScanner.outline(of: Array(text.utf8)).elements.count <= 1)
    }

    @Test func `the root is the value at the empty path`() throws {
        let root = try #require(outline().element(at: ConfigurationKeyPath()))
        #expect(root.name == "dict")
        #expect(root.key == nil)
        #expect(source(root.range).hasSuffix("</dict>"))
    }
}
