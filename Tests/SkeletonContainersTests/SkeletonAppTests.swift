import Coordinators
import HeadlessUIKit
import Scene
import SkeletonScenes
import StageRuntime
import TestSupport
import Testing

@testable import SkeletonContainers

/// The app itself: what is known of it before it runs, and that nothing of a flow stays.
@Suite struct SkeletonAppTests {
    @Test func `its screens, calls, stores, environments and secrets are listed`() {
        #expect(SkeletonApp.name == "skeleton")
        #expect(SkeletonApp.screens == ["AuthSelect", "SignIn", "SignUp", "Home", "Settings"])
        #expect(
            SkeletonApp.workerCalls.map(\.name) == [
                "account.signIn", "account.signUp", "breeds.search", "user.read", "user.save", "user.clear",
            ])
        #expect(SkeletonApp.storageNames == ["user.dev", "user.stg", "user"])
        #expect(SkeletonApp.environments == ["dev", "stg", "prod"])
        #expect(
            SkeletonApp.secretVariables == [
                "REHEARSE_API_TOKEN": ["skeleton.dev.apiToken", "skeleton.stg.apiToken", "skeleton.prod.apiToken"]
            ])
    }

    @Test func `its scenes' states consist of what is listed`() {
        var keys: [String] = []
        SkeletonTest.run { test in
            test.screen.tap("Sign In")
            keys += test.screen.stateKeys
            test.screen.goBack()
            test.screen.tap("Sign Up")
            keys += test.screen.stateKeys
            test.screen.goBack()
            test.screen.tap("Skip")
            keys += test.screen.stateKeys
            test.screen.tap("Settings")
            keys += test.screen.stateKeys
        }
        #expect(Set(keys) == Set(SkeletonApp.stateKeys))
        #expect(Set(SkeletonApp.stateKeys).count == SkeletonApp.stateKeys.count)
    }

    @Test func `fifty rounds of sign-in, sign-up, Skip and logout leave nothing behind`() {
        SkeletonTest.run { test in
            for _ in 0..<50 {
                test.signIn()
                test.logOut()
                test.signUp()
                test.logOut()
                test.screen.tap("Skip")
                test.logOut()
                #expect(test.stack.count == 1)
            }
            test.tester.settle()
            test.tester.expectProblems([])
        }
    }

    @Test func `nothing of the finished flow stays under the next`() {
        SkeletonTest.run { test in
            #expect(test.stack.map { "\(type(of: $0))" } == ["AuthSelectVC"])
            test.screen.tap("Sign In")
            #expect(test.stack.map { "\(type(of: $0))" } == ["AuthSelectVC", "SignInVC"])
            test.screen.goBack()
            test.signIn()
            #expect(test.stack.map { "\(type(of: $0))" } == ["UITabBarController"])
            test.logOut()
            #expect(test.stack.map { "\(type(of: $0))" } == ["AuthSelectVC"])
        }
    }

    @Test func `at rest the app's coordinator has exactly one child`() {
        StageTester.run { tester in
            let coordinator = AppCoordinator(
                container: SkeletonDC(configuration: SkeletonConfiguration(), stage: tester.stage))
            let screen = ScreenTester(on: tester)
            screen.show { coordinator.root }
            coordinator.start()
            tester.settle()
            let test = SkeletonTest(screen: screen, tester: tester)
            for _ in 0..<2 {
                #expect(coordinator.children.map { "\(type(of: $0))" } == ["AuthCoordinator"])
                test.signIn()
                #expect(coordinator.children.map { "\(type(of: $0))" } == ["MainTabBarCoordinator"])
                #expect(
                    coordinator.children.first?.children.map { "\(type(of: $0))" } == [
                        "HomeCoordinator", "SettingsCoordinator",
                    ])
                test.logOut()
            }
            UIApplication.shared.terminate()
        }
    }

    @Test func `a finished flow that is kept is told by its name`() {
        StageTester.run { tester in
            let coordinator = AppCoordinator(
                container: SkeletonDC(configuration: SkeletonConfiguration(), stage: tester.stage))
            let screen = ScreenTester(on: tester)
            screen.show { coordinator.root }
            coordinator.start()
            tester.settle()
            let test = SkeletonTest(screen: screen, tester: tester)
            let auth = coordinator.children
            test.signIn()
            withExtendedLifetime(auth) {
                #expect(test.takeLeaks() == ["AuthCoordinator: AuthCoordinator"])
            }
            let main = coordinator.children
            test.logOut()
            withExtendedLifetime(main) {
                #expect(test.takeLeaks() == ["MainTabBarCoordinator: MainTabBarCoordinator"])
            }
            UIApplication.shared.terminate()
        }
    }

    @Test func `every part of every scene is registered`() {
        SkeletonTest.run { test in
            var kept: [UIViewController?] = []
            for name in ["Sign In", "Sign Up"] {
                kept.append(test.screen.window?.screenController)
                test.screen.tap(name)
                kept.append(test.screen.window?.screenController)
                test.screen.goBack()
            }
            test.screen.tap("Skip")
            kept.append(test.screen.window?.screenController)
            test.screen.tap("Settings")
            kept.append(test.screen.window?.screenController)
            test.screen.tap("logout")
            withExtendedLifetime(kept) {
                #expect(
                    test.takeLeaks().sorted() == [
                        "AuthSelect: AuthSelectPresenter AuthSelectNavigator AuthSelectLogic AuthSelectInteractor "
                            + "AuthSelectVC AuthSelectView",
                        "Home: HomeTableController HomePresenter HomeNavigator HomeLogic HomeInteractor HomeVC HomeView",
                        "Settings: SettingsPresenter SettingsNavigator SettingsLogic SettingsInteractor SettingsVC "
                            + "SettingsView",
                        "SignIn: SignInPresenter SignInNavigator SignInLogic SignInInteractor SignInVC SignInView",
                        "SignUp: SignUpPresenter SignUpNavigator SignUpLogic SignUpInteractor SignUpVC SignUpView",
                    ])
            }
        }
    }

    @Test func `two taps at the same moment push one module and finish one flow`() {
        SkeletonTest.run { test in
            let buttons = test.screen.contents?.elements(of: .button) ?? []
            for button in buttons.prefix(2) { try? button.tap() }
            test.tester.settle()
            #expect(test.stack.count == 2)
            test.screen.goBack()
            let skip = test.screen.contents?.elements(labelled: "Skip").first
            try? skip?.tap()
            try? skip?.tap()
            test.tester.settle()
            #expect(test.stack.count == 1)
            #expect(test.screen.name == "Home")
        }
    }

    @Test func `while the user is read there is the overlay`() {
        SkeletonTest.run(before: { $0.stage.workers.hold("user.read") }) { test in
            #expect(test.screen.text == "spinner loading")
        }
    }
}
