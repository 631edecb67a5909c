import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The live account and the live breeds, against a server of their own.
@Suite(.waiting) struct SkeletonLiveTests {
    /// What the three calls come to against a server that answers so.
    private func everyCall(
        _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    ) throws -> [String] {
        var outcomes: [String] = []
        try SkeletonTest.live(answering: answer) { test in
            outcomes = [Self.text(test.signIn()), Self.text(test.signUp()), Self.text(test.search("x"))]
        }
        return outcomes
    }

    private static func text<Value, Failure>(_ result: Result<Value, Failure>?) -> String {
        switch result {
        case .success?: "success"
        case .failure(let error)?: "\(error)"
        case nil: "nothing"
        }
    }

    @Test func `each request goes where it should, with the key and the fields`() throws {
        let requests = try SkeletonTest.live(answering: { request in
            .json(request.method == "GET" ? #"[{"name":"b","id":1},{"name":"a"}]"# : SkeletonTest.adaJSON)
        }) { test in
            #expect(test.signIn() == .success(SkeletonTest.ada))
            #expect(test.signUp() == .success(SkeletonTest.ada))
            #expect(test.search("a b&c+ä") == .success(["b", "a"]))
        }
        #expect(
            requests.map { $0.method + " " + $0.target } == [
                "POST /v1/signIn", "POST /v1/signUp", "GET /v1/breeds/search?q=a%20b%26c%2B%C3%A4",
            ])
        #expect(requests.map { $0.headers["x-api-key"] } == ["key-canary", "key-canary", "key-canary"])
        #expect(
            requests.map(\.body) == [
                #"{"email":"ada@example.com","password":"pass-0815"}"#,
                #"{"email":"ada@example.com","name":"Ada","password":"pass-0815"}"#, "",
            ])
    }

    @Test(arguments: Thoroughness.choose([302, 409, 500], thorough: [300, 302, 400, 403, 404, 409, 500, 503]))
    func `any status but 2xx is an error`(status: Int) throws {
        #expect(
            try everyCall { _ in .status(status, headers: ["Location: /signIn"], body: SkeletonTest.adaJSON) }
                == ["server", "server", "server"])
    }

    @Test func `status 401 is refused for the account alone`() throws {
        #expect(try everyCall { _ in .status(401, body: "{}") } == ["refused", "refused", "server"])
    }

    @Test(arguments: [
        "", "null", "7", "<html>", #"{"token":"#, #"{"token":"","email":"","name":"","userId":""}"#,
        #"{"token":"t","email":"e","name":"n"}"#, #"{"token":1,"email":"e","name":"n","userId":"u"}"#,
        #"[{"name":1}]"#, #"[{}]"#, #"{"name":"x"}"#,
    ])
    func `a body that is not what is promised is an error`(body: String) throws {
        #expect(try everyCall { _ in .json(body) } == ["server", "server", "server"])
    }

    @Test(arguments: ["HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n[{\"name\":", "HTTP/1.1 200 OK\r\nContent-"])
    func `an answer that breaks off is an error`(answer: String) throws {
        #expect(try everyCall { _ in .raw(answer) } == ["server", "server", "server"])
    }

    @Test func `a server that is not there is no connection`() throws {
        let server = try LoopbackServer { _ in .json("[]") }
        let url = try server.url
        server.close()
        StageTester.run { tester in
            let account = LiveAccount(stage: tester.stage, server: url, apiKey: SkeletonTest.apiKey)
            let breeds = LiveBreeds(stage: tester.stage, server: url, apiKey: SkeletonTest.apiKey)
            let signIn = tester.begin { () throws(AccountError) in
                try await account.signIn(email: "a", password: Secret("p"))
            }
            let search = tester.begin { () throws(BreedsError) in try await breeds.search("x") }
            #expect(Self.text(signIn.result) == "offline")
            #expect(Self.text(search.result) == "offline")
        }
    }

    @Test func `an answer that does not come in time is an error`() throws {
        let server = try LoopbackServer { _ in .hanging() }
        defer { server.close() }
        let url = try server.url
        let limits = HttpLimits(timeout: .milliseconds(200))
        StageTester.run { tester in
            let account = LiveAccount(stage: tester.stage, server: url, apiKey: SkeletonTest.apiKey, limits: limits)
            let breeds = LiveBreeds(stage: tester.stage, server: url, apiKey: SkeletonTest.apiKey, limits: limits)
            let signIn = tester.begin { () throws(AccountError) in
                try await account.signIn(email: "a", password: Secret("p"))
            }
            let search = tester.begin { () throws(BreedsError) in try await breeds.search("x") }
            #expect(Self.text(signIn.result) == "server")
            #expect(Self.text(search.result) == "server")
        }
    }

    @Test(arguments: [
        LoopbackServer.Answer.json(SkeletonTest.adaJSON), .status(401, body: "pass-0815 tok-4711 key-canary"),
        .json("[\"tok-4711\", \"pass-0815\", \"key-canary\"]"), .raw("tok-4711 pass-0815 key-canary"),
        .status(302, headers: ["Location: /tok-4711/pass-0815/key-canary"]),
    ])
    func `whatever the server repeats, no secret is traced or in a result`(answer: LoopbackServer.Answer) throws {
        let requests = try SkeletonTest.live(answering: { _ in answer }) { test in
            var text = ""
            dump(test.signIn(), to: &text)
            dump(test.signUp(), to: &text)
            dump(test.search("x"), to: &text)
            _ = test.save()
            dump(test.read(), to: &text)
            _ = test.clear()
            text += test.trace.joined(separator: "\n")
            for secret in ["pass-0815", "tok-4711", "key-canary"] { #expect(!text.contains(secret)) }
            #expect(text.contains("<secret>"))
        }
        #expect(requests.count == 3)
        #expect(requests.filter { $0.target.contains("key-canary") }.isEmpty)
    }
}
