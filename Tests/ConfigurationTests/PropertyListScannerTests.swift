import TestSupport

@testable import Configuration

@Suite struct PropertyListScannerTests {
    @Test func `quoted text and comments have no keys, and an empty key is a key`() {
        let scan = PropertyListScanner(
            Array(
                """
                <plist version="1.0"><dict>
                    <key>b &amp; &#x63;</key>
                    <dict><key>d</key><string><![CDATA[<key>d</key>]]></string></dict>
                    <!-- <key>b &amp; &#x63;</key> -->
                    <key/><array><integer>1</integer><dict><key>a</key><false/></dict></array>
                </dict></plist>
                """.utf8))
        #expect(scan.duplicates.isEmpty && scan.bareKey == nil && scan.depth == 3)
    }

    @Test func `a key is found twice by its path and its second line`() {
        let scan = PropertyListScanner(
            Array("<dict><key>a</key><dict><key>b</key><true/>\n<key>b</key><true/></dict>\n<key>a</key></dict>".utf8))
        expect(scan.duplicates, is: [.init(keyPath: path("a.b"), line: 2), .init(keyPath: path("a"), line: 3)])
    }

    @Test(arguments: [
        "<dict><key>a</key></array><key>a</key>", "<dict><key>a</key><true", "<key>a</key><key>a</key>",
        "<dict></dict></dict><dict><key>a</key><true/><key>a</key></dict>",
    ])
    func `content that is no property list ends the scan`(text: String) {
        #expect(PropertyListScanner(Array(text.utf8)).duplicates.isEmpty)
    }
}
