import Foundation

@testable import StageRuntime

/// A stage with a gate to try: a call of each kind, one that takes any body, and what came of asking them.
final class GateBench {
    static let network = WorkerCall<String>(
        WorkerCallDescription(
            "test.search", kind: .network, latency: .milliseconds(50), secretArguments: ["password"],
            secretReplyFields: ["token"]),
        decode: GateBench.decode,
        summary: { [.init("text", $0), .init("token", "t0ken")] })
    static let store = WorkerCall<String>(
        WorkerCallDescription("test.read", kind: .store, storage: "settings"), decode: GateBench.decode)
    static let device = WorkerCall<String>(
        WorkerCallDescription("test.locate", kind: .device, latency: .milliseconds(20)))
    /// A call that takes whatever body a success has.
    static let lenient = WorkerCall<String>(
        WorkerCallDescription("test.order", kind: .network), decode: { _ in "taken" })

    let stage = Stage()
    let notes = Notes()
    var gate: WorkerGate { stage.workers }

    /// Reads a body that begins with "ok:".
    @Sendable private static func decode(_ data: Data) throws(WorkerFault) -> String {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("ok:") else { throw .garbage }
        return String(text.dropFirst(3))
    }

    /// Asks an offline call in a task of its own, which notes what came of it and when.
    @discardableResult
    func ask(
        _ name: String, _ call: WorkerCall<String> = GateBench.network, _ arguments: [TraceEvent.Field] = [],
        latency: Duration? = nil,
        answer: @escaping () throws(WorkerFault) -> String = { () throws(WorkerFault) in "offline" }
    ) -> StageTask {
        note(name) { [gate] () async throws(WorkerFault) in
            try await gate.perform(call, arguments, latency: latency, offline: answer)
        }
    }

    /// Asks a live call in a task of its own, which notes what came of it and when.
    @discardableResult
    func askLive(
        _ name: String, _ call: WorkerCall<String> = GateBench.network,
        fetch: @escaping () async throws(WorkerFault) -> Data
    ) -> StageTask {
        note(name) { [gate] () async throws(WorkerFault) in try await gate.perform(call, live: fetch) }
    }

    private func note(_ name: String, _ body: @escaping () async throws(WorkerFault) -> String) -> StageTask {
        stage.run {
            stage.tasks.start(name) { [stage, notes] in
                do {
                    notes.add("\(name): \(try await body()) \(stage.clock.now.offset.text)")
                } catch {
                    notes.add("\(name): \(error) \(stage.clock.now.offset.text)")
                }
            }
        }
    }

    /// Moves time and returns what was noted.
    func play(_ duration: Duration = .seconds(10)) -> [String] {
        stage.advance(by: duration)
        return notes.lines
    }

    /// The trace's lines of workers.
    var lines: [String] { stage.trace.last(1000).filter { $0.category == .worker }.map(\.line) }
}
