import HeadlessUIKit
import StageRuntime
import Testing

@testable import Walkthroughs

struct WireTests {
    private static let location = SourceLocation(file: "a/search.walk", line: 12, column: 3)
    private static let event = TraceEvent(
        time: StageInstant(nanoseconds: 1_500_000_000), category: .worker, name: "request",
        fields: [.init("call", "suggestions.search"), .init("text", "größe \u{1F998}")])
    private static let identity = WalkthroughIdentity(path: "a.walk", line: 7, title: "A", rowName: "q=\"1\"")

    private static var failedResult: WalkthroughResult {
        var result = WalkthroughResult(identity: identity, outcome: .failed)
        result.failures = [
            WalkthroughFailure(
                location: location, source: "tap \"x\"", uses: [location],
                failure: StepFailure(.expectation, "no", expected: "a", actual: nil, notes: ["one", ""]),
                stepsBefore: 3, time: StageInstant(nanoseconds: -5), screen: ["text \"x\""],
                pending: [
                    PendingEvent(name: "timer", due: .zero), PendingEvent(name: "reply", due: nil),
                    PendingEvent(name: "task", due: nil, isUnseen: true),
                ],
                lastEvents: [event]),
            WalkthroughFailure(
                location: location, source: nil, uses: [], failure: StepFailure(.problem("leak"), "SearchVC"),
                stepsBefore: 0, time: .zero, screen: [], pending: [], lastEvents: []),
        ]
        result.warnings = [
            WalkthroughWarning(at: location, source: "wait", uses: [location], "idle", advice: "do not"),
            WalkthroughWarning(at: location, "no effect", advice: "take it out"),
        ]
        let step = AuditedFinding.Step(location: location, source: "tap \"x\"")
        result.findings = [
            AuditedFinding(
                app: "demo", screenName: nil, rule: .hitArea, element: "button", problem: "is small", steps: [step]),
            AuditedFinding(
                app: "demo", screenName: "Search", rule: .contrast, element: "text", problem: "", steps: []),
        ]
        result.observations.app = "demo"
        result.observations.absences = [
            DoubtfulAbsence(location: location, source: "expect no spinner", uses: [], element: "spinner")
        ]
        let list = SeenElement(role: .list, label: nil, identifier: "rows", rowCount: 3)
        let row = SeenElement(role: .row, label: "A", identifier: nil, rowCount: nil)
        result.observations.sightings = [Sighting(chain: [row, list])]
        result.stepCount = 4
        result.virtualTime = .milliseconds(1550)
        result.traceHash = TraceHash(value: .max)
        result.output = AppOutput("hello\n", bytesLeftOut: 7)
        result.wallTime = .microseconds(7)
        result.ownRuns = 200
        var tally = ScheduleTally()
        tally.count(1, .uniform, trace: TraceHash(value: 5), hasFailed: false)
        tally.count(2, .priorities(depth: 2), trace: TraceHash(value: .max), hasFailed: true)
        tally.count(3, .fewLateReplies, trace: TraceHash(value: 5), hasFailed: true)
        result.schedules = ScheduleRecord(mode: .anyOrder, seed: .max, tally: tally)
        result.schedules?.note(2, deviations: ["reply 1 of a.b arrived after reply 2"])
        result.trace = [TracedEvent(event: event, hash: TraceHash(value: 9)), TracedEvent(event: event)]
        return result
    }

    private func bytes(of message: WorkerMessage) -> [UInt8] {
        var writer = WireWriter()
        message.write(to: &writer)
        return writer.bytes
    }

    @Test func `a failed result arrives as it was sent`() throws {
        let sent = Self.failedResult
        let frame = bytes(of: .ended(index: 9999, sent)).dropFirst(4)
        guard case .ended(9999, let result) = try WorkerMessage(frame, identify: { _ in Self.identity }) else {
            Issue.record("another message arrived")
            return
        }
        #expect(result.identity == sent.identity)
        #expect(result.outcome == sent.outcome)
        #expect(result.failures == sent.failures)
        #expect(result.warnings == sent.warnings)
        #expect(result.findings == sent.findings)
        #expect(result.observations == sent.observations)
        #expect(result.stepCount == sent.stepCount)
        #expect(result.ownRuns == 200)
        #expect(result.virtualTime == sent.virtualTime)
        #expect(result.traceHash == sent.traceHash)
        #expect(result.output == sent.output)
        #expect(result.wallTime == sent.wallTime)
        #expect(result.schedules == sent.schedules)
        #expect(result.trace == sent.trace)
    }

    @Test(arguments: [
        WalkthroughResult.Outcome.passed, .failed, .skipped(reason: "why"), .knownFailure(reason: ""),
        .unexpectedPass(reason: "x"),
    ])
    func `each outcome arrives as it was sent`(outcome: WalkthroughResult.Outcome) throws {
        var writer = WireWriter()
        writer.write(outcome)
        var reader = WireReader(writer.bytes[...])
        #expect(try WalkthroughResult.Outcome(from: &reader) == outcome)
        #expect(reader.isAtEnd)
    }

    @Test func `a passed result is tiny`() {
        var result = WalkthroughResult(identity: Self.identity, outcome: .passed)
        result.stepCount = 12
        result.virtualTime = .seconds(3)
        result.traceHash = TraceHash(value: .max)
        #expect(bytes(of: .ended(index: 9999, result)).count <= 32)
    }

    @Test func `a step arrives with its detail`() throws {
        let record = StepRecord(
            location: Self.location, source: "back", time: .zero, hasFailed: true,
            detail: StepDetail(
                screenName: "Search", screen: ["list suggestions"],
                picture: ScreenPicture(width: 393, height: 852, isDark: true, body: "<rect/>"), events: [Self.event]))
        let frame = bytes(of: .stepEnded(record)).dropFirst(4)
        guard case .stepEnded(let arrived) = try WorkerMessage(frame, identify: { _ in nil }) else {
            Issue.record("another message arrived")
            return
        }
        #expect(arrived == record)
    }

    @Test(arguments: [0, 1, -1, 63, 64, -65, 300, Int64.max, .min])
    func `numbers arrive as they were sent`(number: Int64) throws {
        var writer = WireWriter()
        writer.write(number)
        writer.write(UInt64(bitPattern: number))
        var reader = WireReader(writer.bytes[...])
        #expect(try reader.signed() == number)
        #expect(try reader.unsigned() == UInt64(bitPattern: number))
        #expect(reader.isAtEnd)
    }

    @Test func `a message that is cut short or longer is refused`() {
        let frame = Array(bytes(of: .ended(index: 1, Self.failedResult)).dropFirst(4))
        for length in frame.indices {
            #expect(throws: WireError()) { try WorkerMessage(frame[..<length], identify: { _ in Self.identity }) }
        }
        #expect(throws: WireError()) { try WorkerMessage((frame + [0])[...], identify: { _ in Self.identity }) }
    }

    @Test func `a result of another walkthrough is refused`() {
        let frame = bytes(of: .ended(index: 1, Self.failedResult)).dropFirst(4)
        #expect(throws: WireError()) { try WorkerMessage(frame, identify: { _ in nil }) }
    }

    @Test func `changed bytes are read or refused, and none traps`() {
        let frame = Array(bytes(of: .ended(index: 1, Self.failedResult)).dropFirst(4))
        var (read, refused) = (0, 0)
        for place in frame.indices {
            for value: UInt8 in [0, 1, 2, 0x7F, 0x80, 0xFF] {
                var changed = frame
                changed[place] = value
                do {
                    _ = try WorkerMessage(changed[...], identify: { _ in Self.identity })
                    read += 1
                } catch {
                    refused += 1
                }
            }
        }
        #expect(read > 0 && refused > 0)
    }

    @Test func `frames that arrive in pieces are put together`() throws {
        let sent = bytes(of: .started(index: 5)) + bytes(of: .started(index: 300))
        var buffer = FrameBuffer()
        var indexes: [Int] = []
        for byte in sent {
            buffer.bytes.append(byte)
            while let frame = try buffer.next() {
                if case .started(let index) = try WorkerMessage(frame, identify: { _ in nil }) { indexes.append(index) }
            }
        }
        #expect(indexes == [5, 300])
        #expect(buffer.bytes.isEmpty)
    }

    @Test func `a frame of nonsensical length is refused`() {
        var buffer = FrameBuffer()
        buffer.bytes = Array("nonsense".utf8)
        #expect(throws: WireError()) { try buffer.next() }
    }

    @Test func `what runner and zygote say arrives as it was sent`() {
        var bytes = ZygoteRecord(.died, slot: 3, value: -9).bytes + ZygoteRecord(.start, slot: 70_000).bytes + [1, 2]
        #expect(ZygoteRecord(takenFrom: &bytes) == ZygoteRecord(.died, slot: 3, value: -9))
        #expect(ZygoteRecord(takenFrom: &bytes) == ZygoteRecord(.start, slot: 70_000))
        #expect(ZygoteRecord(takenFrom: &bytes) == nil)
        #expect(bytes == [1, 2])
    }
}
