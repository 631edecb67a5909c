import Testing

@testable import Configuration

@Suite struct PropertyListEditorTests {
    private func edited(_ text: String, _ edit: (inout PropertyListEditor) -> Void) throws -> String {
        let bytes = Array(text.utf8)
        var editor = PropertyListEditor(bytes: bytes, outline: PropertyListScanner.outline(of: bytes))
        edit(&editor)
        return String(decoding: editor.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        (
            "<dict>\n  <key>a</key>\n  <dict/>\n</dict>",
            "<dict>\n  <key>a</key>\n  <dict>\n  \t<key>b</key>\n  \t<true/>\n  </dict>\n</dict>"
        ),
        (
            "<dict>\n  <key>a</key>\n  <dict>\n    <key>x</key><true/>\n  </dict>\n</dict>",
            "<dict>\n  <key>a</key>\n  <dict>\n    <key>x</key><true/>\n"
                + "    <key>b</key>\n    <true/>\n  </dict>\n</dict>"
        ),
        (
            "<dict>\n  <key>x</key><true/>\n</dict>",
            "<dict>\n  <key>x</key><true/>\n  <key>a</key>\n  <dict>\n    <key>b</key>\n    <true/>\n  </dict>\n</dict>"
        ),
        (
            "<dict>\n  <key>b</key><true/>\n</dict>",
            "<dict>\n  <key>b</key><true/>\n  <key>a</key>\n  <dict>\n    <key>b</key>\n    <true/>\n  </dict>\n</dict>"
        ),
    ])
    func `a new key has the indentation of its neighbours`(before: String, after: String) throws {
        #expect(try edited(before) { $0.set(path("a.b"), to: "<true/>") } == after)
    }

    @Test func `only the named value is replaced, of many with the same key`() throws {
        let text = "<dict><key>b</key><true/><key>a</key><dict><key>b</key><true/><!-- b --></dict></dict>"
        #expect(
            try edited(text) { $0.set(path("a.b"), to: "<false/>") }
                == "<dict><key>b</key><true/><key>a</key><dict><key>b</key><false/><!-- b --></dict></dict>")
    }

    @Test(arguments: [
        ("<dict>\n<key>a</key>\n<true/>\n</dict>", "<dict>\n</dict>"),
        ("<dict>\n\t<key>a</key><true/>\n\t<key>b</key><true/>\n</dict>", "<dict>\n\t<key>b</key><true/>\n</dict>"),
        ("<dict><key>a</key><true/></dict>", "<dict></dict>"),
        ("<dict>\n<key>a</key><true/> <!-- c -->\n</dict>", "<dict>\n <!-- c -->\n</dict>"),
        ("<dict>\n<key>a</key>\n<!-- c -->\n<true/>\n</dict>", "<dict>\n<!-- c -->\n</dict>"),
        ("<dict>\n<key>b</key><true/>\n</dict>", "<dict>\n<key>b</key><true/>\n</dict>"),
    ])
    func `a key is removed without the comments around it`(before: String, after: String) throws {
        #expect(try edited(before) { $0.remove(path("a")) } == after)
    }
}
