import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct WalkthroughRunnerTests {
    private let passing = "walkthrough \"Passes\"\nexpect screen Home\n"
    private let failing = "walkthrough \"Fails\"\nexpect screen Form\n"
    private let skipped = "walkthrough \"Skipped\"\nskip \"later\"\nexpect screen Form\n"
    private let known = "walkthrough \"Known\"\nknown failure \"bug 7\"\nexpect screen Form\n"

    /// The events of a run, a line each.
    private func lines(_ recorder: Studio.Recorder) -> [String] {
        recorder.events.map { event in
            switch event {
            case .runStarted(let planned): "run of \(planned)"
            case .walkthroughStarted(let identity): "  " + identity.name
            case .schedulesTried(_, let count, let total): "    \(count) of \(total) schedules"
            case .stepEnded(let step):
                "    \(step.source) at \(Duration.nanoseconds(step.virtualNanoseconds).text)\(step.hasFailed ? " failed" : "")"
            case .walkthroughObserved: "  observed"
            case .walkthroughEnded(let result): "  \(result.outcome)" + (result.reason.map { ": " + $0 } ?? "")
            case .walkthroughWarned(let identity, let warnings): "  \(identity.name) \(warnings.map(\.message))"
            case .runEnded(let summary): "\(summary.passed) passed, \(summary.failed) failed, \(summary.ended) ended"
            }
        }
    }

    @Test func `recorders are told of everything in order`() throws {
        let studio = Studio()
        let walkthroughs = try [passing + "wait 2s\n", failing, skipped, known].flatMap { try studio.load($0) }
        let runner = try studio.makeRunner()
        for walkthrough in walkthroughs { runner.run(walkthrough) }
        #expect(
            lines(studio.recorder) == [
                "  Passes", "    expect screen Home at 0s", "    wait 2s at 2s", "  passed", "  Fails",
                "    expect screen Form at 0s failed", "  failed", "  Skipped", "  skipped: later",
                "  Known", "    expect screen Form at 0s failed", "  knownFailure: bug 7",
            ])
    }

    @Test func `a walkthrough without an app or with an unknown app fails with the names of the apps`() throws {
        let studio = Studio()
        let runner = try studio.makeRunner()
        let homeless = try #require(Studio(defaultApp: nil, knowsApps: false).load(passing).first)
        #expect(
            runner.run(homeless).failures.map(\.rendered) == [
                """
                1: no app is named; write `app NAME` into the script or Config.plist
                note: the apps are: studio
                """
            ])
        let lost = try #require(Studio(defaultApp: "stadium", knowsApps: false).load(passing).first)
        #expect(
            runner.run(lost).failures.map(\.rendered) == [
                "1: there is no app `stadium`\nnote: the apps are: studio"
            ])
    }

    @Test(arguments: ["set start Form\n", "flag isQuiet true\nset start Form\n"])
    func `each walkthrough of a run is launched with its own settings`(header: String) throws {
        let studio = Studio()
        let walkthroughs = try [passing, "walkthrough \"Own\"\n" + header + "expect screen Form\n", passing]
            .flatMap { try studio.load($0) }
        let runner = try studio.makeRunner()
        expect(walkthroughs.map { runner.run($0).outcome }, is: [.passed, .passed, .passed])
    }

    @Test func `walkthroughs of one run share nothing`() throws {
        let studio = Studio()
        let script = "tap \"Calls\"\ntap \"Save\"\ntap \"Find\"\nwait\nexpect results contains \"answer 1\"\n"
        let first = try studio.load("expect storage session is empty\n" + script)
        let runner = try studio.makeRunner()
        #expect((first + first + first).allSatisfy { runner.run($0).outcome == .passed })
    }
}
