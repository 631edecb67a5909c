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
    }
}
