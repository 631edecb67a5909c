import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// Which parts of which scene the leak ledger knows: all of them, or it could not miss one.
@Suite struct KooberLedgerTests {
    @Test func `every part of every scene, and every container, is registered`() {
        KooberTest.run(
            before: { $0.stage.workers.hold("session.read") },
            { test in
                var kept: [UIViewController] = []
                for (name, step) in steps {
                    step(test)
                    #expect(test.screen.name == name)
                    if let top = test.top { kept.append(top) }
                }
                withExtendedLifetime(kept) { #expect(test.takeLeaks().sorted() == expected) }
            })
    }

    /// What the ledger reports where somebody keeps the controllers of all screens, each of which owns its parts.
    private var expected: [String] {
        [
            "DropoffPicker: DropoffPickerTableController DropoffPickerPresenter DropoffPickerNavigator "
                + "DropoffPickerLogic DropoffPickerInteractor DropoffPickerVC DropoffPickerView",
            "GettingLocation: GettingLocationNavigator GettingLocationPresenter GettingLocationLogic "
                + "GettingLocationInteractor GettingLocationVC GettingLocationView",
            "Launch: LaunchInteractor LaunchNavigator LaunchPresenter LaunchLogic LaunchVC LaunchView",
            "OnboardingController: OnboardingDC",
            "Profile: ProfileTableController ProfilePresenter ProfileNavigator ProfileLogic ProfileInteractor "
                + "ProfileVC ProfileView",
            "Ride: RidePresenter RideNavigator RideLogic RideInteractor PickMeUpDC RideVC RideView",
            "SendingRide: SendingRideInteractor SendingRidePresenter SendingRideNavigator SendingRideLogic "
                + "SendingRideVC SendingRideView",
            "SignIn: SignInNavigator SignInPresenter SignInLogic SignInInteractor SignInVC SignInView",
            "SignUp: SignUpNavigator SignUpPresenter SignUpLogic SignUpInteractor SignUpVC SignUpView",
            "SignedInController: SignedInDC",
            "WaitingForPickup: WaitingForPickupNavigator WaitingForPickupPresenter WaitingForPickupLogic "
                + "WaitingForPickupInteractor WaitingForPickupVC WaitingForPickupView",
            "Welcome: WelcomePresenter WelcomeNavigator WelcomeLogic WelcomeInteractor WelcomeVC WelcomeView",
        ]
    }

    /// A way past every screen, and back to where none of those seen before is left.
    private var steps: [(name: String, step: (KooberTest) -> Void)] {
        [
            ("Launch", { _ in }),
            (
                "Welcome",
                { test in
                    _ = test.workers.release("session.read")
                    test.tester.settle()
                }
            ),
            ("SignUp", { $0.screen.tap("Sign Up") }),
            (
                "SignIn",
                { test in
                    test.screen.goBack()
                    test.screen.tap("Sign In")
                }
            ),
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
            ("DropoffPicker", { $0.screen.tap("whereTo") }),
            (
                "SendingRide",
                { test in
                    test.pullDown()
                    test.toSendingRide()
                }
            ),
            ("WaitingForPickup", { $0.tester.advance(by: .seconds(3)) }),
            ("Welcome", { $0.signOut() }),
        ]
    }
}
