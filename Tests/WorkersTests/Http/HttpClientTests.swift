import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// What comes of a request to a real server: each status, and redirects.
@Suite(.waiting) struct HttpClientTests {
    @Test(arguments: [200, 201, 202, 204, 206, 299])
    func `a status of 2xx is a success`(status: Int) throws {
        let body = status == 204 ? "" : "{}"
        #expect(try HttpTest { _ in .status(status, body: body) }.result == .success(body))
    }

    @Test(arguments: [400, 402, 403, 404, 405, 407, 409, 410, 418, 422, 429, 499, 500, 501, 502, 503, 504, 599])
    func `any other status is that fault`(status: Int) throws {
        #expect(try HttpTest { _ in .status(status, body: "{}") }.result == .failure(.status(status)))
    }

    @Test(arguments: [[], ["WWW-Authenticate: Basic realm=\"koober\""], ["WWW-Authenticate: Bearer"]])
    func `status 401 is unauthorised, asked once`(headers: [String]) throws {
        let test = try HttpTest { _ in .status(401, headers: headers, body: "{}") }
        #expect(test.result == .failure(.unauthorised))
        #expect(test.requests.count == 1)
    }

    @Test(arguments: Thoroughness.choose([302], thorough: [301, 302, 303, 307, 308]))
    func `a redirect is not followed, on the same host or another`(status: Int) throws {
        let other = try LoopbackServer { _ in .json("{}") }
        defer { other.close() }
        for location in [try other.url.absoluteString + "x", "/elsewhere", "//localhost:\(other.port)/x", "", "::"] {
            let test = try HttpTest(HttpRequest(path: "place", authorization: .bearer(Secret("token")))) { _ in
                .status(status, headers: ["Location: \(location)"], body: "{}")
            }
            #expect(test.result == .failure(.status(status)))
            #expect(test.requests.map(\.target) == ["/place"])
        }
        #expect(other.requests == [])
    }

    @Test(arguments: [300, 301, 304, 305, 399])
    func `a status of 3xx without a place to go is that fault`(status: Int) throws {
        #expect(try HttpTest { _ in .status(status) }.result == .failure(.status(status)))
    }

    @Test func `a cookie of one answer is not sent with the next request`() throws {
        let server = try LoopbackServer { _ in .status(200, headers: ["Set-Cookie: id=1; Path=/"], body: "{}") }
        defer { server.close() }
        let url = try server.url
        StageTester.run { tester in
            let client = HttpClient(stage: tester.stage, server: url)
            for _ in 1...2 {
                let asked = tester.begin { () throws(WorkerFault) in
                    _ = try await client.body(of: HttpRequest(path: "place"), for: "test")
                }
                guard case .success? = asked.result else {
                    Issue.record("the request failed: \(String(describing: asked.result))")
                    return
                }
            }
        }
        #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
    }

    @Test(arguments: ["100 Continue", "103 Early Hints", "102 Processing"])
    func `an interim answer is not the answer`(interim: String) throws {
        let answer = "HTTP/1.1 \(interim)\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        #expect(try HttpTest { _ in .raw(answer) }.result == .success("{}"))
        let refusal = "HTTP/1.1 \(interim)\r\n\r\nHTTP/1.1 503 No\r\nContent-Length: 2\r\n\r\n{}"
        #expect(try HttpTest { _ in .raw(refusal) }.result == .failure(.status(503)))
    }
}
