import Authentication
import HeadlessUIKit
import KooberScenes
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import KooberContainers

/// What a test of the whole app on a stage needs: the screen and the stage.
struct KooberTest {
    let screen: ScreenTester
    let tester: StageTester

    /// Performs a test of the app, which has just been launched.
    ///
    /// - Parameter before: what holds already while the app is launched.
    static func run(
        before: (StageTester) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (KooberTest) -> Void
    ) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
            before(tester)
            let test = KooberTest(screen: ScreenTester(on: tester), tester: tester)
            test.launch()
            body(test)
            UIApplication.shared.terminate()
        }
    }

    /// Launches the app, or launches it again with what it has stored.
    func launch() {
        UIApplication.shared.launch(KooberApp.self, configuration: KooberConfiguration())
        tester.settle()
    }

    // MARK: What is there

    /// The gate of the stage, with which replies are held and failed.
    var workers: WorkerGate { tester.stage.workers }

    /// The controller of the screen on top.
    var top: UIViewController? { screen.window?.screenController }

    /// The trace so far, a line each.
    var trace: [String] { tester.stage.trace.last(.max).map(\.line) }

    /// The container that a controller keeps.
    func container(of controller: UIViewController?) -> AnyObject? {
        controller.flatMap { controller in
            Mirror(reflecting: controller).children.first { $0.label == "container" }.map { $0.value as AnyObject }
        }
    }

    /// What has leaked until now, a line for each scene, and fails the test no more.
    func takeLeaks() -> [String] {
        tester.stage.takeProblems().map { problem in
            guard case .leak(let leak) = problem else { return "\(problem)" }
            return leak.scene + ": " + leak.parts.joined(separator: " ")
        }
    }

    // MARK: Ways

    /// Goes from Welcome to GettingLocation.
    func signIn(sourceLocation: SourceLocation = #_sourceLocation) {
        askToSignIn(sourceLocation: sourceLocation)
        tester.advance(by: .seconds(1), sourceLocation: sourceLocation)
        #expect(screen.name == "GettingLocation", sourceLocation: sourceLocation)
    }

    /// Fills in the form of SignIn, from Welcome, and sends it; the reply is still to come.
    func askToSignIn(sourceLocation: SourceLocation = #_sourceLocation) {
        screen.tap("Sign In", sourceLocation: sourceLocation)
        screen.type("johnny@gmail.com", into: "email", sourceLocation: sourceLocation)
        screen.type("password", into: "password", sourceLocation: sourceLocation)
        screen.tap("signIn", sourceLocation: sourceLocation)
    }

    /// Goes from Welcome to Ride.
    func toRide(sourceLocation: SourceLocation = #_sourceLocation) {
        signIn(sourceLocation: sourceLocation)
        tester.advance(by: .seconds(2), sourceLocation: sourceLocation)
        #expect(screen.name == "Ride", sourceLocation: sourceLocation)
    }

    /// Opens the picker, waits for its list, and picks a place.
    func pick(_ place: String, sourceLocation: SourceLocation = #_sourceLocation) {
        screen.tap("whereTo", sourceLocation: sourceLocation)
        tester.advance(by: .milliseconds(500), sourceLocation: sourceLocation)
        screen.tap(place, sourceLocation: sourceLocation)
    }

    /// Signs out by way of the profile.
    func signOut(sourceLocation: SourceLocation = #_sourceLocation) {
        screen.tap("profile", sourceLocation: sourceLocation)
        screen.tap("signOut", sourceLocation: sourceLocation)
    }

    /// Pulls down the sheet on top.
    func pullDown(sourceLocation: SourceLocation = #_sourceLocation) {
        do {
            try screen.window?.pullDown()
        } catch {
            Issue.record("\(error.message)", sourceLocation: sourceLocation)
        }
        tester.settle(sourceLocation: sourceLocation)
    }
}
