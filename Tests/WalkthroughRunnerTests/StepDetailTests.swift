import HeadlessUIKit
import Scene
import StageRuntime
import Testing

@testable import WalkthroughRunner

@Suite struct StepDetailTests {
    /// Asks for detail and keeps the results.
    private final class DetailRecorder: RunRecorder {
        var results: [WalkthroughResult] = []
        let wantsDetail: Bool

        init(wantsDetail: Bool) { self.wantsDetail = wantsDetail }

        func record(_ event: RunEvent) {
            if case .walkthroughEnded(let result) = event { results.append(result) }
        }
    }

    private func run(_ text: String, wantsDetail: Bool) throws -> WalkthroughResult {
        let studio = Studio()
        let app = try RunnableApp(StudioApp.self)
        let recorder = DetailRecorder(wantsDetail: wantsDetail)
        let runner = WalkthroughRunner(
            apps: [app], configuration: try studio.configuration(for: app), recorders: [recorder])
        for walkthrough in try studio.load(text) { runner.run(walkthrough) }
        return try #require(recorder.results.first)
    }

    private let text = "expect screen Home\nrotate\nappearance dark\nexpect screen Form\n"

    @Test func `steps are kept with what they led to where a recorder asks for it`() throws {
        let steps = try run(text, wantsDetail: true).steps
        #expect(steps.map(\.source) == ["expect screen Home", "rotate", "appearance dark", "expect screen Form"])
        #expect(steps.map(\.hasFailed) == [false, false, false, true])
        let details = steps
        #expect(details.map(\.screenName) == ["Home", "Home", "Home", "Home"])
        #expect(details.map { $0.drawing?.isLandscape } == [false, true, true, true])
        #expect(details.map { $0.drawing?.isDark } == [false, false, true, true])
        #expect(details[2].drawing == details[3].drawing)
        #expect(!details[0].screen.isEmpty && !details[0].events.isEmpty)
        #expect(details[3].events == ["0s  step  expect screen Form  at=a.walk:4"])
    }

    @Test func `what a step shows is drawn anew after anything but a mere look`() throws {
        let text = """
            network offline
            expect screen Home
            tap "Form"
            expect screen Form
            back
            wait 1s
            when expect screen Home within 1s
              tap "List"
            end
            expect screen List within 1s
            relaunch
            also expect screen Home
            scroll "Form" down
            """
        let details = try run(text, wantsDetail: true).steps
        #expect(
            details.map(\.screenName) == [
                nil, "Home", "Form", "Form", "Home", "Home", "List", "List", "Home", "Home", "Home",
            ])
        #expect(details.map { $0.picture == nil } == [true] + Array(repeating: false, count: 10))
        #expect(details[1].picture != details[2].picture && details[3].picture == details[2].picture)
        #expect(details[1].screen != details[2].screen && details[4].screen == details[1].screen)
    }

    @Test func `nothing is kept where none does, and the run is the same`() throws {
        let plain = try run(text, wantsDetail: false)
        #expect(plain.steps.isEmpty)
        #expect(try run(text, wantsDetail: true).traceHash == plain.traceHash)
    }
}
