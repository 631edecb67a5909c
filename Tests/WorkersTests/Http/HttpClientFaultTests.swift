import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// Servers that are slow, break off, send nonsense or far too much, or are not there.
@Suite(.waiting) struct HttpClientFaultTests {
    /// Long enough never to be reached where an answer comes, short enough to wait for where none does.
    private let impatient = HttpLimits(timeout: .milliseconds(300))

    @Test(arguments: [
        "", "\r\n\r\n", "garbage", "garbage\r\n\r\nmore", "HTTP/1.1\r\n\r\n", "HTTP/1.1 2",
        "HTTP/1.1 abc OK\r\n\r\n", "HTTP/1.1 0 Zero\r\n\r\n", "HTTP/1.1 -1 Minus\r\n\r\n",
        "HTTP/1.1 99999999999999999999 Many\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "{\"token\":\"x\"}",
        "\u{0}\u{1}\u{2}\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nfive!\r\n0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\n{{}}",
    ])
    func `an answer that is no HTTP is garbage`(answer: String) throws {
        #expect(try HttpTest { _ in .raw(answer) }.result == .failure(.garbage))
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfive!",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfive!\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfi",
    ])
    func `a body that is cut off is garbage, not a shorter body`(answer: String) throws {
        #expect(try HttpTest { _ in .raw(answer) }.result == .failure(.garbage))
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfive!", "HTTP/1.1 100 Continue\r\n\r\n",
    ])
    func `a server that stops answering is a timeout, wherever it stops`(answer: String) throws {
        let result = try HttpTest(limits: impatient) { _ in .hanging(after: answer) }.result
        #expect(result == .failure(.timeout))
    }

    @Test func `a server that is not there is offline`() throws {
        let server = try LoopbackServer { _ in .json("{}") }
        server.close()
        let url = try server.url
        let result = StageTester.run { tester in
            let client = HttpClient(stage: tester.stage, server: url)
            return tester.begin { () throws(WorkerFault) in
                try await client.body(of: HttpRequest(path: "place"), for: "test")
            }.result
        }
        #expect(result == .failure(.offline))
    }

    @Test(arguments: [true, false])
    func `a body of 50 MB is refused`(tellsLength: Bool) throws {
        let test = try HttpTest { _ in .spaces(50_000_000, tellsLength: tellsLength) }
        #expect(test.result == .failure(.garbage))
    }

    @Test func `a body without end is refused, and the connection ended`() throws {
        let server = try LoopbackServer { _ in .endless }
        defer { server.close() }
        let url = try server.url
        let result = StageTester.run { tester in
            let client = HttpClient(stage: tester.stage, server: url)
            return tester.begin { () throws(WorkerFault) in
                try await client.body(of: HttpRequest(path: "place"), for: "test").count
            }.result
        }
        #expect(result == .failure(.garbage))
        #expect(server.waitForAbandonedConnection())
    }

    @Test(arguments: [true, false])
    func `a body of exactly the limit is taken, one byte more is not`(tellsLength: Bool) throws {
        let limits = HttpLimits(bodySize: 1 << 21 + 1)
        let test = try HttpTest(limits: limits) { _ in .spaces(1 << 21 + 1, tellsLength: tellsLength) }
        #expect(test.result == .success(String(repeating: " ", count: 1 << 21 + 1)))
        let other = try HttpTest(limits: limits) { _ in .spaces(1 << 21 + 2, tellsLength: tellsLength) }
        #expect(other.result == .failure(.garbage))
    }

    @Test func `the limits of an app are 20 s and 4 MiB`() {
        let limits = HttpLimits()
        #expect(limits == HttpLimits(timeout: .seconds(20), bodySize: 4_194_304))
    }

    @Test func `a cancelled request ends at once, and the server sees the connection end`() throws {
        let arrival = Mailbox()
        let server = try LoopbackServer { _ in
            arrival.post()
            return .hanging()
        }
        defer { server.close() }
        let url = try server.url
        let result = StageTester.run { tester in
            let client = HttpClient(stage: tester.stage, server: url)
            let asked = TaskOutcome<Data, WorkerFault>("ask", on: tester.stage.tasks) { () throws(WorkerFault) in
                try await client.body(of: HttpRequest(path: "place"), for: "test")
            }
            _ = tester.begin("leave") {
                try? await tester.stage.elsewhere("arrival", arrival.open)
                asked.cancel()
            }
            return asked.result
        }
        #expect(result == .failure(.cancelled))
        #expect(server.waitForAbandonedConnection())
    }
}
