import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct UndeclaredTests {
    /// The screen `Calls`, in an app whose lists lack most of it.
    private final class CarelessApp: StageApp {
        struct Configuration: Codable, Sendable { var limit: Int? }

        static let name = "careless"
        static let summary = "Lists too little."
        static let screens = ["Home"]
        static let workerCalls = [StudioCalls.find.description]
        static let stateKeys = ["count"]

        init(configuration: Configuration) {}

        func launch(in window: UIWindow) { window.rootViewController = CallsVC() }
    }

    @Test func `a screen, a state key and a worker call that the app does not list fail the run, each once`() throws {
        let app = try RunnableApp(CarelessApp.self)
        let session = try Session(app: app, configuration: Studio().configuration(for: app))
        defer { session.end() }
        let failure = #expect(throws: StepFailure.self) { try session.launchIfNeeded() }
        #expect(
            failure?.message
                == "Calls is a screen that the app's `screens` does not list, so that scripts which name it "
                + "cannot be checked. Add it there.")
        expect(failure?.kind, is: .problem("undeclared"))
        expect(failure?.notes.count, is: 1)
        #expect(failure?.notes.first?.hasPrefix("undeclared: results is a state key of Calls that") == true)
        func perform(_ line: String) throws {
            var parser = ConsoleParser()
            let step = try #require(parser.parse(line).steps.first)
            try session.perform(step.command, source: line)
        }
        try perform("tap \"Find\"")
        let second = #expect(throws: StepFailure.self) { try perform("tap \"Load\"") }
        #expect(second?.message.hasPrefix("session.load is a worker call that the app's `workerCalls`") == true)
        try perform("wait 1s")
    }
}
