import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

/// Absences that prove nothing, as the whole run shows.
@Suite struct UnseenAbsencesTests {
    /// Runs scripts as one run, and returns the warnings at its end: path, line, message, advice.
    private func doubts(_ scripts: [String], end: (inout PerformedWalkthrough) -> Void = { _ in }) throws -> [String] {
        let recorder = Studio.Recorder()
        let judge = UnseenAbsences(telling: [recorder])
        let studio = Studio()
        let runner = try studio.makeRunner()
        runner.sightings = ScreenSightings()
        var summary = RunSummary(planned: scripts.count)
        for script in scripts {
            for walkthrough in try Studio().load(script) {
                let result = runner.run(walkthrough)
                var performed = PerformedWalkthrough(result, studio.recorder.evidence)
                end(&performed)
                summary.count(performed.result.outcome)
                judge.record(.walkthroughObserved(result.walkthrough, performed.evidence))
                judge.record(.walkthroughEnded(performed.result))
            }
        }
        judge.record(.runEnded(summary))
        return recorder.events.flatMap { event -> [String] in
            guard case .walkthroughWarned(_, let warnings) = event else { return [] }
            return warnings.map { "\($0.place.line): \($0.message); \($0.advice)" }
        }
    }

    @Test func `an absent element that was on no screen is a finding, with similar names`() throws {
        #expect(
            try doubts(["tap \"Form\"\nexpect no \"Shet\"\nexpect no button \"Modl\"\nexpect no spinner\n"]) == [
                "2: \"Shet\" was on no screen of studio in this run, so its absence proves nothing; "
                    + "did you mean \"Sheet\"?",
                "3: button \"Modl\" was on no screen of studio in this run, so its absence proves nothing; "
                    + "did you mean button \"Modal\"?",
                "4: spinner was on no screen of studio in this run, so its absence proves nothing; "
                    + "add a step before it that expects spinner while it is there",
            ])
    }

    @Test func `an element seen earlier, later or in another walkthrough is no finding`() throws {
        expect(try doubts(["tap \"Form\"\nexpect no \"Tabs\"\n"]), is: [])
        expect(try doubts(["expect no alert\ntap \"Alert\"\n"]), is: [])
        expect(try doubts(["expect no alert\n", "tap \"Alert\"\n"]), is: [])
        expect(try doubts(["tap \"Alert\"\n", "also expect no alert within 1s\n"]), is: [])
    }

    @Test func `a hidden element or a numbered row is no finding`() throws {
        expect(try doubts(["tap \"Time\"\nexpect no button \"Hidden\"\n"]), is: [])
        expect(try doubts(["tap \"List\"\nexpect no row 100000 of list\n"]).count, is: 1)
    }

    @Test func `a wait for an absence, an element inside another and a pattern count too`() throws {
        expect(try doubts(["wait until expect no spinner\n"]).count, is: 1)
        expect(try doubts(["tap \"List\"\nexpect no button /^Nothing/ in list\n"]).count, is: 1)
        expect(try doubts(["tap \"List\"\nback\nexpect no list\n"]), is: [])
        expect(try doubts(["when expect no spinner\n  tap \"Form\"\nend\n"]), is: [])
    }

    @Test func `a failed walkthrough gives no finding, and a crash suppresses all findings`() throws {
        expect(try doubts(["expect no spinner\nexpect screen Form\n"]), is: [])
        #expect(
            try doubts(["expect no spinner\n"]) {
                $0.result.outcome = .crashed
            } == [])
        expect(try doubts(["expect no spinner\n"]) { $0.evidence.observations?.sightings = nil }, is: [])
    }

    @Test func `an element counts as seen by role, label, identifier, pattern, container and number`() throws {
        let list = SeenElement(role: .list, label: nil, identifier: "rows", rowCount: 3)
        let row = SeenElement(role: .row, label: "swift", identifier: nil, rowCount: nil)
        let button = SeenElement(role: .button, label: "Adopt", identifier: "adopt", rowCount: nil)
        let sighting = Sighting(chain: [button, row, list])
        func fits(_ text: String, _ sighting: Sighting) -> Bool {
            let location = SourceLocation(file: "a", line: 1, column: 1)
            let absence = DoubtfulAbsence(location: location, source: "", uses: [], element: text)
            return absence.query.map(sighting.fits) ?? false
        }
        for text in [
            "button", "\"Adopt\"", "adopt", "button /^Ad/", "adopt in row \"swift\"", "button in rows",
            "adopt in row in rows",
        ] {
            #expect(fits(text, sighting), "\(text)")
        }
        for text in ["row", "button \"adopt\"", "adopt in row \"swim\"", "button in button", "adopt in rows in row"] {
            #expect(!fits(text, sighting), "\(text)")
        }
        #expect(fits("row 3 of rows", Sighting(chain: [list])))
        #expect(!fits("row 4 of rows", Sighting(chain: [list])))
        #expect(!fits("no query at all", sighting))
    }
}
