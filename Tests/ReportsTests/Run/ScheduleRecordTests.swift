import Basics
import Foundation
import TestSupport

@testable import Reports
@testable import WalkthroughLanguage
@testable import Results

/// What schedules have shown, in every form of report.
@Suite struct ScheduleRecordTests {
    private func record(
        failing: ClosedRange<UInt64>? = nil, deviations: [String] = [], mode: ScheduleMode = .completions
    ) -> ScheduleRecord {
        var tally = ScheduleTally()
        for number in 1...10 as ClosedRange<UInt64> {
            tally.count(
                number, number % 2 == 0 ? .uniform : .priorities(depth: 2), trace: TraceHash(value: number % 4),
                hasFailed: failing?.contains(number) ?? false)
        }
        var record = ScheduleRecord(mode: mode, seed: 7, tally)
        if let failing {
            record.first = ScheduleRecord.Finding(
                number: failing.lowerBound, strategy: .uniform, deviations: deviations)
        }
        return record
    }

    private func result(_ record: ScheduleRecord, kind: StepFailure.Kind = .expectation) -> WalkthroughResult {
        let identity = WalkthroughIdentity(path: "walks/a.walk", line: nil, title: "A", rowName: nil)
        var result = WalkthroughResult(identity, record.first == nil ? .passed : .failed)
        result.schedules = record
        if record.first != nil {
            let place = SourceLocation(file: "walks/a.walk", line: 3, column: 1)
            result.failures = [
                WalkthroughFailure(StepFailure(kind, "it is wrong"), at: place)
            ]
        }
        return result
    }

    private func report(_ result: WalkthroughResult) -> RunReport {
        Fixtures.report(of: [
            .runStarted(RunHeader(options: ["--seed", "7"]), plan: []),
            .walkthroughEnded(result), .runEnded(wallNanoseconds: 0),
        ])
    }

    private let late = "reply 1 of a.b arrived after reply 2"

    @Test func `a passing sweep says how many schedules ran and how many were distinct`() {
        let schedules = record()
        expect(schedules.summary, is: "10 schedules, 4 distinct traces")
        expect(schedules.lines, is: ["10 schedules, 4 distinct traces of seed 7 (completions), none failed"])
        expect(schedules.options, is: [])
    }

    @Test func `a failed sweep says what it needs, what found it and how often`() {
        #expect(
            record(failing: 3...5, deviations: [late]).lines == [
                "it passes in the default order, but fails under schedule 3 of seed 7 (completions), whose run is shown",
                "it fails in the same way if only this is different:",
                "  " + late, "found by the strategy: uniform",
                "10 schedules, 4 distinct traces, 3 failed: 2 by priorities, depth 2; 1 by uniform",
            ])
        #expect(
            record(failing: 4...4).lines == [
                "it passes in the default order, but fails under schedule 4 of seed 7 (completions)",
                "but no difference between the two was found: something changes that no schedule controls",
                "found by the strategy: uniform", "10 schedules, 4 distinct traces, 1 failed",
            ])
    }

    @Test func `a failure in the default order and a crash are reported as such`() {
        var record = ScheduleRecord(mode: .anyOrder, seed: 7)
        record.first = ScheduleRecord.Finding(number: 0, strategy: nil)
        expect(record.lines, is: ["it fails in the default order already, so no schedule was tried"])
        expect(record.options, is: ["--schedule", "0", "--mode", "any-order"])
        record.first = ScheduleRecord.Finding(number: 1, strategy: .fewLateReplies)
        #expect(
            record.lines == [
                "it passes in the default order, but its process ends under schedule 1 of seed 7 (any-order)",
                "found by the strategy: few late replies",
            ])
    }

    @Test func `the terminal's text has it before the screen, and the command with the schedule`() {
        let text = FailureText(
            result(record(failing: 3...3, deviations: [late], mode: .anyOrder), kind: .problem("stuck")),
            reproduction: ReproductionCommand(options: ["--seed", "7"])
        ).lines(number: 1).joined(separator: "\n")
        #expect(
            text == """
                1) A
                   walks/a.walk:3:1: stuck: it is wrong
                     | … 0 steps before, the clock at 0s
                     | … the end, when every walkthrough is checked

                   The schedules:
                     | it passes in the default order, but fails under schedule 3 of seed 7 (any-order), whose run is shown
                     | it fails in the same way if only this is different:
                     |   reply 1 of a.b arrived after reply 2
                     | found by the strategy: uniform
                     | 10 schedules, 4 distinct traces, 1 failed

                   To see it again:
                     rehearse test walks/a.walk --seed 7 --schedule 3 --mode any-order
                """)
    }

    @Test func `every report has the kind, the deviations and the command`() {
        for kind in [
            "uncontrolled concurrency", "stuck", "livelock", "leak", "nondeterministic", "order-dependent",
        ] {
            let report = report(result(record(failing: 3...3, deviations: [late]), kind: .problem(kind)))
            let formats: [any ReportFormat.Type] = [JUnitReport.self, HtmlReport.self]
            for text in formats.map(report.text) + [report.text(GitHubSummary.render)] {
                #expect(text.contains(kind))
                #expect(text.contains(late))
                #expect(text.contains("--seed 7 --schedule 3"))
            }
            let annotation = report.text { GitHubAnnotations.render($0) }
            #expect(annotation.contains("::\(kind): it is wrong%0A"))
            #expect(annotation.contains(late))
        }
    }

    @Test func `a journal returns the recorded values`() throws {
        for record in [record(), record(failing: 3...5, deviations: [late])] {
            var walkthrough = result(record)
            walkthrough.breakdown = WalkthroughBreakdown(.signal(6), schedule: 4)
            let lines =
                JournalEntry.runStarted(RunHeader(), plan: []).line + JournalEntry.walkthroughEnded(walkthrough).line
            let read = try JournalReader().report(from: Data(lines), path: "j.jsonl")
            expect(read.walkthroughs, is: [walkthrough])
        }
    }

    @Test func `a report includes passing sweeps`() {
        let report = report(result(record()))
        let said = "10 schedules, 4 distinct traces"
        #expect(report.text(JUnitReport.self).contains("<system-out>\(said)</system-out>"))
        #expect(report.text(HtmlReport.self).contains(said))
    }
}
