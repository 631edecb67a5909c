import Foundation
import Testing

@testable import Workers

/// However a secret is shown, its text is not in it.
@Suite struct SecretTests {
    /// A value that has a secret among others.
    private struct Form: Codable, Equatable {
        let name: String
        let password: Secret
        let former: [Secret]?
    }

    private let form = Form(name: "Ada", password: Secret("hunter2"), former: [Secret("hunter1")])

    @Test func `it is shown as <secret>`() {
        let secret = Secret("hunter2")
        #expect(secret.description == "<secret>")
        #expect("\(secret)" == "<secret>")
        #expect(String(reflecting: secret) == "<secret>")
        #expect("\(Optional(secret) as Any)" == "Optional(<secret>)")
    }

    @Test func `a value that has one is shown without it`() {
        #expect("\(form)" == "Form(name: \"Ada\", password: <secret>, former: Optional([<secret>]))")
        var text = ""
        dump(form, to: &text)
        #expect(!text.contains("hunter"))
        #expect(Mirror(reflecting: Secret("hunter2")).children.isEmpty)
    }

    @Test func `an encoder gets the placeholder, unless it may have the text`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let hidden = #"{"former":["<secret>"],"name":"Ada","password":"<secret>"}"#
        #expect(String(decoding: try encoder.encode(form), as: UTF8.self) == hidden)
        encoder.userInfo[.revealsSecrets] = false
        #expect(String(decoding: try encoder.encode(form), as: UTF8.self) == hidden)
        encoder.userInfo[.revealsSecrets] = true
        let revealed = #"{"former":["hunter1"],"name":"Ada","password":"hunter2"}"#
        #expect(String(decoding: try encoder.encode(form), as: UTF8.self) == revealed)
        #expect(try JSONDecoder().decode(Form.self, from: Data(revealed.utf8)) == form)
    }

    @Test func `two are equal where their texts are`() {
        #expect(Secret("a") == Secret("a"))
        #expect(Secret("a") != Secret("b"))
    }
}
