import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// What is known of koober without launching it.
@Suite struct KooberAppTests {
    @Test func `its screens, calls and stores are listed`() {
        #expect(KooberApp.name == "koober")
        #expect(
            KooberApp.screens == [
                "Launch", "Welcome", "SignIn", "SignUp", "GettingLocation", "Ride", "DropoffPicker", "SendingRide",
                "WaitingForPickup", "Profile",
            ])
        #expect(
            KooberApp.workerCalls.map(\.name) == [
                "koober.signIn", "koober.signUp", "koober.location", "koober.locations", "koober.rideOptions",
                "koober.requestRide", "session.read", "session.save", "session.delete",
            ])
        #expect(KooberApp.storageNames == ["session"])
        #expect(
            KooberApp.identifiers == [
                "email", "password", "signIn", "signingIn", "fullName", "nickname", "mobile", "signUp", "signingUp",
                "profile", "retryLocation", "map", "whereTo", "rideOptions", "confirm", "locationSearch", "locations",
                "newRide", "signOut",
            ])
    }

    @Test func `its scenes' states consist of what is listed`() {
        var keys: [String] = []
        KooberTest.run(
            before: { $0.stage.workers.hold("session.read") },
            { test in
                let ways: [() -> Void] = [
                    {},
                    {
                        _ = test.workers.release("session.read")
                        test.tester.settle()
                    },
                    { test.screen.tap("Sign Up") },
                    {
                        test.screen.goBack()
                        test.screen.tap("Sign In")
                    },
                    {
                        test.screen.goBack()
                        test.signIn()
                    },
                    { test.tester.advance(by: .seconds(2)) },
                    { test.screen.tap("whereTo") },
                    {
                        test.screen.tap("Cancel")
                        test.toSendingRide()
                    },
                    { test.tester.advance(by: .seconds(3)) },
                    { test.screen.tap("profile") },
                ]
                var names: [String] = []
                for go in ways {
                    go()
                    names.append(test.screen.name)
                    keys += test.screen.stateKeys
                }
                #expect(Set(names) == Set(KooberApp.screens))
            })
        #expect(Set(keys) == Set(KooberApp.stateKeys))
        #expect(Set(KooberApp.stateKeys).count == KooberApp.stateKeys.count)
    }
}
