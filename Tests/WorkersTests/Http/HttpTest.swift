import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// What a test of the HTTP client needs: a server that answers so, and one request to it.
///
/// The request is sent twice, to a server each: once with a process of its own for the exchange, as a program with live
/// workers has it, and once without. Both must come to the same.
struct HttpTest {
    /// What came of the request: the body, as text.
    var result: Result<String, WorkerFault>?
    /// What the server got.
    var requests: [LoopbackServer.Request]

    /// Sends a request to a server that is made for it.
    ///
    /// - Parameter isDeadly: whether the answer would end this process, so that the second way is left out.
    init(
        _ request: HttpRequest = HttpRequest(path: "place"), limits: HttpLimits = HttpLimits(),
        isDeadly: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws {
        (result, requests) = try Self.send(
            request, limits, by: Self.program, sourceLocation: sourceLocation, answer)
        guard !isDeadly else { return }
        let other = try Self.send(request, limits, by: nil, sourceLocation: sourceLocation, answer)
        #expect(other.0 == result, sourceLocation: sourceLocation)
        // Where time runs out, it may do so before the process has begun.
        guard result != .failure(.timeout) else { return }
        #expect(other.1.map(\.line) == requests.map(\.line), sourceLocation: sourceLocation)
    }

    /// The path of the program that carries an exchange out; it is built beside the tests.
    static var program: String { ProgramFile.named("HttpProbe").path }

    /// What a stage is made with, to have exchanges carried out by a program.
    static func options(_ program: String? = HttpTest.program) -> StageOptions {
        var options = StageOptions()
        options.environment.exchangeProgram = program
        return options
    }

    /// Sends a request to a server that is made for it, by a program or within this process.
    static func send(
        _ request: HttpRequest = HttpRequest(path: "place"), _ limits: HttpLimits = HttpLimits(), by program: String?,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws -> (Result<String, WorkerFault>?, [LoopbackServer.Request]) {
        let server = try LoopbackServer(answer)
        defer { server.close() }
        let url = try server.url
        let result = StageTester.run(options(program), sourceLocation: sourceLocation) { tester in
            let client = HttpClient(stage: tester.stage, server: url, limits: limits)
            return tester.begin { () throws(WorkerFault) in
                String(decoding: try await client.body(of: request, for: "test"), as: UTF8.self)
            }.result
        }
        return (result, server.requests)
    }
}

extension LoopbackServer.Request {
    /// What was asked, without what differs from one server and one client to the next.
    fileprivate var line: String { [method, target, body, headers["authorization"] ?? ""].joined(separator: " ") }
}
