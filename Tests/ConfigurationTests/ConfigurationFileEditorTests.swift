import Foundation
import TestSupport
import Testing

@testable import Configuration

@Suite struct ConfigurationFileEditorTests {
    private let folder = TemporaryFolder()
    private var name: String { folder.path("Config.plist") }

    private let commented = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- Ours -->
        <plist version="1.0">
        <dict>
            <!-- the app -->
            <key>app</key> <string>demo</string> <!-- behind -->
            <key>testFlags</key>
            <dict>
                <key>noSplash</key><!-- between --><false/>
                <key>resetData</key>
                <true/>
                <!-- last -->
            </dict>
        </dict>
        </plist>

        """

    private func set(_ key: String, _ text: String) throws -> ConfigurationFileEditor.Change {
        let schema = try ConfigurationSchema.union(try schemas())
        return try ConfigurationFileEditor(path: name).set(key, to: text, schema: schema)
    }

    private func unset(_ key: String) throws -> ConfigurationFileEditor.Change {
        try ConfigurationFileEditor(path: name).unset(key)
    }

    /// The messages of a call, with the folder's path taken out.
    private func refusal<T>(of body: () throws -> T) -> [String] {
        messages(of: body).map { $0.replacing(folder.root + "/", with: "") }
    }

    @Test func `a changed value changes nothing else, comments included`() throws {
        try folder.write(commented, to: "Config.plist")
        let change = try set("testFlags.noSplash", "true")
        #expect(change == .init(keyPath: path("testFlags.noSplash"), old: .boolean(false), new: .boolean(true)))
        #expect(folder.text("Config.plist") == commented.replacing("<false/>", with: "<true/>"))
        #expect(folder.names == ["Config.plist"])
    }

    @Test func `a new key is added at the end of its group, in the group's layout`() throws {
        try folder.write(commented, to: "Config.plist")
        _ = try set("testFlags.applyTestData", "true")
        _ = try set("environments.dev.demo", "http://a/?b&c")
        let expected = commented.replacing(
            "        <!-- last -->\n    </dict>\n",
            with: """
                        <!-- last -->
                        <key>applyTestData</key>
                        <true/>
                    </dict>
                    <key>environments</key>
                    <dict>
                        <key>dev</key>
                        <dict>
                            <key>demo</key>
                            <string>http://a/?b&amp;c</string>
                        </dict>
                    </dict>

                """)
        #expect(folder.text("Config.plist") == expected)
    }

    @Test(arguments: [
        ("<plist><dict/></plist>", "<plist><dict>\n\t<key>environment</key>\n\t<string>x</string>\n</dict></plist>"),
        (
            "<plist><dict></dict></plist>",
            "<plist><dict>\n\t<key>environment</key>\n\t<string>x</string>\n</dict></plist>"
        ),
        ("<dict>\r\n</dict>\r\n", "<dict>\r\n\t<key>environment</key>\r\n\t<string>x</string>\r\n</dict>\r\n"),
        (
            "<dict><key>app</key><string>demo</string></dict>",
            "<dict><key>app</key><string>demo</string>\n<key>environment</key>\n<string>x</string>\n</dict>"
        ),
    ])
    func `a key is added to a file of any layout`(before: String, after: String) throws {
        try folder.write(before, to: "Config.plist")
        _ = try set("environment", "x")
        #expect(folder.text("Config.plist") == after)
    }

    @Test func `removing a key removes its line and no comment`() throws {
        try folder.write(commented, to: "Config.plist")
        _ = try unset("testFlags.resetData")
        let shorter = commented.replacing("        <key>resetData</key>\n        <true/>\n", with: "")
        #expect(folder.text("Config.plist") == shorter)
        let change = try unset("testFlags.noSplash")
        #expect(change == .init(keyPath: path("testFlags.noSplash"), old: .boolean(false), new: nil))
        _ = try unset("app")
        let text = try #require(folder.text("Config.plist"))
        for comment in ["<!-- Ours -->", "<!-- the app -->", "<!-- behind -->", "<!-- between -->", "<!-- last -->"] {
            #expect(text.contains(comment))
        }
        #expect(try ConfigurationFile(reading: name).root == .dictionary(["testFlags": .dictionary([:])]))
    }

    @Test func `an unknown key can be removed to correct the file`() throws {
        try folder.write(plist("\t<key>zzz</key>\n\t<dict><key>a</key><true/></dict>"), to: "Config.plist")
        _ = try unset("zzz")
        #expect(folder.text("Config.plist") == plist("").replacing("<dict>\n\n", with: "<dict>\n"))
        #expect(
            refusal { try unset("zzz") } == [
                "Config.plist: zzz: not set in this file; rehearse config says where its value comes from"
            ])
    }

    @Test func `a file is made for its first key`() throws {
        let change = try set("app", "demo")
        #expect(change == .init(keyPath: path("app"), old: nil, new: .string("demo"), isNewFile: true))
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>app</key>
            \t<string>demo</string>
            </dict>
            </plist>

            """
        #expect(folder.text("Config.plist") == head)
        #expect(folder.names == ["Config.plist"])
    }

    @Test func `a value that does not fit never reaches the file`() throws {
        try folder.write(commented, to: "Config.plist")
        #expect(
            refusal { try set("testFlags.noSplash", "yes") } == [
                "config set: testFlags.noSplash: expected a boolean (true or false), found \"yes\"; "
                    + "write rehearse config set testFlags.noSplash true"
            ])
        #expect(
            refusal { try set("testFlags.noSplahs", "true") } == [
                "config set: testFlags.noSplahs: unknown key; did you mean testFlags.noSplash?"
            ])
        #expect(
            refusal { try set("environment", "a\u{1}b") } == [
                "Config.plist: left as it was, since the text has a character not allowed in XML; "
                    + "make this change in an editor"
            ])
        #expect(refusal { try set("a..b", "x") }.count == 1)
        #expect(folder.text("Config.plist") == commented)
    }

    @Test func `a file that cannot be parsed is never overwritten`() throws {
        try folder.write("<plist><dict>", to: "Config.plist")
        let reason =
            "Config.plist: not a property list: Encountered unexpected EOF; correct it there, or move the file away and start "
            + "again with rehearse config set app NAME --config Config.plist"
        #expect(refusal { try set("app", "demo") } == [reason])
        #expect(refusal { try unset("app") } == [reason])
        #expect(folder.text("Config.plist") == "<plist><dict>")
    }

    @Test func `a group or a leaf in the way is not thrown away`() throws {
        let text = plist("<key>app</key><dict><key>a</key><true/></dict><key>testFlags</key><true/>")
        try folder.write(text, to: "Config.plist")
        #expect(
            refusal { try set("app", "demo") } == [
                "Config.plist: left as it was, since a dictionary of 1 key stands at app; make this change in an editor"
            ])
        #expect(
            refusal { try set("testFlags.noSplash", "true") } == [
                "Config.plist: left as it was, since the boolean true stands at testFlags; "
                    + "make this change in an editor"
            ])
        #expect(folder.text("Config.plist") == text)
    }

    @Test func `permissions and symbolic links outlive an edit`() throws {
        try folder.write(plist(""), to: "real.plist")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("real.plist"))
        try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: folder.path("real.plist"))
        _ = try set("app", "demo")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("real.plist"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try ConfigurationFile(reading: folder.path("real.plist")).root == .dictionary(["app": .string("demo")]))
        #expect(folder.names == ["Config.plist", "real.plist"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: name) == folder.path("real.plist"))
    }

    @Test func `a missing folder is an error`() throws {
        let editor = ConfigurationFileEditor(path: folder.path("none/Config.plist"))
        let schema = try ConfigurationSchema.union(try schemas())
        #expect(
            refusal { try editor.set("app", to: "demo", schema: schema) } == [
                "none/Config.plist: cannot be written: its folder does not exist; make it, "
                    + "or name another file with --config FILE"
            ])
    }

    @Test func `text with entities, line breaks and all of Unicode survives`() throws {
        try folder.write(commented, to: "Config.plist")
        for text in ["a & <b> \"c\" 'd' ]]>", "two\nlines\r\n\ttab", "Zürich 🦘", "", "  spaces  "] {
            _ = try set("environment", text)
            #expect(try ConfigurationFile(reading: name).root[path("environment")] == .string(text))
        }
    }
}
