import Authentication
import Foundation
import HeadlessUIKit
import KooberScenes
import Scene
import StageRuntime
import TestSupport
import Testing
import Workers

@testable import KooberContainers

/// Signing in and out: what the session leads to, what ends it, and that nobody reads its secrets.
@Suite struct KooberSessionTests {
    private func transitions(_ test: KooberTest) -> [String] {
        test.trace.filter { $0.contains("  transition  ") }.map { $0.components(separated: "  transition  ") }
    }

    @Test func `sign-in and sign-out go right and left, and a later sign-in gets a fresh flow`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("MOMA")
            test.signOut()
            #expect(test.screen.name == "Welcome")
            test.toRide()
            #expect(test.screen.has("Where to?"))
            #expect(
                transitions(test) == [
                    "from=launch to=signedOut direction=left", "from=signedOut to=main direction=right",
                    "from=main to=signedOut direction=left", "from=signedOut to=main direction=right",
                ])
        }
    }

    @Test func `a relaunch with a session goes straight to GettingLocation`() {
        KooberTest.run { test in
            test.toRide()
            test.launch()
            #expect(test.screen.name == "GettingLocation")
            test.screen.tap("profile")
            #expect(test.screen.has("Johnny Appleseed"))
            test.screen.tap("signOut")
            test.launch()
            #expect(test.screen.name == "Welcome")
        }
    }

    @Test func `who signs up is signed in, and can sign in again after a sign-out and a relaunch`() {
        KooberTest.run { test in
            test.fillInSignUp(email: "ann@example.com")
            test.screen.tap("signUp")
            test.tester.advance(by: .milliseconds(500))
            #expect(test.screen.name == "GettingLocation")
            test.screen.tap("profile")
            for row in ["Ann Lee", "ann@example.com", "555-0100"] { #expect(test.screen.has(row)) }
            test.screen.tap("signOut")
            test.launch()
            test.screen.tap("Sign In")
            test.screen.type("ann@example.com", into: "email")
            test.screen.type("s3cret", into: "password")
            test.screen.tap("signIn")
            test.tester.advance(by: .seconds(1))
            #expect(test.screen.name == "GettingLocation")
        }
    }

    @Test func `neither password nor token is in a trace, a state or on a screen`() {
        KooberTest.run { test in
            var seen: [String] = []
            let look = {
                seen.append(test.screen.text)
                seen.append(String(reflecting: test.top?.stageScreen?.inspectableState as Any))
            }
            test.fillInSignUp(email: "ann@example.com")
            look()
            test.screen.tap("signUp")
            look()
            test.tester.advance(by: .milliseconds(2500))
            look()
            test.toWaitingForPickup()
            look()
            test.screen.tap("profile")
            look()
            let lines = seen + test.trace
            #expect(lines.count > 50)
            #expect(lines.filter { $0.contains("s3cret") || $0.contains("offline-token") } == [])
        }
    }

    @Test(arguments: ["koober.locations", "koober.rideOptions", "koober.requestRide"])
    func `a 401 of any call signs out, whatever is on screen`(call: String) {
        KooberTest.run { test in
            test.toRide()
            weak let session = test.root?.child
            test.workers.fail(call, with: .unauthorised, times: 1)
            test.screen.tap("whereTo")
            test.tester.advance(by: .milliseconds(500))
            if call != "koober.locations" { test.screen.tap("Opera House") }
            if call == "koober.requestRide" {
                test.screen.tap("Wallaby")
                test.screen.tap("confirm")
                test.tester.advance(by: .seconds(3))
            }
            #expect(test.screen.name == "Welcome")
            #expect(test.root?.presentedViewController == nil)
            #expect(session == nil)
            #expect(transitions(test).last == "from=main to=signedOut direction=left")
            test.launch()
            #expect(test.screen.name == "Welcome")
        }
    }

    @Test func `a wrong password signs nobody out`() {
        KooberTest.run { test in
            test.workers.fail("koober.signIn", with: .unauthorised, times: 1)
            test.askToSignIn()
            test.tester.advance(by: .seconds(1))
            #expect(test.screen.has("Sign In Failed"))
            #expect(test.workers.requestCount("session.delete") == 0)
        }
    }

    @Test func `a sign-out that is tapped twice deletes once`() {
        KooberTest.run { test in
            test.signIn()
            test.workers.hold("session.delete")
            test.signOut()
            test.screen.tap("signOut")
            _ = test.workers.release("session.delete")
            test.tester.settle()
            #expect(test.screen.name == "Welcome")
            #expect(test.workers.requestCount("session.delete") == 1)
        }
    }
}

extension String {
    /// What stands after a separator.
    fileprivate func components(separated separator: String) -> String {
        range(of: separator).map { String(self[$0.upperBound...]) } ?? self
    }
}
