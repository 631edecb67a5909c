import Basics
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import ProcessPool
@testable import WalkthroughRunner

/// The notes of a runner process, which are needed if the process ends.
@Suite struct RunnerProgressTests {
    /// The report of a walkthrough whose process ended in its last step: line, source, steps before.
    private func lastNote(_ text: String) throws -> String {
        let pages = try RunnerPages(count: 1)
        let progress = RunnerProgress(page: pages[0])
        try Studio().makeRunner().run(try Studio().load(text)[0], noting: progress)
        let breakdown = withExtendedLifetime(pages) { WalkthroughBreakdown(LostTask(.signal(11), page: pages[0])) }
        let place = try #require(breakdown.place)
        return try "\(place.line): \(#require(breakdown.source)) after \(breakdown.stepsBefore)"
    }

    @Test func `a step is noted before it runs`() throws {
        expect(try lastNote("expect screen Home\nwait 1s\n"), is: "2: wait 1s after 1")
    }

    @Test func `a when is noted before its expectation is checked and does not count as a step`() throws {
        let when = "when expect alert\n  back\nend\n"
        expect(try lastNote("expect screen Home\n" + when), is: "2: when expect alert after 1")
        expect(try lastNote(when + "wait 1s\n" + when), is: "5: when expect alert after 1")
        expect(try lastNote(when + when + "wait 1s\n"), is: "7: wait 1s after 0")
    }

    @Test func `steps inside a when are noted like other steps`() throws {
        let script = "tap \"Form\"\nwhen expect screen Form\n  back\nend\n"
        expect(try lastNote(script), is: "3: back after 1")
    }
}
