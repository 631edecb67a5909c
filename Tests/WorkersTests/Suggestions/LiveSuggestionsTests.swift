import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The live worker against a real server: what it asks, and what it makes of the answer.
@Suite(.waiting) struct LiveSuggestionsTests {
    /// Searches by a server that answers so, and returns what it was asked.
    private func search(
        _ text: String = "swi",
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws -> (result: Result<[String], SuggestionsError>?, targets: [String]) {
        let server = try LoopbackServer(answer)
        defer { server.close() }
        let url = try server.url
        let result = StageTester.run { tester in
            let worker = LiveSuggestions(stage: tester.stage, server: url)
            return tester.begin { () throws(SuggestionsError) in try await worker.search(text) }.result
        }
        return (result, server.requests.map { $0.method + " " + $0.target })
    }

    @Test func `it gets the terms, with the text percent-encoded`() throws {
        let found = try search("é & +") { _ in .json(#"["x",["one","two"],[],{}]"#) }
        #expect(found.result == .success(["one", "two"]))
        #expect(found.targets == ["GET /complete/search?hl=en&output=firefox&q=%C3%A9%20%26%20%2B"])
    }

    @Test(arguments: [201, 204, 301, 401, 404, 500])
    func `any status but 200 is the server's failure`(status: Int) throws {
        #expect(
            try search { _ in .status(status, body: status == 204 ? "" : #"["x",["one"]]"#) }.result
                == .failure(.server))
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[",
    ])
    func `an answer without a whole body is the server's failure`(answer: String) throws {
        #expect(try search { _ in .raw(answer) }.result == .failure(.server))
    }

    @Test(arguments: ["{}", "[", "x"])
    func `a body that is not what is promised is a failure of decoding`(body: String) throws {
        #expect(try search { _ in .json(body) }.result == .failure(.decoding))
    }
}
