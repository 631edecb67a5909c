import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// What a test of the HTTP client needs: a server that answers so, and one request to it.
struct HttpTest {
    /// What came of the request: the body, as text.
    var result: Result<String, WorkerFault>?
    /// What the server got.
    var requests: [LoopbackServer.Request]

    /// Sends a request to a server that is made for it.
    init(
        _ request: HttpRequest = HttpRequest(path: "place"), limits: HttpLimits = HttpLimits(),
        sourceLocation: SourceLocation = #_sourceLocation,
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws {
        let server = try LoopbackServer(answer)
        defer { server.close() }
        let url = try server.url
        result = StageTester.run(sourceLocation: sourceLocation) { tester in
            let client = HttpClient(stage: tester.stage, server: url, limits: limits)
            return tester.begin { () throws(WorkerFault) in
                String(decoding: try await client.body(of: request, for: "test"), as: UTF8.self)
            }.result
        }
        requests = server.requests
    }
}
