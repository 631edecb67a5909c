import HeadlessUIKit
import KooberScenes
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// The lifetimes of the four containers: nothing of a finished ride or of a signed-out user is alive or reachable.
@Suite struct KooberLifetimeTests {
    /// Looks at objects without keeping them.
    private struct Watch {
        weak var object: AnyObject?
    }

    /// Every controller in the window's tree, with its container.
    private func everything(_ test: KooberTest) -> [Watch] {
        let controllers = test.screen.window?.allControllers ?? []
        return controllers.map { Watch(object: $0) }
            + controllers.compactMap { controller in
                test.container(of: controller).map { Watch(object: $0) }
            }
    }

    /// The names of those types whose objects are alive.
    private func alive(_ watches: [Watch]) -> [String] {
        watches.compactMap(\.object).map { String(describing: type(of: $0)) }
    }

    @Test func `the launch goes when it is over, and the onboarding when somebody has signed in`() {
        KooberTest.run(
            before: { $0.stage.workers.hold("session.read") },
            { test in
                weak let launch = test.top
                #expect(launch is LaunchVC)
                _ = test.workers.release("session.read")
                test.tester.settle()
                #expect(launch == nil)
                test.screen.tap("Sign Up")
                let onboarding = everything(test).filter { !($0.object === test.root) }
                #expect(
                    alive(onboarding) == [
                        "OnboardingController", "UINavigationController", "WelcomeVC", "SignUpVC", "OnboardingDC",
                        "OnboardingDC", "OnboardingDC",
                    ])
                test.screen.goBack()
                test.signIn()
                #expect(alive(onboarding) == [])
            })
    }

    @Test func `the onboarding is made each time it is shown`() {
        KooberTest.run { test in
            weak let first = test.container(of: test.top)
            #expect(first is OnboardingDC)
            test.signIn()
            #expect(first == nil)
            test.signOut()
            let isOnboarding = test.container(of: test.top) is OnboardingDC
            #expect(isOnboarding)
        }
    }

    @Test func `a signed-in user has one container, each ride its own`() {
        KooberTest.run { test in
            test.signIn()
            let session = test.container(of: test.top)
            #expect(session is SignedInDC)
            test.tester.advance(by: .seconds(2))
            weak let ride = test.container(of: test.top)
            #expect(ride is PickMeUpDC)
            test.screen.tap("whereTo")
            #expect(test.container(of: test.top) === ride)
            test.pullDown()
            test.toSendingRide()
            #expect(test.container(of: test.top) === ride)
            test.tester.advance(by: .seconds(3))
            #expect(test.screen.name == "WaitingForPickup")
            #expect(ride == nil)
            #expect(test.container(of: test.top) === session)
            test.screen.tap("newRide")
            #expect(test.container(of: test.top) === session)
            test.tester.advance(by: .seconds(2))
            #expect(test.container(of: test.top) is PickMeUpDC)
            #expect(!test.screen.has("Opera House"))
            #expect(test.screen.has("Where to?"))
        }
    }

    @Test func `nothing of a finished ride is alive or reachable`() {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap("whereTo")
            let picking = everything(test).filter {
                $0.object is RideVC || $0.object is DropoffPickerVC || $0.object is PickMeUpDC
            }
            #expect(alive(picking).sorted() == ["DropoffPickerVC", "PickMeUpDC", "PickMeUpDC", "RideVC"])
            weak let options = (test.container(of: test.top) as? PickMeUpDC)?.rideOptions
            #expect(options != nil)
            test.pullDown()
            test.toSendingRide()
            weak let sending = test.top
            test.tester.advance(by: .seconds(3))
            #expect(alive(picking) == [])
            #expect(options == nil)
            #expect(sending == nil)
            weak let waiting = test.top
            test.screen.tap("newRide")
            #expect(waiting == nil)
            let state = test.container(of: test.top)
            #expect(state is SignedInDC)
        }
    }

    @Test(arguments: ["GettingLocation", "Ride", "WaitingForPickup"])
    func `nothing of a signed-out user is alive or reachable, from each screen that leads to the profile`(
        name: String
    ) {
        KooberTest.run { test in
            if name == "GettingLocation" { test.signIn() } else { test.toRide() }
            if name == "WaitingForPickup" { test.toWaitingForPickup() }
            #expect(test.screen.name == name)
            test.screen.tap("profile")
            let session = everything(test).filter { !($0.object === test.root) }
            let expected = ["SignedInController", name + "VC", "UINavigationController", "ProfileVC"]
            #expect(alive(session).filter { !$0.hasSuffix("DC") } == expected)
            #expect(alive(session).contains("SignedInDC"))
            test.screen.tap("signOut")
            #expect(test.screen.name == "Welcome")
            #expect(alive(session) == [])
            #expect(test.root?.children.count == 1)
            #expect(test.root?.presentedViewController == nil)
        }
    }

    @Test func `nothing runs after a relaunch but the app that was launched`() {
        KooberTest.run { test in
            test.toRide()
            test.screen.tap("whereTo")
            let before = everything(test)
            test.launch()
            #expect(alive(before) == [])
            #expect(test.screen.name == "GettingLocation")
        }
    }
}
