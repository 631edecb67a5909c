import HeadlessUIKit
import KooberScenes
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// Every alert of koober: its text, what is below it, and what follows its one button.
@Suite struct KooberAlertsTests {
    /// Expects the alert with the one button "OK" over a screen, and taps that, which leads to the same or another one.
    private func acknowledge(
        _ test: KooberTest, _ title: String, _ message: String, over name: String, thenOn next: String? = nil,
        isAlone: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (actual, text, buttons) = alert(test)
        #expect(actual == title, sourceLocation: sourceLocation)
        #expect(text == message, sourceLocation: sourceLocation)
        #expect(buttons == ["OK default alert"], sourceLocation: sourceLocation)
        #expect(test.screen.name == name, sourceLocation: sourceLocation)
        #expect(test.findings == [], sourceLocation: sourceLocation)
        test.screen.tap("OK", sourceLocation: sourceLocation)
        #expect(test.screen.name == (next ?? name), sourceLocation: sourceLocation)
        let isGone = alert(test).title == nil
        #expect(isGone == isAlone, sourceLocation: sourceLocation)
    }

    /// Title, message and buttons of the alert on top, with their styles and its own, without keeping it.
    private func alert(_ test: KooberTest) -> (title: String?, message: String?, buttons: [String]) {
        guard let alert = test.screen.window?.topmostController as? UIAlertController else { return (nil, nil, []) }
        return (
            alert.title, alert.message, alert.actions.map { "\($0.title ?? "") \($0.style) \(alert.preferredStyle)" }
        )
    }

    private func acknowledgeSignOutError(
        _ test: KooberTest, over name: String, isAlone: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        acknowledge(
            test, "Sign Out Error", "We ran into an unexpected error and we couldn't sign you out.\nPlease try again.",
            over: name, isAlone: isAlone, sourceLocation: sourceLocation)
    }

    private func acknowledgeLocationError(
        _ test: KooberTest, over name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        acknowledge(
            test, "Error Getting Location",
            "Could not get your location. Please check location settings and try again.", over: name,
            sourceLocation: sourceLocation)
    }

    private func acknowledgeOptionError(
        _ test: KooberTest, over name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        acknowledge(
            test, "Ride Option Error",
            "We're having trouble getting available ride options. Please start a new ride and try again.", over: name,
            sourceLocation: sourceLocation)
    }

    @Test(arguments: [WorkerFault.io, .garbage])
    func `a session that cannot be read leads to the onboarding, once that was read`(fault: WorkerFault) {
        KooberTest.run(
            before: { $0.stage.workers.fail("session.read", with: fault, times: nil) },
            { test in
                acknowledge(
                    test, "Sign In Error",
                    "Sorry, we couldn't determine if you are already signed in. Please sign in or sign up.",
                    over: "Launch", thenOn: "Welcome")
            })
    }

    @Test(arguments: ["koober.signIn", "session.save"]) func `a sign-in that fails`(call: String) {
        KooberTest.run { test in
            test.workers.fail(call, with: .io, times: 1)
            test.askToSignIn()
            test.tester.advance(by: .seconds(1))
            acknowledge(test, "Sign In Failed", "Could not sign in.\nPlease try again.", over: "SignIn")
            test.screen.tap("signIn")
            test.tester.advance(by: .seconds(1))
            #expect(test.screen.name == "GettingLocation")
        }
    }

    @Test(arguments: ["koober.signUp", "session.save"]) func `a sign-up that fails`(call: String) {
        KooberTest.run { test in
            test.workers.fail(call, with: .io, times: 1)
            test.fillInSignUp(email: "ann@example.com")
            test.screen.tap("signUp")
            test.tester.advance(by: .milliseconds(500))
            acknowledge(test, "Sign Up Failed", "Could not sign up.\nPlease try again.", over: "SignUp")
            #expect(test.screen.notation(of: "signUp") == #"button "Sign Up""#)
            test.screen.tap("Back")
            test.fillInSignUp(email: "bob@example.com")
            test.screen.tap("signUp")
            test.tester.advance(by: .milliseconds(500))
            #expect(test.screen.name == "GettingLocation")
        }
    }

    @Test func `a session that cannot be stored is told to whoever went back meanwhile too, once`() {
        KooberTest.run { test in
            test.workers.fail("session.save", with: .full, times: 2)
            test.workers.hold("session.save")
            test.askToSignIn()
            test.tester.advance(by: .seconds(1))
            test.screen.goBack()
            _ = test.workers.release("session.save")
            test.tester.settle()
            acknowledge(test, "Sign In Failed", "Could not sign in.\nPlease try again.", over: "Welcome")
            test.workers.hold("session.save")
            test.fillInSignUp(email: "ann@example.com")
            test.screen.tap("signUp")
            test.tester.advance(by: .milliseconds(500))
            test.screen.goBack()
            test.screen.tap("Sign In")
            _ = test.workers.release("session.save")
            test.tester.settle()
            acknowledge(test, "Sign Up Failed", "Could not sign up.\nPlease try again.", over: "SignIn")
            #expect(test.screen.notation(of: "signIn") == #"button "Sign In" disabled"#)
        }
    }

    @Test func `a session that is stored after whoever signed in went back signs in`() {
        KooberTest.run { test in
            test.workers.hold("session.save")
            test.askToSignIn()
            test.tester.advance(by: .seconds(1))
            test.screen.goBack()
            #expect(test.screen.name == "Welcome")
            _ = test.workers.release("session.save")
            test.tester.settle()
            #expect(test.screen.name == "GettingLocation")
        }
    }

    @Test func `a location that cannot be found can be tried again once that was read`() {
        KooberTest.run { test in
            test.workers.fail("koober.location", with: .timeout, times: 1)
            test.signIn()
            test.tester.advance(by: .seconds(2))
            #expect(!test.screen.has("retryLocation"))
            acknowledgeLocationError(test, over: "GettingLocation")
            #expect(
                test.screen.text == """
                    button "Profile"
                    button "Try Again"
                    """)
            #expect(test.findings == [])
            test.screen.tap("retryLocation")
            #expect(
                test.screen.text == """
                    button "Profile"
                    text "Finding your location…"
                    spinner
                    """)
            test.tester.advance(by: .seconds(2))
            #expect(test.screen.name == "Ride")
        }
    }

    @Test func `a location that cannot be found is told over the profile too`() {
        KooberTest.run { test in
            test.workers.fail("koober.location", with: .timeout, times: 1)
            test.signIn()
            test.screen.tap("profile")
            test.tester.advance(by: .seconds(2))
            acknowledgeLocationError(test, over: "Profile")
            test.screen.tap("Done")
            #expect(test.screen.has("retryLocation"))
        }
    }

    @Test func `a search that fails`() {
        KooberTest.run { test in
            test.toRide()
            test.workers.fail("koober.locations", with: .timeout, times: 1)
            test.screen.tap("whereTo")
            test.tester.advance(by: .milliseconds(500))
            acknowledge(
                test, "Location Error",
                "Sorry, we ran into an unexpected error while getting locations.\nPlease try again.",
                over: "DropoffPicker")
            test.screen.type("opera", into: "locationSearch")
            test.tester.advance(by: .milliseconds(1400))
            #expect(test.screen.has("Opera House"))
        }
    }

    @Test func `ride options that fail are loaded by the next choice of a drop-off`() {
        KooberTest.run { test in
            test.toRide()
            test.workers.fail("koober.rideOptions", with: .offline, times: 1)
            test.pick("Opera House")
            acknowledgeOptionError(test, over: "Ride")
            #expect(!test.screen.has("rideOptions"))
            #expect(!test.screen.has("confirm"))
            test.pick("MOMA")
            #expect(test.screen.has("Wallaby"))
            #expect(test.workers.requestCount("koober.rideOptions") == 2)
        }
    }

    @Test func `ride options that fail while the picker or the profile is open again are told over that`() {
        for (button, name, close) in [("whereTo", "DropoffPicker", "Cancel"), ("profile", "Profile", "Done")] {
            KooberTest.run { test in
                test.toRide()
                test.workers.fail("koober.rideOptions", with: .timeout, times: 1)
                test.workers.hold("koober.rideOptions")
                test.pick("Opera House")
                test.screen.tap(button)
                test.tester.advance(by: .seconds(1))
                _ = test.workers.release("koober.rideOptions")
                test.tester.settle()
                acknowledgeOptionError(test, over: name)
                test.screen.tap(close)
                #expect(test.screen.name == "Ride")
            }
        }
    }

    @Test func `a request that fails leads back to the confirmation with all kept, once that was read`() {
        KooberTest.run { test in
            test.toRide()
            test.workers.fail("koober.requestRide", with: .status(503), times: 1)
            test.toSendingRide()
            test.tester.advance(by: .seconds(3))
            acknowledge(
                test, "Ride Request Error",
                "There was an error trying to confirm your ride request.\nPlease try again.", over: "SendingRide",
                thenOn: "Ride")
            #expect(test.screen.has("Opera House"))
            #expect(test.screen.notation(of: "Wallaroo") == #"segment "Wallaroo" value "2 riders, $$" selected"#)
            test.screen.tap("confirm")
            test.tester.advance(by: .seconds(3))
            #expect(test.screen.name == "WaitingForPickup")
        }
    }

    @Test func `a sign-out that fails leaves the profile, and can be tried again`() {
        KooberTest.run { test in
            test.signIn()
            test.workers.fail("session.delete", with: .io, times: 1)
            test.signOut()
            acknowledgeSignOutError(test, over: "Profile")
            test.screen.tap("signOut")
            #expect(test.screen.name == "Welcome")
        }
    }

    @Test func `a sign-out that fails after the profile was closed is told all the same`() {
        KooberTest.run { test in
            test.toRide()
            test.workers.fail("session.delete", with: .io, times: 1)
            test.workers.hold("session.delete")
            test.signOut()
            test.pullDown()
            _ = test.workers.release("session.delete")
            test.tester.settle()
            acknowledgeSignOutError(test, over: "Ride")
            test.signOut()
            #expect(test.screen.name == "Welcome")
        }
    }

    @Test func `a sign-out that fails after the profile was closed and opened again is told there`() {
        KooberTest.run { test in
            test.toRide()
            test.workers.fail("session.delete", with: .io, times: 1)
            test.workers.hold("session.delete")
            test.signOut()
            test.pullDown()
            test.screen.tap("profile")
            _ = test.workers.release("session.delete")
            test.tester.settle()
            acknowledgeSignOutError(test, over: "Profile")
            test.screen.tap("signOut")
            #expect(test.screen.name == "Welcome")
        }
    }

    @Test func `a sign-out after a 401 that fails is told over the alert of the call`() {
        KooberTest.run { test in
            test.toRide()
            test.workers.fail("session.delete", with: .io, times: 1)
            test.workers.fail("koober.rideOptions", with: .unauthorised, times: 1)
            test.pick("Opera House")
            acknowledgeSignOutError(test, over: "Ride", isAlone: false)
            acknowledgeOptionError(test, over: "Ride")
        }
    }
}
