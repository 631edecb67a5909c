import Foundation
import Testing

@testable import Workers

/// What is stored, as JSON.
@Suite struct SettingsContentTests {
    private func content(_ version: Int, _ values: [String: SettingsValue]) -> SettingsContent {
        var content = SettingsContent()
        content.version = version
        content.values = values
        return content
    }

    @Test(arguments: [
        (#"{}"#, 0, [:]),
        (#"{"version":3}"#, 3, [:]),
        (#"{"version":-3}"#, -3, [:]),
        (
            #" {"n":0,"one":1,"yes":true,"no":false,"text":"1","empty":"","version":1} "#, 1,
            [
                "n": SettingsValue.integer(0), "one": .integer(1), "yes": .boolean(true), "no": .boolean(false),
                "text": .string("1"), "empty": .string(""),
            ]
        ),
        (#"{"🦘 \"é\"":"\u00e9\n"}"#, 0, ["🦘 \"é\"": .string("é\n")]),
        ("{\"big\":\(Int.max),\"small\":\(Int.min)}", 0, ["big": .integer(.max), "small": .integer(.min)]),
    ])
    func `JSON is read as it stands`(json: String, version: Int, values: [String: SettingsValue]) {
        #expect(SettingsContent(json: Data(json.utf8)) == content(version, values))
    }

    @Test func `what is written has sorted keys and is read back as the same`() throws {
        let content = content(
            2, ["b": .integer(1), "a": .boolean(false), "c": .string("x\"/\n🦘"), "Z": .integer(.min)])
        let json = try content.json()
        #expect(
            String(decoding: json, as: UTF8.self)
                == "{\"Z\":-9223372036854775808,\"a\":false,\"b\":1,\"c\":\"x\\\"\\/\\n🦘\",\"version\":2}")
        #expect(SettingsContent(json: json) == content)
        #expect(try content.json() == json)
    }

    @Test func `bytes that are no UTF-8 are no content`() {
        #expect(SettingsContent(json: Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])) == nil)
    }

    @Test func `a value under the schema's own key is a programmer's error`() async {
        await #expect(processExitsWith: .failure) {
            var content = SettingsContent()
            content.values["version"] = .integer(7)
            _ = try content.json()
        }
    }
}
