import Foundation
import TestSupport

@testable import WorkerSupport

/// What comes of a request to a real server.
@Suite(.waiting) struct HttpWorkerTests {
    private static let call = HttpCall<String, String>(
        WorkerCall(
            WorkerCallDescription("test.call", kind: .network, latency: .seconds(1)),
            decode: { String(decoding: $0, as: UTF8.self) }),
        fields: { [TraceEvent.Field("text", $0)] },
        request: { HttpRequest(path: "place", query: [HttpRequest.Item("q", $0)]) },
        offline: { text, _ in "offline " + text })

    /// Performs the call, and returns its reply or its fault.
    private func ask(
        _ tester: StageTester, _ text: String = "x", limits: HttpLimits = HttpLimits(), token: Secret? = nil
    ) -> String? {
        let worker = HttpWorker(stage: tester.stage, apiKey: Secret("key"), token: token, limits: limits)
        return tester.outcome { () throws(WorkerFault) in
            try await worker.perform(Self.call, text, orThrow: { $0 })
        }
    }

    private func ask(
        limits: HttpLimits = HttpLimits(),
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws -> String? {
        var result: String?
        let requests = try LiveTest.run(["test"], answering: answer) { result = ask($0.tester, limits: limits) }
        // A busy machine may not have sent the request within its time.
        if result != "timeout" { expect(requests.count, is: 1) }
        return result
    }

    @Test func `a worker that is not live answers itself, after its latency`() {
        StageTester.run { tester in
            let worker = HttpWorker(stage: tester.stage)
            let result = tester.outcome(after: .seconds(1)) { () throws(WorkerFault) in
                try await worker.perform(Self.call, "x", orThrow: { $0 })
            }
            expect(result, is: "offline x")
            expect(
                tester.stage.trace.last(9).map(\.line), are: "0s  worker  request  call=test.call number=1 text=x",
                "1s  worker  reply  call=test.call number=1")
        }
    }

    @Test func `a live one asks the server, without virtual time, with its key and the user's token`() throws {
        let requests = try LiveTest.run(["test"], path: "a%20b/v1/", answering: { _ in .json("{}") }) { test in
            expect(ask(test.tester, "a b+c&d=e/é?#%", token: Secret("tok")), is: "{}")
            expect(
                test.trace, are: "0s  worker  request  call=test.call number=1 text=a b+c&d=e/é?#%",
                "0s  worker  reply  call=test.call number=1")
        }
        expect(requests.map(\.target), is: ["/a%20b/v1/place?q=a%20b%2Bc%26d%3De%2F%C3%A9%3F%23%25"])
        expect(requests.map { $0.headers["x-api-key"] }, is: ["key"])
        expect(requests.map { $0.headers["authorization"] }, is: ["Bearer tok"])
        expect(requests.map { $0.headers["accept"] }, is: ["application/json"])
    }

    @Test(arguments: [
        (LoopbackServer.Answer.status(204), ""), (.status(299, body: "{}"), "{}"), (.status(401), "unauthorised"),
        (.status(404, body: "{}"), "status 404"), (.status(503), "status 503"),
        (.status(302, headers: ["Location: /elsewhere"]), "status 302"),
        (.raw("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"), "{}"),
        (.raw("garbage\r\n\r\nmore"), "garbage"), (.reset(after: ""), "offline"),
        (.raw("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfive!"), "garbage"),
        (.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfi"), "garbage"),
    ])
    func `an answer is a body or a fault`(answer: LoopbackServer.Answer, result: String) throws {
        try expect(ask { _ in answer }, is: result)
    }

    @Test(arguments: [true, false])
    func `a body of the limit is read, a longer one is not`(tellsLength: Bool) throws {
        let limits = HttpLimits(bodySize: 9)
        try expect(ask(limits: limits) { _ in .spaces(9, tellsLength: tellsLength) }, is: "         ")
        try expect(ask(limits: limits) { _ in .spaces(10, tellsLength: tellsLength) }, is: "garbage")
        expect(HttpLimits(), is: HttpLimits(timeout: .seconds(20), bodySize: 4_194_304))
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfive!"])
    func `a server that stops answering is a timeout`(start: String) throws {
        try expect(ask(limits: HttpLimits(timeout: .milliseconds(300))) { _ in .hanging(after: start) }, is: "timeout")
    }

    @Test func `a server that is not there is no connection`() throws {
        try LiveTest.run(["test"], answering: { _ in .json("{}") }) { test in
            test.server.close()
            expect(ask(test.tester), is: "offline")
        }
    }

    @Test func `a cookie of one answer is not sent with the next request`() throws {
        let requests = try LiveTest.run(["test"], answering: { _ in .status(200, headers: ["Set-Cookie: id=1"]) }) {
            for _ in 1...2 { _ = ask($0.tester) }
        }
        expect(requests.map { $0.headers["cookie"] }, is: [nil, nil])
    }

    @Test func `a cancelled request ends at once, and the server sees the connection end`() throws {
        let arrival = Mailbox()
        let answer: @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer = { _ in
            arrival.post()
            return .hanging()
        }
        try LiveTest.run(["test"], answering: answer) { test in
            let worker = HttpWorker(stage: test.tester.stage)
            let asked = TaskOutcome<String, WorkerFault>("ask", on: test.tester.stage.tasks) {
                () throws(WorkerFault) in try await worker.perform(Self.call, "x", orThrow: { $0 })
            }
            _ = test.tester.begin("leave") {
                try? await test.tester.stage.elsewhere("arrival", arrival.open)
                asked.cancel()
            }
            expect((asked.result, test.server.waitForAbandonedConnection()), is: (.failure(.cancelled), true))
        }
    }

    @Test func `however a secret is shown or encoded, its text is not in it`() throws {
        let secret = Secret("hunter2")
        var text = "\(secret) \(String(reflecting: secret)) \(Optional(secret) as Any) "
        dump([secret], to: &text)
        text += String(decoding: try JSONEncoder().encode([secret]), as: UTF8.self)
        expect((text.contains("hunter2"), JsonBody.json([secret])), is: (false, Data(#"["hunter2"]"#.utf8)))
        try expect(JSONDecoder().decode([Secret].self, from: Data(#"["hunter2"]"#.utf8)), is: [secret])
    }
}
