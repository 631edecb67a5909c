import TestSupport
import Testing

@testable import KooberScenes

/// When the form of SignUp is complete.
@Suite struct SignUpFormTests {
    private let complete = SignUpForm(
        fullName: "Ann Lee", nickname: "Ann", email: "ann@example.com", mobileNumber: "1", isPasswordFilled: true)

    @Test func `it is complete with something in every field`() {
        #expect(complete.isComplete)
        #expect(!SignUpForm().isComplete)
    }

    @Test func `it is not complete with an empty field`() {
        for field in [\SignUpForm.fullName, \.nickname, \.email, \.mobileNumber] {
            var form = complete
            form[keyPath: field] = ""
            #expect(!form.isComplete, "\(field)")
        }
    }

    @Test func `it is not complete without a password`() {
        var form = complete
        form.isPasswordFilled = false
        #expect(!form.isComplete)
    }

    @Test(arguments: [
        ("a@b", true), (" @ ", true), ("a", false), ("@", false), ("a@", false), ("@b", false), ("a@b@c", false),
        ("a@@b", false), ("@@", false),
    ])
    func `the email has text on both sides of one @`(email: String, isValid: Bool) {
        var form = complete
        form.email = email
        expect(form.isComplete, is: isValid)
    }
}
