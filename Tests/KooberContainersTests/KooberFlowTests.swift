import Authentication
import Foundation
import HeadlessUIKit
import KooberScenes
import StageRuntime
import TestSupport
import Testing
import Workers

@testable import KooberContainers

/// The ways through koober: what happens at an awkward moment, and what a ride asks for.
@Suite struct KooberFlowTests {
    /// Taps buttons at the same moment, faster than anybody could see what the first did.
    private func tapAtOnce(_ test: KooberTest, _ names: [String]) {
        let buttons = names.compactMap { name in
            let elements = test.screen.contents?.elements ?? []
            return elements.first { $0.label == name }?.view as? UIButton
        }
        #expect(buttons.count == names.count)
        for button in buttons { button.sendActions(for: .touchUpInside) }
        test.tester.settle()
    }

    @Test func `two ways out of Welcome at the same moment lead one way`() {
        KooberTest.run { test in
            tapAtOnce(test, ["Sign In", "Sign Up", "Sign In"])
            #expect(test.screen.name == "SignIn")
            test.screen.goBack()
            #expect(test.screen.name == "Welcome")
        }
    }

    @Test func `the profile opens once, however fast it is tapped, and opens again later`() {
        KooberTest.run { test in
            test.signIn()
            tapAtOnce(test, ["Profile", "Profile"])
            #expect(test.trace.filter { $0.contains("refused") } == [])
            test.screen.tap("Done")
            #expect(test.screen.name == "GettingLocation")
            test.screen.tap("profile")
            #expect(test.screen.name == "Profile")
        }
    }

    @Test(arguments: [["Where to?", "Profile"], ["Profile", "Where to?"]])
    func `of picker and profile at the same moment the first opens, and the other can be opened later`(
        names: [String]
    ) {
        KooberTest.run { test in
            test.toRide()
            tapAtOnce(test, names)
            for name in names {
                #expect(test.screen.name == (name == "Profile" ? "Profile" : "DropoffPicker"))
                test.pullDown()
                #expect(test.screen.name == "Ride")
                if name == names[0] { test.screen.tap(names[1]) }
            }
            #expect(test.trace.filter { $0.contains("refused present") } == [])
        }
    }

    @Test func `a ride that is confirmed as the profile opens can be confirmed later`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("MOMA")
            test.screen.tap("Wallaby")
            tapAtOnce(test, ["Profile", "Confirm"])
            #expect(test.screen.name == "Profile")
            test.pullDown()
            test.screen.tap("confirm")
            test.tester.advance(by: .seconds(3))
            #expect(test.screen.name == "WaitingForPickup")
        }
    }

    @Test func `Confirm orders one ride, however fast it is tapped`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("MOMA")
            test.screen.tap("Wallaby")
            tapAtOnce(test, ["Confirm", "Confirm"])
            test.tester.advance(by: .seconds(3))
            #expect(test.screen.name == "WaitingForPickup")
            #expect(test.workers.requestCount("koober.requestRide") == 1)
            tapAtOnce(test, ["Start New Ride", "Start New Ride"])
            #expect(test.workers.requestCount("koober.location") == 2)
        }
    }

    @Test func `whoever goes back while signing in stays where they are`() {
        KooberTest.run { test in
            test.askToSignIn()
            test.screen.goBack()
            test.tester.advance(by: .seconds(5))
            #expect(test.screen.name == "Welcome")
            #expect(test.workers.requestCount("session.save") == 0)
        }
    }

    @Test func `a location that comes while the profile is open waits below it`() {
        KooberTest.run { test in
            test.signIn()
            test.screen.tap("profile")
            test.tester.advance(by: .seconds(2))
            #expect(test.screen.name == "Profile")
            test.screen.tap("Done")
            #expect(test.screen.name == "Ride")
        }
    }

    @Test func `a sign-out while a location is under way drops it`() {
        KooberTest.run { test in
            test.signIn()
            test.signOut()
            test.tester.advance(by: .seconds(10))
            #expect(test.screen.name == "Welcome")
        }
    }

    @Test func `the profile closes by Done and by a pull, and opens again`() {
        KooberTest.run { test in
            test.signIn()
            test.screen.tap("profile")
            test.screen.tap("Done")
            #expect(test.screen.name == "GettingLocation")
            test.screen.tap("profile")
            test.pullDown()
            #expect(test.screen.name == "GettingLocation")
            test.screen.tap("profile")
            #expect(test.screen.name == "Profile")
        }
    }

    @Test func `the picker closes by Cancel and by a pull, and nothing is chosen`() {
        KooberTest.run { test in
            test.toRide()
            let before = test.screen.text
            test.screen.tap("whereTo")
            test.screen.tap("Cancel")
            #expect(test.screen.text == before)
            test.screen.tap("whereTo")
            test.pullDown()
            #expect(test.screen.text == before)
            test.tester.advance(by: .seconds(2))
            #expect(test.screen.text == before)
        }
    }

    @Test func `typing is searched for 0.9 s after the last key, and only then`() {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap("whereTo")
            test.tester.advance(by: .milliseconds(500))
            test.screen.type("oper", into: "locationSearch")
            test.tester.advance(by: .milliseconds(899))
            test.screen.type("a", into: "locationSearch")
            test.tester.advance(by: .milliseconds(899))
            #expect(test.workers.requestCount("koober.locations") == 1)
            test.tester.advance(by: .milliseconds(1))
            #expect(test.workers.requestCount("koober.locations") == 2)
            test.tester.advance(by: .milliseconds(500))
            let rows = test.screen.contents?.elements(of: .row).map { $0.label ?? "" }
            #expect(rows == ["Opera House"])
            test.screen.clear("locationSearch")
            test.tester.advance(by: .milliseconds(899))
            #expect(test.workers.requestCount("koober.locations") == 2)
            test.tester.advance(by: .milliseconds(1))
            #expect(test.workers.requestCount("koober.locations") == 3)
        }
    }

    @Test func `another drop-off and another option can be chosen until the ride is confirmed`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("Opera House")
            test.screen.tap("Wallaby")
            test.pick("MOMA")
            #expect(test.screen.notation(of: "whereTo") == #"button "MOMA""#)
            #expect(test.screen.notation(of: "Wallaby") == #"segment "Wallaby" value "1 rider, $" selected"#)
            test.screen.tap("Kangaroo")
            test.screen.tap("confirm")
            test.tester.advance(by: .seconds(3))
            #expect(test.screen.has("Kangaroo"))
            #expect(test.screen.has("MOMA"))
            #expect(test.workers.requestCount("koober.rideOptions") == 1)
            #expect(test.workers.requestCount("koober.requestRide") == 1)
        }
    }

    @Test func `the options are loaded once for each ride`() {
        KooberTest.run { test in
            test.toRide()
            test.toWaitingForPickup()
            test.screen.tap("newRide")
            test.tester.advance(by: .seconds(2))
            test.pick("MOMA")
            #expect(test.workers.requestCount("koober.rideOptions") == 2)
        }
    }
}
