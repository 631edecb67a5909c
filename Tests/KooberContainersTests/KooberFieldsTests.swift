import HeadlessUIKit
import TestSupport
import Testing

@testable import KooberContainers

/// What koober's fields ask of the keyboard and of whoever fills them in.
@Suite struct KooberFieldsTests {
    /// A field as the keyboard sees it.
    private struct Field: Equatable {
        let identifier: String
        let content: UITextContentType?
        var keyboard = UIKeyboardType.default
        var returnKey = UIReturnKeyType.next
        var isSecure = false
    }

    private static let signIn = [
        Field(identifier: "email", content: .username, keyboard: .emailAddress),
        Field(identifier: "password", content: .password, returnKey: .go, isSecure: true),
    ]
    private static let signUp = [
        Field(identifier: "fullName", content: .name), Field(identifier: "nickname", content: .nickname),
        Field(identifier: "email", content: .emailAddress, keyboard: .emailAddress),
        Field(identifier: "mobile", content: .telephoneNumber, keyboard: .phonePad),
        Field(identifier: "password", content: .newPassword, returnKey: .go, isSecure: true),
    ]

    /// The fields on screen.
    private func fields(_ test: KooberTest) -> [UITextField] {
        test.screen.contents?.elements(of: .field).compactMap { $0.view as? UITextField } ?? []
    }

    @Test(arguments: [("Sign In", signIn), ("Sign Up", signUp)])
    private func `each field has its keyboard, its Return and its content`(button: String, expected: [Field]) {
        KooberTest.run { test in
            test.screen.tap(button)
            let found = fields(test).map { field in
                Field(
                    identifier: field.accessibilityIdentifier ?? "", content: field.textContentType,
                    keyboard: field.keyboardType, returnKey: field.returnKeyType, isSecure: field.isSecureTextEntry)
            }
            #expect(found == expected)
        }
    }

    @Test(arguments: ["Sign In", "Sign Up"])
    func `nothing is corrected and nothing becomes a capital in a field`(button: String) {
        KooberTest.run { test in
            test.screen.tap(button)
            #expect(!fields(test).isEmpty)
            for field in fields(test) {
                #expect(field.autocorrectionType == .no)
                #expect(field.autocapitalizationType == .none)
            }
        }
    }

    @Test func `nothing is corrected in the search`() {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap("whereTo")
            #expect(fields(test).map(\.autocorrectionType) == [.no])
        }
    }
}
