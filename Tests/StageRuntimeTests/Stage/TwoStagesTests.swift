import Foundation
import TestSupport

@testable import StageRuntime

/// No shared state: stages in threads of one process never meet.
@Suite struct TwoStagesTests {
    private static let call = WorkerCall<UInt64>(
        WorkerCallDescription("test.call", kind: .network, latency: .milliseconds(50)),
        summary: { [.init("number", String($0))] })

    /// Plays a few hundred tasks with sleeps, calls and random numbers; returns the trace's lines and hash.
    private static func play(seed: UInt64) -> (lines: [String], hash: String, strangers: Int) {
        var options = StageOptions()
        options.seed = seed
        let stage = Stage(options)
        nonisolated(unsafe) var strangers = 0
        stage.run {
            let scope = TaskScope("test")
            for number in 0..<300 {
                scope.start("task \(number)") { [stage] in
                    try await scope.sleep(for: .milliseconds(Int64.random(in: 0..<100, using: &stage.random)))
                    if Stage.current !== stage { strangers += 1 }
                    let reply = try await stage.workers.perform(call, offline: { stage.random.next() })
                    if Stage.current !== stage || StageTask.current?.name != "task \(number)" { strangers += 1 }
                    stage.trace.record(stage.makeIdentifier("done"), .app, [.init("reply", String(reply))])
                }
            }
        }
        stage.advance(by: .seconds(1))
        let result = (stage.trace.last(10_000).map(\.line), stage.trace.hash.text, strangers)
        stage.shutDown()
        return result
    }

    @Test func `two stages in two threads never meet`() async {
        let alone = [Self.play(seed: 1), Self.play(seed: 2)]
        let together = await onOwnThreads(2) { number in Self.play(seed: UInt64(number + 1)) }
        for (one, other) in zip(alone, together) {
            expect((one.lines, one.hash, other.strangers, other.lines.count), is: (other.lines, other.hash, 0, 900))
        }
        #expect(alone[0].hash != alone[1].hash)
    }

    @Test func `each thread has its own current stage`() async {
        let isOwn = await onOwnThreads(4) { _ in
            let stage = Stage()
            let wasNone = Stage.running == nil
            let isOwn = stage.run { (0..<1000).allSatisfy { _ in Stage.current === stage } }
            return wasNone && isOwn && Stage.running == nil
        }
        expect(isOwn, is: [true, true, true, true])
    }
}
