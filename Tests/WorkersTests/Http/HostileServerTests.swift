import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// Servers that say what no server should: each answer is a fault or is taken for what it is, and nothing ends the app.
@Suite(.waiting) struct HostileServerTests {
    private static let good = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

    /// What `URLSession` of FoundationNetworking does not survive, over http and https alike.
    private static let deadly = [
        // Cut off within the headers.
        "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nX: 1\r\n", "HTTP/1.1 200 OK\r\nX: 1",
        "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n", "HTTP/1.1 302 Found\r\nLocation: /x\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic\r\n", "HTTP/1.1 500 No\r\n",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n",
        // A length that does not fit where it is put.
        "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775296\r\nX: 1\r\n\r\n{}",
        // Redirects to hosts that are none.
        "HTTP/1.1 301 Moved\r\nLocation: //[::1]\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 303 Moved\r\nLocation: //a%2fb\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 308 Moved\r\nLocation: //%00\r\nContent-Length: 2\r\n\r\n{}",
        // Trailers, which HTTP allows.
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: 1\r\n\r\n",
    ]

    @Test(arguments: deadly)
    func `an answer that URLSession does not survive is garbage`(answer: String) throws {
        let test = try HttpTest(isDeadly: true) { _ in .raw(answer) }
        #expect(test.result == .failure(.garbage))
        #expect(test.requests.count == 1)
    }

    @Test func `after such an answer the next one is taken as ever, and one under way beside it too`() throws {
        let server = try LoopbackServer { $0.path == "/bad" ? .raw("HTTP/1.1 200 OK\r\n") : .json("{}") }
        defer { server.close() }
        let url = try server.url
        let results = StageTester.run(HttpTest.options()) { tester in
            let client = HttpClient(stage: tester.stage, server: url)
            let asked = ["bad", "good", "bad", "good"].map { path in
                tester.begin { () throws(WorkerFault) in
                    try await client.body(of: HttpRequest(path: path), for: path)
                }
            }
            tester.settle()
            return asked.map(\.result)
        }
        let body = Data("{}".utf8)
        #expect(results == [.failure(.garbage), .success(body), .failure(.garbage), .success(body)])
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nGarbage\r\n\r\n{}", "HTTP/1.1 200 OK\r\n: x\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nA b: c\r\n\r\n{}", "HTTP/1.1 200 OK\r\n:\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\n b\r\n\r\n{}", "HTTP/1.1 200 OK\r\nX: a\u{0}b\r\n\r\n{}",
        "HTTP/1.1 200 O\u{0}K\r\n\r\n{}", "HTTP/1.1  200 OK\r\n\r\n{}", "HTTP/1.1 200 OK\n\n{}",
        "HTTP/1.1 99 Low\r\n\r\n", "HTTP/1.1 1000 High\r\n\r\n", "ICY 200 OK\r\n\r\n{}",
        "\r\nHTTP/1.1 200 OK\r\n\r\n{}", "HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: abc\r\n\r\n{}", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854774784\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: 1\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: other\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Encoding: other\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip, gzip, gzip, gzip, gzip\r\n\r\n{}",
    ])
    func `an answer that is not well-formed is garbage`(answer: String) throws {
        #expect(try HttpTest { _ in .raw(answer) }.result == .failure(.garbage))
    }

    @Test func `headers that are not UTF-8 are garbage`() throws {
        for head in [Data("HTTP/1.1 200 ".utf8), Data("HTTP/1.1 200 OK\r\nX: ".utf8)] {
            let answer = head + [0xFF, 0xFE] + Data("\r\nContent-Length: 2\r\n\r\n{}".utf8)
            #expect(try HttpTest { _ in .bytes(answer) }.result == .failure(.garbage))
        }
    }

    @Test(arguments: ["X: ", "HTTP/1.1 200 "])
    func `a line of 1 MB within the headers is garbage, and so are many lines`(start: String) throws {
        let line = start + String(repeating: "x", count: 1_000_000)
        let head = start.hasPrefix("X") ? "HTTP/1.1 200 OK\r\n" : ""
        #expect(try HttpTest { _ in .raw(head + line + "\r\n\r\n{}") }.result == .failure(.garbage))
        let lines = (0..<5_000).map { "X\($0): " + String(repeating: "x", count: 200) }.joined(separator: "\r\n")
        let answer = "HTTP/1.1 200 OK\r\n" + lines + "\r\n\r\n{}"
        #expect(try HttpTest { _ in .raw(answer) }.result == .failure(.garbage))
    }

    @Test(arguments: [
        "Content-Length: 2, 2", "Content-Length: 9223372036854775808", "Content-Length: 99999999999999999999999999",
        "X: a\r\n folded\r\nContent-Length: 2", "X:\r\nContent-Length: 2", "X: \u{1}\u{7F}\"\\\r\nContent-Length: 2",
        "X: é\r\nContent-Length: 2", "Content-Type: ;charset=\"\\\r\nContent-Length: 2",
        "Content-Disposition: attachment; filename=\"\\\r\nContent-Length: 2",
        "Set-Cookie: =; =;;;expires=x; Max-Age=99999999999999999999\r\nContent-Length: 2",
        "Location: //%00\r\nContent-Length: 2", "Content-Range: bytes 5-99999999999999999999/1\r\nContent-Length: 2",
    ])
    func `odd headers of a whole answer do not keep it from being taken`(headers: String) throws {
        let answer = "HTTP/1.1 200 OK\r\n" + headers + "\r\n\r\n{}"
        #expect(try HttpTest { _ in .raw(answer) }.result == .success("{}"))
    }

    @Test func `what comes after the length that was told is not read`() throws {
        #expect(try HttpTest { _ in .raw(Self.good + Self.good) }.result == .success("{}"))
        let short = "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n{}"
        #expect(try HttpTest { _ in .raw(short) }.result == .success("{"))
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nX: 1\r\n"])
    func `a connection that is reset before the answer is offline`(answer: String) throws {
        #expect(try HttpTest { _ in .reset(after: answer) }.result == .failure(.offline))
    }

    @Test func `a body of 50 MB in 246 bytes is refused`() throws {
        let body = try #require(
            Data(
                base64Encoded: """
                    H4sIAAAAAAACA+3cr05CcRgG4MOfgLoJBmYgQLCQrBDYtJhgM0hmXADX4GGMROYSDF4AF2DzDtDmBRiYcwSmO+ycKyD/fs+TvvzGd9/e\
                    9qqW5MqV77d5fqSd9X/3+vU8AQAAAAKXfi4qpfzoZNuHxzEAAAAQumn9slqUAn+T1r04AAAAIHjLQa9RfAj8PM+q4gAAAIDgNfdfd0UX\
                    8J5trp7kAQAAAMH7MBgAAAAAUTEYAAAAAHExGAAAAABxMRgAAAAAkTEYAAAAAHExGAAAAABxeRn0bvIuoPGbbW6HCQAAAKfbXYz6s7N0\
                    dygfAWVTdKbvvQAA
                    """))
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip\r\nContent-Length: \(body.count)\r\n\r\n"
        #expect(try HttpTest { _ in .bytes(Data(head.utf8) + body) }.result == .failure(.garbage))
    }

    @Test(arguments: [302, 308])
    func `a redirect to itself is not followed even once`(status: Int) throws {
        let test = try HttpTest { request in .status(status, headers: ["Location: \(request.target)"]) }
        #expect(test.result == .failure(.status(status)))
        #expect(test.requests.count == 1)
    }

    @Test(arguments: [401, 500])
    func `of an answer that is no success the body is not read`(status: Int) throws {
        let head = "HTTP/1.1 \(status) No\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 50000\r\n\r\n{"
        let fault: WorkerFault = status == 401 ? .unauthorised : .status(status)
        for program in [HttpTest.program, nil] {
            let server = try LoopbackServer { _ in .hanging(after: head) }
            defer { server.close() }
            let url = try server.url
            let result = StageTester.run(HttpTest.options(program)) { tester in
                let client = HttpClient(stage: tester.stage, server: url)
                return tester.begin { () throws(WorkerFault) in
                    try await client.body(of: HttpRequest(path: "place"), for: "test").count
                }.result
            }
            #expect(result == .failure(fault))
            #expect(server.waitForAbandonedConnection())
        }
    }
}
