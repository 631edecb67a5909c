import Foundation
import HeadlessUIKit
import KooberScenes
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// Every screen of koober, as a user sees it, and that the audit finds nothing on it.
@Suite struct KooberScreensTests {
    private func expect(_ test: KooberTest, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(test.screen.text == text, sourceLocation: sourceLocation)
        #expect(test.findings == [], sourceLocation: sourceLocation)
    }

    @Test func `Launch shows nothing to read`() {
        KooberTest.run(
            before: { $0.stage.workers.hold("session.read") },
            { test in
                #expect(test.screen.name == "Launch")
                expect(test, "")
                _ = test.workers.release("session.read")
                test.tester.settle()
                #expect(test.screen.name == "Welcome")
            })
    }

    @Test func `Welcome has no bar; the other two are below one, with Back`() {
        KooberTest.run { test in
            let welcome = """
                image "A kangaroo"
                heading "KOOBER"
                button "Sign In"
                button "Sign Up"
                """
            expect(test, welcome)
            #expect(test.top?.navigationController?.isNavigationBarHidden == true)
            test.screen.tap("Sign In")
            #expect(test.screen.name == "SignIn")
            expect(
                test,
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
            expect(test, welcome)
            #expect(test.top?.navigationController?.isNavigationBarHidden == true)
            test.screen.tap("Sign Up")
            #expect(test.screen.name == "SignUp")
            expect(
                test,
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
            expect(test, welcome)
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
            expect(
                test,
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
            expect(
                test,
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
            expect(
                test,
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

    @Test func `GettingLocation says what is under way`() {
        KooberTest.run { test in
            test.signIn()
            expect(
                test,
                """
                button "Profile"
                text "Finding your location…"
                spinner
                """)
        }
    }

    @Test func `Ride begins with the pick-up in the middle of the map`() {
        KooberTest.run { test in
            test.toRide()
            expect(
                test,
                """
                button "Profile"
                map map value "-33.864308, 151.209146 span 0.006"
                  text "Pickup" value "-33.864308, 151.209146"
                button "Where to?"
                """)
            #expect(test.screen.notation(of: "whereTo") == #"button "Where to?""#)
        }
    }

    @Test func `DropoffPicker begins with four places`() {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap("whereTo")
            #expect(test.screen.name == "DropoffPicker")
            test.tester.advance(by: .milliseconds(500))
            expect(
                test,
                """
                button "Cancel"
                heading "Where To?"
                field "Search"
                list locations
                  row "Opera House"
                  row "Apple Store"
                  row "100 George Street"
                  row "MOMA"
                """)
            #expect(test.screen.notation(of: "locationSearch") == #"field "Search""#)
        }
    }

    @Test
    func `a drop-off takes the place of the question, both ends are on the map, and none is chosen of the options`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("Opera House")
            let ends = """
                button "Profile"
                map map value "-33.861487, 151.211587 span 0.017"
                  text "Pickup" value "-33.864308, 151.209146"
                  text "Drop-off" value "-33.858667, 151.214028"
                button "Opera House"
                text rideOptions
                """
            expect(
                test,
                ends + "\n" + """
                      segment "Wallaby" value "1 rider, $"
                      segment "Wallaroo" value "2 riders, $$"
                      segment "Kangaroo" value "4 riders, $$$"
                    """)
            #expect(highlighted(test) == ["Wallaby"])
            test.screen.tap("Kangaroo")
            expect(
                test,
                ends + "\n" + """
                      segment "Wallaby" value "1 rider, $"
                      segment "Wallaroo" value "2 riders, $$"
                      segment "Kangaroo" value "4 riders, $$$" selected
                    button "Confirm"
                    """)
            #expect(highlighted(test) == ["Kangaroo"])
            test.screen.tap("Wallaby")
            expect(
                test,
                ends + "\n" + """
                      segment "Wallaby" value "1 rider, $" selected
                      segment "Wallaroo" value "2 riders, $$"
                      segment "Kangaroo" value "4 riders, $$$"
                    button "Confirm"
                    """)
        }
    }

    @Test func `the ride options stand below each other where the text is very large`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("Opera House")
            #expect(columns(test) == 3)
            UIApplication.shared.setContentSizeCategory(.accessibilityMedium)
            test.tester.settle()
            #expect(columns(test) == 1)
            UIApplication.shared.setContentSizeCategory(.large)
            test.tester.settle()
            #expect(columns(test) == 3)
        }
    }

    @Test(arguments: [("profile", "", 150.0), ("whereTo", "", 150), ("whereTo", "e", 214)])
    func `rows are as high as the longest text needs at the size of text, and no higher`(
        button: String, query: String, highest: CGFloat
    ) {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap(button)
            if !query.isEmpty { test.screen.type(query, into: "locationSearch") }
            test.tester.advance(by: .seconds(2))
            #expect(rowHeight(test) == 44)
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            #expect(rowHeight(test) == highest)
            test.screen.rotate()
            #expect(rowHeight(test) == 86)
            test.screen.rotate()
            #expect(rowHeight(test) == highest)
            UIApplication.shared.setContentSizeCategory(.large)
            #expect(rowHeight(test) == 44)
        }
    }

    @Test func `SendingRide says what is under way, over the whole screen`() {
        KooberTest.run { test in
            test.toRide()
            test.toSendingRide()
            expect(test, #"text "Requesting Ride…""#)
            #expect(test.top?.modalPresentationStyle == .fullScreen)
        }
    }

    @Test func `WaitingForPickup names the ride and the drop-off`() {
        KooberTest.run { test in
            test.toRide()
            test.toWaitingForPickup()
            expect(
                test,
                """
                button "Profile"
                text "Enjoy the ride!"
                text "Wallaroo"
                text "Opera House"
                button "Start New Ride"
                """)
        }
    }

    @Test func `Profile names the user`() {
        KooberTest.run { test in
            test.signIn()
            test.screen.tap("profile")
            #expect(test.screen.name == "Profile")
            expect(
                test,
                """
                heading "My Profile"
                button "Done"
                list
                  row "Johnny Appleseed"
                  row "johnny@gmail.com"
                  row "510-736-8754"
                  row "Sign Out"
                """)
            #expect(test.screen.notation(of: "signOut") == #"row "Sign Out""#)
            for row in ["510-736-8754", "signOut"] {
                test.workers.hold("session.delete")
                let before = test.screen.notation(of: row)
                test.screen.tap(row)
                #expect(test.screen.name == "Profile")
                #expect(test.screen.notation(of: row) == before)
            }
        }
    }

    @Test func `every screen passes the audit on its side too, and with very large text`() {
        for size in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge] {
            KooberTest.run { test in
                UIApplication.shared.setContentSizeCategory(size)
                test.screen.rotate()
                for (name, step) in steps {
                    step(test)
                    #expect(test.screen.name == name)
                    #expect(test.findings == [], "\(name) at \(size.rawValue)")
                }
            }
        }
    }

    /// A way past every screen but Launch.
    private var steps: [(name: String, step: (KooberTest) -> Void)] {
        [
            ("Welcome", { _ in }),
            ("SignUp", { $0.screen.tap("Sign Up") }),
            (
                "GettingLocation",
                { test in
                    test.screen.goBack()
                    test.signIn()
                }
            ),
            ("Profile", { $0.screen.tap("profile") }),
            (
                "Ride",
                { test in
                    test.screen.tap("Done")
                    test.tester.advance(by: .seconds(2))
                }
            ),
            (
                "DropoffPicker",
                { test in
                    test.screen.tap("whereTo")
                    test.tester.advance(by: .milliseconds(500))
                }
            ),
            ("Ride", { $0.screen.tap("Opera House") }),
            ("Ride", { $0.screen.tap("Kangaroo") }),
            ("SendingRide", { $0.screen.tap("confirm") }),
            ("WaitingForPickup", { $0.tester.advance(by: .seconds(3)) }),
        ]
    }

    /// The buttons of the ride options.
    private func buttons(_ test: KooberTest) -> [UIButton] {
        test.screen.contents?.elements(of: .segment).compactMap { $0.view as? UIButton } ?? []
    }

    /// The titles of the ride options that stand out to the eye.
    private func highlighted(_ test: KooberTest) -> [String?] {
        buttons(test).filter { $0.backgroundColor != nil }.map(\.currentTitle)
    }

    /// How high the list on screen makes its rows.
    private func rowHeight(_ test: KooberTest) -> CGFloat? {
        // Looking at the screen lays it out.
        let lists = test.screen.contents?.elements(of: .list).compactMap { $0.view as? UITableView } ?? []
        return lists.first?.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }

    /// In how many columns the ride options stand.
    private func columns(_ test: KooberTest) -> Int {
        _ = test.screen.text
        test.screen.window?.layoutIfNeeded()
        return Set(buttons(test).map(\.frame.minX)).count
    }
}

extension KooberTest {
    /// Fills in the form of SignUp, from Welcome.
    func fillInSignUp(email: String) {
        screen.tap("Sign Up")
        screen.type("Ann Lee", into: "fullName")
        screen.type("Ann", into: "nickname")
        screen.type(email, into: "email")
        screen.type("555-0100", into: "mobile")
        #expect(screen.notation(of: "signUp") == #"button "Sign Up" disabled"#)
        screen.type("s3cret", into: "password")
    }

    /// Presses Return in a field.
    func submit(_ name: String) {
        let elements = screen.contents?.elements(identified: name) ?? []
        do {
            try elements.first?.submit()
        } catch {
            Issue.record("\(error.message)")
        }
        tester.settle()
    }
}
