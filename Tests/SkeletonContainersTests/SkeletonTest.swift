import Coordinators
import HeadlessUIKit
import Scene
import SkeletonScenes
import StageRuntime
import TestSupport
import Testing

@testable import SkeletonContainers

/// What a test of the whole app on a stage needs: the screen and the stage.
struct SkeletonTest {
    let screen: ScreenTester
    let tester: StageTester

    /// Performs a test of the app, which has just been launched.
    ///
    /// - Parameter before: what holds already while the app is launched.
    static func run(
        before: (StageTester) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (SkeletonTest) -> Void
    ) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
            before(tester)
            UIApplication.shared.launch(SkeletonApp.self, configuration: SkeletonConfiguration())
            tester.settle()
            body(SkeletonTest(screen: ScreenTester(on: tester), tester: tester))
            UIApplication.shared.terminate()
        }
    }

    /// The controllers of the stack at the root, bottom first.
    var stack: [UIViewController] {
        screen.window?.rootViewController?.children.first?.children ?? []
    }

    /// Fills in the sign-in, from AuthSelect, and sends it; the reply is still to come.
    func askToSignIn(sourceLocation: SourceLocation = #_sourceLocation) {
        screen.tap("Sign In", sourceLocation: sourceLocation)
        screen.type("ada@example.com", into: "Email", sourceLocation: sourceLocation)
        screen.type("difference", into: "Password", sourceLocation: sourceLocation)
        screen.tap("done", sourceLocation: sourceLocation)
    }

    /// Goes from AuthSelect to Home by the sign-in.
    func signIn(sourceLocation: SourceLocation = #_sourceLocation) {
        askToSignIn(sourceLocation: sourceLocation)
        tester.advance(by: .seconds(2), sourceLocation: sourceLocation)
        #expect(screen.name == "Home", sourceLocation: sourceLocation)
    }

    /// Goes from AuthSelect to Home by the sign-up.
    func signUp(sourceLocation: SourceLocation = #_sourceLocation) {
        screen.tap("Sign Up", sourceLocation: sourceLocation)
        for (text, field) in [
            ("Ada", "Name"), ("ada@example.com", "Email"), ("difference", "Password"),
            ("difference", "Confirm password"),
        ] {
            screen.type(text, into: field, sourceLocation: sourceLocation)
        }
        screen.tap("done", sourceLocation: sourceLocation)
        tester.advance(by: .seconds(2), sourceLocation: sourceLocation)
        #expect(screen.name == "Home", sourceLocation: sourceLocation)
    }

    /// Logs out, from Home.
    func logOut(sourceLocation: SourceLocation = #_sourceLocation) {
        screen.tap("Settings", sourceLocation: sourceLocation)
        screen.tap("logout", sourceLocation: sourceLocation)
        #expect(screen.name == "AuthSelect", sourceLocation: sourceLocation)
    }

    /// What has leaked until now, a line for each, and fails the test no more.
    func takeLeaks() -> [String] {
        tester.stage.takeProblems().map { problem in
            guard case .leak(let leak) = problem else { return "\(problem)" }
            return leak.scene + ": " + leak.parts.joined(separator: " ")
        }
    }
}
