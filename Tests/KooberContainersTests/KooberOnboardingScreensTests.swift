import Foundation
import HeadlessUIKit
import KooberScenes
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// The screens of koober up to the sign-in, as a user sees them, and that the audit finds nothing on them.
@Suite struct KooberOnboardingScreensTests {
    @Test func `Launch shows nothing to read`() {
        KooberTest.run(
            before: { $0.stage.workers.hold("session.read") },
            { test in
                #expect(test.screen.name == "Launch")
                test.expectScreen("")
                _ = test.workers.release("session.read")
                test.tester.settle()
                #expect(test.screen.name == "Welcome")
            })
    }

    @Test func `Welcome has no bar; the other two are below one, with Back`() {
        KooberTest.run { test in
            let welcome = """
                image "A kangaroo" value "kangaroo"
                heading "KOOBER"
                button "Sign In"
                button "Sign Up"
                """
            test.expectScreen(welcome)
            #expect(test.screen.contents?.elements(of: .image).first?.view?.isAccessibilityElement == true)
            #expect(test.top?.navigationController?.isNavigationBarHidden == true)
            test.screen.tap("Sign In")
            #expect(test.screen.name == "SignIn")
            test.expectScreen(
                """
                button "Back"
                heading "Sign In"
                field "Email"
                field "Password"
                button "Sign In" disabled
                """)
            #expect(test.top?.navigationController?.isNavigationBarHidden == false)
            test.screen.swipeBack(cancelled: true)
            #expect(test.screen.has("Back"))
            test.screen.goBack()
            test.expectScreen(welcome)
            #expect(test.top?.navigationController?.isNavigationBarHidden == true)
            test.screen.tap("Sign Up")
            #expect(test.screen.name == "SignUp")
            test.expectScreen(
                """
                button "Back"
                heading "Sign Up"
                field "Full Name"
                field "What should we call you?"
                field "Email"
                field "Mobile Number"
                field "Password"
                button "Sign Up" disabled
                """)
            test.screen.swipeBack()
            test.expectScreen(welcome)
        }
    }

    @Test func `while signing in fields and button are disabled, and a wheel turns`() {
        KooberTest.run { test in
            test.screen.tap("Sign In")
            test.screen.type("ann@example.com", into: "email")
            test.screen.type("pass", into: "password")
            #expect(test.screen.notation(of: "signIn") == #"button "Sign In""#)
            test.workers.hold("koober.signIn")
            test.screen.tap("signIn")
            test.expectScreen(
                """
                button "Back"
                heading "Sign In"
                field "Email" value "ann@example.com" disabled
                field "Password" value "••••" disabled
                button "Sign In" disabled
                spinner signingIn
                """)
            _ = test.workers.release("koober.signIn")
            test.tester.settle()
            test.screen.tap("OK")
            test.expectScreen(
                """
                button "Back"
                heading "Sign In"
                field "Email" value "ann@example.com"
                field "Password" value "••••"
                button "Sign In"
                """)
        }
    }

    @Test func `while signing up fields and button are disabled, and a wheel turns`() {
        KooberTest.run { test in
            test.fillInSignUp(email: "johnny@gmail.com")
            #expect(test.screen.notation(of: "signUp") == #"button "Sign Up""#)
            test.screen.tap("signUp")
            test.expectScreen(
                """
                button "Back"
                heading "Sign Up"
                field "Full Name" value "Ann Lee" disabled
                field "What should we call you?" value "Ann" disabled
                field "Email" value "johnny@gmail.com" disabled
                field "Mobile Number" value "555-0100" disabled
                field "Password" value "••••••" disabled
                button "Sign Up" disabled
                spinner signingUp
                """)
            test.tester.advance(by: .milliseconds(500))
            test.screen.tap("OK")
            #expect(test.screen.notation(of: "fullName") == #"field "Full Name" value "Ann Lee""#)
            #expect(test.screen.notation(of: "signUp") == #"button "Sign Up""#)
            #expect(!test.screen.has("signingUp"))
        }
    }

    @Test func `Return in the email goes to the password, in the password it signs in`() {
        KooberTest.run { test in
            test.screen.tap("Sign In")
            test.screen.type("johnny@gmail.com", into: "email")
            test.submit("email")
            #expect(test.screen.notation(of: "password") == #"field "Password" focused"#)
            test.submit("password")
            #expect(test.workers.requestCount("koober.signIn") == 0)
            test.screen.type("password", into: "password")
            test.submit("password")
            test.tester.advance(by: .seconds(1))
            #expect(test.screen.name == "GettingLocation")
        }
    }

    @Test func `Return goes down the fields of SignUp, and in the last it signs up where that is enabled`() {
        KooberTest.run { test in
            test.screen.tap("Sign Up")
            let fields = ["fullName", "nickname", "email", "mobile", "password"]
            for (field, next) in zip(fields, fields.dropFirst()) {
                test.screen.type(field == "email" ? "ann@example.com" : "Ann", into: field)
                test.submit(field)
                #expect(test.screen.notation(of: next).hasSuffix(" focused"))
            }
            test.submit("password")
            #expect(test.workers.requestCount("koober.signUp") == 0)
            test.screen.type("s3cret", into: "password")
            test.submit("password")
            test.tester.advance(by: .milliseconds(500))
            #expect(test.screen.name == "GettingLocation")
        }
    }

    @Test func `a password is taken as it is typed, with the spaces around it`() {
        KooberTest.run { test in
            test.fillInSignUp(email: "ann@example.com")
            test.screen.clear("password")
            test.screen.type(" s 3 ", into: "password")
            test.screen.tap("signUp")
            test.tester.advance(by: .milliseconds(500))
            test.signOut()
            test.screen.tap("Sign In")
            test.screen.type("ann@example.com", into: "email")
            for (password, name) in [("s 3", "SignIn"), (" s 3 ", "GettingLocation")] {
                test.screen.clear("password")
                test.screen.type(password, into: "password")
                test.screen.tap("signIn")
                test.tester.advance(by: .seconds(1))
                if test.screen.has("OK") { test.screen.tap("OK") }
                #expect(test.screen.name == name)
            }
        }
    }

    @Test func `Sign In asks no more of its fields than that they are filled`() {
        KooberTest.run { test in
            test.screen.tap("Sign In")
            test.screen.type(" ", into: "password")
            #expect(test.screen.notation(of: "signIn") == #"button "Sign In" disabled"#)
            test.screen.type("johnny", into: "email")
            #expect(test.screen.notation(of: "signIn") == #"button "Sign In""#)
            test.screen.clear("password")
            #expect(test.screen.notation(of: "signIn") == #"button "Sign In" disabled"#)
        }
    }
}
