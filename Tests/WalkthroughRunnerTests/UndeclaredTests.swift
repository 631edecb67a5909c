import HeadlessUIKit
import Scene
import TestSupport
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct UndeclaredTests {
    /// The screen `Calls`, in an app whose lists lack most of it.
    private final class CarelessApp: SmallApp {
        static let screens = ["Home"]
        static let workerCalls = [StudioCalls.find.description]
        static let stateKeys = ["count"]

        init(configuration: Configuration) {}

        func launch(in window: UIWindow) { window.rootViewController = CallsVC() }
    }

    @Test func `a screen, a state key and a worker call that the app does not list fail the run, each once`() throws {
        let session = try Studio().makeSession(CarelessApp.self)
        defer { session.end() }
        let failure = #expect(throws: StepFailure.self) { try session.launchIfNeeded() }
        #expect(
            failure?.message
                == "Calls is a screen that the app's `screens` does not list, so that scripts which name it "
                + "cannot be checked. Add it there.")
        expect((failure?.kind, failure?.notes.count), is: (.problem("undeclared"), 1))
        expect(failure?.notes.first?.hasPrefix("undeclared: results is a state key of Calls that"), is: true)
        try session.perform("tap \"Find\"")
        let second = #expect(throws: StepFailure.self) { try session.perform("tap \"Load\"") }
        expect(second?.message.hasPrefix("session.load is a worker call that the app's `workerCalls`"), is: true)
        try session.perform("wait 1s")
    }
}
