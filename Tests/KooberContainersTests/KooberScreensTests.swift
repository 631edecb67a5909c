import Foundation
import HeadlessUIKit
import KooberScenes
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// The screens of koober between sign-in and ride, and the audit of all of them in every size.
@Suite struct KooberScreensTests {
    @Test func `GettingLocation says what is under way`() {
        KooberTest.run { test in
            test.signIn()
            test.expectScreen(
                """
                button "Profile"
                text "Finding your location…"
                spinner
                """)
        }
    }

    @Test func `Profile names the user`() {
        KooberTest.run { test in
            test.signIn()
            test.screen.tap("profile")
            #expect(test.screen.name == "Profile")
            test.expectScreen(
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
        for size in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
            KooberTest.run { test in
                UIApplication.shared.setContentSizeCategory(size)
                test.screen.rotate()
                for (name, step) in steps {
                    step(test)
                    #expect(test.screen.name == name)
                    #expect(test.findings == [], "\(name) at \(size.word)")
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
}
