import Authentication
import Foundation
import HeadlessUIKit
import KooberScenes
import KooberWorkers
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// The ways through koober: what happens at an awkward moment, and what a ride asks for.
@Suite struct KooberFlowTests {
    /// Taps buttons at the same moment, faster than anybody could see what the first did.
    private func tapAtOnce(_ test: KooberTest, _ names: [String]) {
        let buttons = names.compactMap { name in
            let elements = test.screen.contents?.elements ?? []
            return elements.first { $0.label == name }?.view as? UIButton
        }
        expect(buttons.count, is: names.count)
        for button in buttons { button.sendActions(for: .touchUpInside) }
        test.tester.settle()
    }

    @Test func `two ways out of Welcome at the same moment lead one way`() {
        KooberTest.run { test in
            tapAtOnce(test, ["Sign In", "Sign Up", "Sign In"])
            expect(test.screen.name, is: "SignIn")
            test.screen.goBack()
            expect(test.screen.name, is: "Welcome")
        }
    }

    @Test func `the profile opens once, however fast it is tapped, and opens again later`() {
        KooberTest.run { test in
            test.signIn()
            tapAtOnce(test, ["Profile", "Profile"])
            expect(test.trace.filter { $0.contains("refused") }, is: [])
            test.screen.tap("Done")
            expect(test.screen.name, is: "GettingLocation")
            test.screen.tap("profile")
            expect(test.screen.name, is: "Profile")
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
                expect(test.screen.name, is: (name == "Profile" ? "Profile" : "DropoffPicker"))
                test.pullDown()
                expect(test.screen.name, is: "Ride")
                if name == names[0] { test.screen.tap(names[1]) }
            }
            expect(test.trace.filter { $0.contains("refused present") }, is: [])
        }
    }

    @Test func `a ride that is confirmed as the profile opens can be confirmed later`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("MOMA")
            test.screen.tap("Wallaby")
            tapAtOnce(test, ["Profile", "Confirm"])
            expect(test.screen.name, is: "Profile")
            test.pullDown()
            test.screen.tap("confirm")
            test.tester.advance(by: .seconds(3))
            expect(test.screen.name, is: "WaitingForPickup")
        }
    }

    @Test func `Confirm orders one ride, however fast it is tapped`() {
        KooberTest.run { test in
            test.toRide()
            test.pick("MOMA")
            test.screen.tap("Wallaby")
            tapAtOnce(test, ["Confirm", "Confirm"])
            test.tester.advance(by: .seconds(3))
            expect(test.screen.name, is: "WaitingForPickup")
            expect(test.workers.requestCount("koober.requestRide"), is: 1)
            tapAtOnce(test, ["Start New Ride", "Start New Ride"])
            expect(test.workers.requestCount("koober.location"), is: 2)
        }
    }
}
