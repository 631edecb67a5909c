import Foundation
import HeadlessUIKit
import StageRuntime
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

struct RunnerMessageTests {
    private static let location = SourceLocation(file: "a/search.walk", line: 12, column: 3)
    private static let event = TraceEvent(
        time: StageInstant(nanoseconds: 1_500_000_000), category: .worker, name: "request",
        fields: [.init("call", "suggestions.search"), .init("text", "größe \u{1F998}")])
    private static let identity = WalkthroughIdentity(path: "a.walk", line: 7, title: "A", rowName: "q=\"1\"")

    @Test func `frames of a crash arrive as they were sent`() throws {
        let line = RunnerMessage.crashed(frames: ["a() at b.swift:1:2", "ü"]).line(by: JSONEncoder())
        guard case .crashed(let frames)? = RunnerMessage(line.dropLast()[...], by: JSONDecoder()) else {
            Issue.record("it is no message of a crash")
            return
        }
        #expect(frames == ["a() at b.swift:1:2", "ü"])
    }

    /// A result in which everything is set.
    private static var failedResult: WalkthroughResult {
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
        let list = SeenElement(role: .list, label: nil, identifier: "rows", rowCount: 3)
        let row = SeenElement(role: .row, label: "A", identifier: nil, rowCount: nil)
        result.observations = RunObservations(
            app: "demo",
            absences: [
                DoubtfulAbsence(location: location, source: "expect no spinner", uses: [], element: "spinner")
            ], sightings: [Sighting(chain: [row, list])])
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
        result.tally = tally
        result.schedules = ScheduleRecord(mode: .anyOrder, seed: .max, tally)
        result.schedules?.first = ScheduleRecord.Finding(
            number: 2, strategy: .uniform, deviations: ["reply 1 of a.b arrived after reply 2"])
        result.trace = [TracedEvent(event: event, hash: TraceHash(value: 9)), TracedEvent(event: event)]
        return result
    }

    private func line(of message: RunnerMessage) -> [UInt8] { message.line(by: JSONEncoder()) }

    private func read(_ line: [UInt8]) -> RunnerMessage? { RunnerMessage(line[...], by: JSONDecoder()) }

    @Test func `a result arrives as it was sent`() {
        let line = line(of: .ended(index: 9999, result: Self.failedResult))
        #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
        guard case .ended(9999, let result) = read(line.dropLast()) else {
            Issue.record("another message arrived")
            return
        }
        #expect(result == Self.failedResult)
    }

    @Test(arguments: ["my app", nil])
    func `a pass with nothing to report is a line of numbers`(app: String?) {
        var sent = WalkthroughResult(Self.identity, .passed)
        sent.stepCount = 4
        sent.virtualNanoseconds = 1_550_000_000
        sent.wallNanoseconds = 7_000
        sent.traceHash = TraceHash(value: .max)
        sent.observations = app.map { RunObservations(app: $0) }
        let line = line(of: .ended(index: 9999, result: sent))
        #expect(
            String(decoding: line, as: UTF8.self)
                == "passed 9999 4 1550000000 7000 1 18446744073709551615" + (app.map { " " + $0 } ?? "") + "\n")
        guard case .ended(9999, var result) = read(line.dropLast()) else {
            Issue.record("another message arrived")
            return
        }
        // The runner knows which walkthrough it was.
        result.walkthrough = Self.identity
        #expect(result == sent)
        #expect(read(Array("passed 9999 4 1550000000 7000 1 -1 my app".utf8)) == nil)
        #expect(read(Array("passed 9999 4 1550000000".utf8)) == nil)
    }

    @Test func `a step arrives with its result`() {
        var step = PerformedStep(at: Self.location, source: "back", time: .zero, hasFailed: true)
        step.screenName = "Search"
        step.screen = "list suggestions"
        step.drawing = ScreenPicture(width: 393, height: 852, isDark: true, body: "<rect/>")
        step.picture = step.drawing?.key
        step.events = Self.event.line
        guard case .stepEnded(let arrived) = read(line(of: .stepEnded(step))) else {
            Issue.record("another message arrived")
            return
        }
        #expect(arrived == step)
    }

    @Test func `a truncated message and a message with extra characters are invalid`() {
        let line = line(of: .ended(index: 1, result: Self.failedResult))
        for length in line.indices.dropLast() { #expect(read(Array(line[..<length])) == nil) }
        #expect(read(line + Array("{}".utf8)) == nil)
        #expect(read(Array(#"{"started":{}}"#.utf8)) == nil)
    }

    @Test func `lines that arrive in pieces are put together`() {
        var buffer = LineBuffer()
        var lines: [String] = []
        for byte in line(of: .started(index: 5)) + line(of: .started(index: 300)) + Array("\nrest".utf8) {
            buffer.bytes.append(byte)
            while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        }
        #expect(lines == ["started 5", "started 300", ""])
        #expect(buffer.bytes == Array("rest".utf8))
    }

    @Test func `messages between runner and zygote arrive as they were sent`() {
        let died = ZygoteMessage(.died, slot: 3, value: -9)
        #expect(died.line == Array("died 3 -9\n".utf8))
        #expect(ZygoteMessage(died.line.dropLast()) == died)
        #expect(ZygoteMessage(Array("died 3".utf8)[...]) == nil)
    }
}
