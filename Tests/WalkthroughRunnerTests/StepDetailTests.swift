import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
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
        expect(steps.map(\.source), is: ["expect screen Home", "rotate", "appearance dark", "expect screen Form"])
        expect(steps.map(\.hasFailed), is: [false, false, false, true])
        let details = steps
        expect(details.map(\.screenName), is: ["Home", "Home", "Home", "Home"])
        expect(details.map { $0.drawing?.isLandscape }, is: [false, true, true, true])
        expect(details.map { $0.drawing?.isDark }, is: [false, false, true, true])
        // The last one changed nothing, but failed.
        expect(details[2].drawing, is: details[3].drawing)
        #expect(details[0].screen?.isEmpty == false && details[0].events?.isEmpty == false)
        expect(details[3].events, is: "0s  step  expect screen Form  at=a.walk:4")
    }

    @Test func `what a step shows is told where it differs from the step before, and where it failed`() throws {
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
                nil, "Home", "Form", nil, "Home", nil, "List", nil, "Home", nil, "Home",
            ])
        expect(details.map { $0.picture == nil }, is: details.map { $0.screenName == nil })
        expect(details.map { $0.screen == nil }, is: [false] + details.dropFirst().map { $0.screenName == nil })
        expect(details.map { $0.timeOfDay == nil }, is: details.map { $0.screen == nil })
        #expect(details[1].picture != details[2].picture && details[4].picture == details[1].picture)
        #expect(details[1].screen != details[2].screen && details[4].screen == details[1].screen)
    }

    @Test func `nothing is kept where none does, and the run is the same`() throws {
        let plain = try run(text, wantsDetail: false)
        #expect(plain.steps.isEmpty)
        expect(try run(text, wantsDetail: true).traceHash, is: plain.traceHash)
    }
}
