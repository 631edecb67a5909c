import Basics
import Foundation
import HeadlessUIKit
import ProcessPool
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

struct PerformedWalkthroughTests {
    private static let location = SourceLocation(file: "a/search.walk", line: 12, column: 3)
    private static let event = TraceEvent(
        time: StageInstant(nanoseconds: 1_500_000_000), category: .worker, name: "request",
        fields: [.init("call", "suggestions.search"), .init("text", "größe \u{1F998}")])
    private static let identity = WalkthroughIdentity(path: "a.walk", line: 7, title: "A", rowName: "q=\"1\"")

    /// A result in which everything is set.
    private static var failed: PerformedWalkthrough {
        var result = WalkthroughResult(identity, .failed, reason: "why")
        result.breakdown = WalkthroughBreakdown(
            .signal(11), at: location, source: "tap", stepsBefore: 2, events: [event.line], schedule: .max,
            failedSchedule: 0)
        result.failures = [
            WalkthroughFailure(
                StepFailure(.expectation, "no", expected: "a", actual: nil, notes: ["one", ""]), at: location,
                source: "tap \"x\"", uses: [location], stepsBefore: 3, time: StageInstant(nanoseconds: -5),
                screen: ["text \"x\""], pending: ["timer at 0s"], events: [event.line]),
            WalkthroughFailure(StepFailure(.problem("leak"), "SearchVC"), at: location),
        ]
        result.warnings = [
            WalkthroughWarning(at: location, source: "wait", uses: [location], "idle", advice: "do not"),
            WalkthroughWarning(at: location, "no effect", advice: "take it out"),
        ]
        let step = AuditedFinding.Step(at: location, source: "tap \"x\"")
        result.findings = [
            AuditedFinding(
                app: "demo", screen: nil, rule: .hitArea, element: "button", problem: "is small", steps: [step]),
            AuditedFinding(app: "demo", screen: "Search", rule: .contrast, element: "text", problem: "", steps: []),
        ]
        result.stepCount = 4
        result.virtualNanoseconds = 1_550_000_000
        result.traceHash = TraceHash(value: .max)
        result.output = AppOutput("hello\n\u{0}\u{1B}", bytesLeftOut: 7)
        result.wallNanoseconds = 7_000
        result.ownRuns = 200
        result.parameters = ["a=b"]
        var tally = ScheduleTally()
        tally.count(1, .uniform, trace: TraceHash(value: 5), hasFailed: false)
        tally.count(2, .priorities(depth: 2), trace: TraceHash(value: .max), hasFailed: true)
        tally.count(3, .fewLateReplies, trace: TraceHash(value: 5), hasFailed: true)
        result.schedules = ScheduleRecord(mode: .anyOrder, seed: .max, tally)
        result.schedules?.first = ScheduleRecord.Finding(
            number: 2, strategy: .uniform, deviations: ["reply 1 of a.b arrived after reply 2"])
        var evidence = WalkthroughEvidence()
        let list = SeenElement(role: .list, label: nil, identifier: "rows", rowCount: 3)
        let row = SeenElement(role: .row, label: "A", identifier: nil, rowCount: nil)
        evidence.observations = RunObservations(
            app: "demo",
            absences: [
                DoubtfulAbsence(location: location, source: "expect no spinner", uses: [], element: "spinner")
            ], sightings: [Sighting(chain: [row, list])])
        evidence.trace = [TracedEvent(event: event, hash: TraceHash(value: 9)), TracedEvent(event: event)]
        (evidence.met, evidence.disturbed) = ([1, 0], [.rotate: 2])
        return PerformedWalkthrough(result, evidence)
    }

    private func read<Value: PoolValue>(_ line: [UInt8]) -> Value? { Value(line[...], by: JSONDecoder()) }

    @Test func `a result arrives as it was sent`() {
        let line = Self.failed.line(by: JSONEncoder())
        #expect(!line.contains(UInt8(ascii: "\n")))
        expect(read(line), is: Self.failed)
        for length in line.indices { expect(read(Array(line[..<length])), is: PerformedWalkthrough?.none) }
    }

    @Test(arguments: ["my app", nil])
    func `a pass with nothing to report is a line of numbers`(app: String?) {
        var sent = PerformedWalkthrough(WalkthroughResult(Self.identity, .passed))
        sent.result.stepCount = 4
        sent.result.virtualNanoseconds = 1_550_000_000
        sent.result.traceHash = TraceHash(value: .max)
        sent.evidence.observations = app.map { RunObservations(app: $0) }
        let line = sent.line(by: JSONEncoder())
        #expect(
            String(decoding: line, as: UTF8.self) == "4 1550000000 1 18446744073709551615"
                + (app.map { " " + $0 } ?? ""))
        var arrived: PerformedWalkthrough? = read(line)
        // The runner knows which walkthrough it was.
        arrived?.result.walkthrough = Self.identity
        expect(arrived, is: sent)
        for text in ["4 1550000000 1 -1 my app", "4 1550000000"] {
            expect(read(Array(text.utf8)), is: PerformedWalkthrough?.none)
        }
    }

    @Test func `a step arrives with its result`() {
        var step = PerformedStep(at: Self.location, source: "back", time: .zero, hasFailed: true)
        step.screenName = "Search"
        step.screen = "list suggestions"
        step.drawing = ScreenPicture(width: 393, height: 852, isDark: true, body: "<rect/>")
        step.picture = step.drawing?.key
        step.events = Self.event.line
        expect(read(step.line(by: JSONEncoder())), is: step)
    }

    @Test func `a task without a page has named no step`() {
        let breakdown = WalkthroughBreakdown(LostTask(.exit(1)))
        expect(breakdown, is: WalkthroughBreakdown(.exit(1)))
        expect(WalkthroughResult(Self.identity, breakdown).outcome, is: .crashed)
        let late = WalkthroughBreakdown(LostTask(.timeLimit(.seconds(1))))
        expect(WalkthroughResult(Self.identity, late).outcome, is: .timedOut)
    }
}
