import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

/// Steps that pass and prove nothing.
@Suite struct VacuousStepsTests {
    /// The warnings of a walkthrough, without those that need the whole run: line, message.
    private func warnings(_ text: String, files: [String: String] = [:]) throws -> [String] {
        let result = try Studio(files: files).run(text)
        expect(result.failures.map(\.rendered), is: [])
        return result.warnings.map { "\($0.place.file):\($0.place.line): \($0.message)" }
    }

    private let idle = "it was true at once, so there was nothing to wait for"

    @Test func `a wait for an element that is already there is a finding with its line and what to do`() throws {
        let result = try Studio().run("tap \"Form\"\nwait until expect screen Form\n")
        expect(result.outcome, is: .passed)
        #expect(
            result.warnings == [
                WalkthroughWarning(
                    at: SourceLocation(file: "a.walk", line: 2, column: 1), source: "wait until expect screen Form",
                    idle,
                    advice: "wait for something that happens only now, or write `expect`")
            ])
    }

    @Test func `a tap on a button without an action is a finding, repeated in the failure that follows`() throws {
        let result = try Studio().run("tap \"Trouble\"\ntap \"Idle\"\nexpect screen Home\n")
        expect(result.warnings.map(\.message), is: ["the button has no action, so the tap did nothing"])
        expect(result.warnings.map(\.place.line), is: [2])
        expect(
            result.failures.first?.notes.last, is: "an earlier step, `tap \"Idle\"`, tapped a button that has no action"
        )
    }

    @Test func `a pull of a list that is being refreshed is a finding, repeated in the failure that follows`() throws {
        let pull = "pull rows to refresh\n"
        let result = try Studio().run("set start Adjust\n\(pull)wait 1s\n\(pull)\(pull)expect screen Home\n")
        expect(result.warnings.map(\.message), is: ["the list was being refreshed already, so the pull did nothing"])
        expect(result.warnings.map(\.place.line), is: [5])
        expect(
            result.failures.first?.notes.last,
            is: "an earlier step, `pull rows to refresh`, pulled a list that was being refreshed already, which does "
                + "nothing")
    }

    private static let changes = [
        "switch \"Sound\" on", "tap switch \"Sound\"", "adjust slider \"Volume\" up", "adjust slider \"Guests\" up",
        "select \"Week\" in period", "tap segment \"Week\"", "adjust slider \"Pages\" up",
    ]

    @Test(arguments: changes)
    func `a change of a control without an action is a finding if no step reads its value`(
        change: String
    ) throws {
        let header = "set start Unheard\n"
        #expect(
            try warnings(header + change + "\n") == [
                "a.walk:2: the control has no action, and nothing read its value up to the end, so the change did nothing"
            ])
        expect(try warnings(header + change + "\ntap \"Read\"\n"), is: [])
        expect(try warnings(header + change + "\ntap \"Read\"\n" + change + "\n"), is: [])
        expect(try warnings(header + change + "\ntap \"Leave\"\n"), is: [])
    }

    @Test func `a change without a listener is repeated in the next failure, unless its value was read`() throws {
        let script = "set start Unheard\nswitch \"Sound\" on\n"
        let result = try Studio().run(script + "expect screen Form\n")
        expect(result.warnings, is: [])
        #expect(
            result.failures.first?.notes.last
                == "an earlier step, `switch \"Sound\" on`, changed a control that has no action, and nothing has read "
                + "its value since")
        let read = try Studio().run(script + "tap \"Read\"\nexpect screen Form\n")
        #expect(read.failures.first?.notes.contains { $0.hasPrefix("an earlier step") } == false)
    }

    @Test func `setting a switch to its state and using a control with an action are no findings`() throws {
        expect(try warnings("set start Unheard\nswitch \"Sound\" off\n"), is: [])
        expect(try warnings("set start Adjust\nadjust \"Volume\" up\n"), is: [])
    }

    @Test func `a wait for work elsewhere is no finding`() throws {
        expect(try warnings("set start Unheard\ntap \"Ask\"\nwait until expect \"Answered\"\n"), is: [])
    }

    @Test func `a necessary wait and an expectation with a time limit are no findings`() throws {
        let script = "tap \"Time\"\ntap \"Once\"\nwait until expect \"Ticks: 1\"\nexpect \"Ticks: 1\" within 1s\n"
        expect(try warnings(script), is: [])
    }

    @Test func `the first step after a launch may find all there: whether the launch is written or not`() throws {
        expect(try warnings("wait until expect screen Home\n"), is: [])
        expect(try warnings("launch\nwait until expect screen Home\n"), is: [])
        expect(try warnings("launch\nnetwork offline\nappearance dark\nwait until expect screen Home\n"), is: [])
        expect(try warnings("expect screen Home\nrelaunch\nwait until expect screen Home\n"), is: [])
        expect(try warnings("expect screen Home\nwait until expect screen Home\n"), is: ["a.walk:2: " + idle])
        #expect(
            try warnings("launch\nwait until expect screen Home\nwait until expect \"Form\"\n") == [
                "a.walk:3: " + idle
            ])
    }

    @Test func `the first step of a used script, and the first after it, may find all there`() throws {
        let files = ["home.walk": "wait until expect screen Home\nwait until expect \"Form\"\n"]
        #expect(
            try warnings("tap \"Form\"\nback\nuse \"home.walk\"\nwait until expect \"Form\"\n", files: files) == [
                "home.walk:2: " + idle
            ])
        let loop = "tap \"Form\"\nback\nrepeat 2\n  use \"first.walk\"\nend\nwait until expect \"Form\"\n"
        expect(try warnings(loop, files: ["first.walk": "wait until expect screen Home\n"]), is: [])
    }

    @Test func `a wait in a loop is a finding if it never had to wait`() throws {
        let script = "tap \"Time\"\ntap \"Once\"\nrepeat 2\n  wait until expect \"Ticks: 1\"\nend\n"
        expect(try warnings(script), is: [])
        let vain = "tap \"Form\"\nrepeat 3\n  wait until expect screen Form\nend\n"
        expect(try warnings(vain), is: ["a.walk:3: " + idle])
    }

    @Test func `a row that was there as long as its list had so many is no vacuous absence`() throws {
        let script = "tap \"List\"\nexpect 3 rows in few\ntap \"Forget\"\nexpect no row 3 of few\n"
        let studio = Studio()
        let runner = try studio.makeRunner()
        runner.sightings = ScreenSightings()
        let result = runner.run(try studio.load(script)[0])
        expect(result.failures.map(\.rendered), is: [])
        expect(studio.recorder.evidence.observations?.absences, is: [])
        runner.run(try studio.load(script + "expect no row 4 of few\n")[0])
        expect(studio.recorder.evidence.observations?.absences.map(\.element), is: ["row 4 of few"])
    }

    @Test func `findings before a failure remain, and a failing wait is none`() throws {
        let result = try Studio().run(
            "tap \"Form\"\nwait until expect screen Form\nwait until expect screen List within 1s\n")
        expect(result.outcome, is: .failed)
        expect(result.warnings.map(\.place.line), is: [2])
    }
}
