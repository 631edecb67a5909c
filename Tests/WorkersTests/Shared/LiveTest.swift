import Foundation
import TestSupport
import WorkerSupport

/// A stage whose workers ask a server that answers as a test says.
struct LiveTest {
    /// More time than an app has: while other tests compute, `URLSession` may get no thread for a while.
    static let limits = HttpLimits(timeout: .seconds(60))

    let tester: StageTester
    let server: LoopbackServer

    /// Performs a test, and returns the requests that the server got.
    @discardableResult
    static func run(
        _ workers: [String], path: String = "",
        answering answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer,
        _ body: (LiveTest) throws -> Void
    ) throws -> [LoopbackServer.Request] {
        let server = try LoopbackServer(answer)
        defer { server.close() }
        var options = StageOptions()
        options.environment = WorkerEnvironment(
            baseURL: URL(string: "http://127.0.0.1:\(server.port)/" + path), liveWorkers: workers)
        try StageTester.run(options) { tester in try body(LiveTest(tester: tester, server: server)) }
        return server.requests
    }

    /// The trace so far, a line each.
    var trace: [String] { tester.stage.trace.last(1000).map(\.line) }
}

extension StageTester {
    /// Performs a call that takes a latency; returns its value or the name of its error, nil if it comes too early.
    func outcome<Value, Failure: Error>(
        after latency: Duration = .zero, _ call: @escaping () async throws(Failure) -> Value
    ) -> String? {
        let asked = begin("test", call)
        if latency > .zero {
            advance(by: latency - .milliseconds(1))
            if asked.result != nil { return nil }
            advance(by: .milliseconds(1))
        }
        switch asked.result {
        case .success(let value)?: return value is Void ? "done" : "\(value)"
        case .failure(let error)?: return "\(error)"
        case nil: return "nothing"
        }
    }
}
