import Foundation
import StageRuntime
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import Workers

/// The process that carries out an exchange, and what it and its starter say to each other.
@Suite(.waiting) struct HttpProcessTests {
    @Test func `without a program that can be started it is offline`() throws {
        let outcome = try HttpTest.send(by: "/nonexistent/program") { _ in .json("{}") }
        #expect(outcome.0 == .failure(.offline))
        #expect(outcome.1 == [])
    }

    @Test(arguments: ["/bin/true", "/bin/cat"])
    func `a program that does something else is garbage`(program: String) throws {
        #expect(try HttpTest.send(by: program) { _ in .json("{}") }.0 == .failure(.garbage))
    }

    @Test func `a request of 1 MB and an answer of 4 MiB go through`() throws {
        let text = String(repeating: "x", count: 1_000_000)
        let request = HttpRequest(method: "POST", path: "place", json: Data(text.utf8))
        let test = try HttpTest(request) { _ in .spaces(4 << 20, tellsLength: true) }
        #expect(test.result == .success(String(repeating: " ", count: 4 << 20)))
        #expect(test.requests.map(\.body) == [text])
    }

    @Test func `neither its command line nor its environment shows what is asked`() throws {
        let request = HttpRequest(
            method: "POST", path: "login", authorization: .bearer(Secret("tok-4711")), json: Data("pass-0815".utf8))
        let outcome = try HttpTest.send(request, by: HttpTest.program) { _ in
            var isSeen = false
            for file in ["cmdline", "environ"] {
                for number in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                    guard let bytes = FileManager.default.contents(atPath: "/proc/\(number)/\(file)") else { continue }
                    let text = String(decoding: bytes, as: UTF8.self)
                    if text.contains("tok-4711") || text.contains("pass-0815") { return .status(500) }
                    if text.contains(HttpExchangeProgram.argument) { isSeen = true }
                }
            }
            return isSeen ? .json("{}") : .status(404)
        }
        #expect(outcome.0 == .success("{}"))
        #expect(outcome.1.map(\.body) == ["pass-0815"])
    }

    @Test func `it ends without an answer where it gets no order`() throws {
        for input in ["", "{}\n", "no order\n"] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: HttpTest.program)
            process.arguments = [HttpExchangeProgram.argument]
            let pipe = Pipe()
            process.standardInput = pipe
            try process.run()
            try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try? pipe.fileHandleForWriting.close()
            process.waitUntilExit()
            #expect(process.terminationStatus == 2)
        }
    }

    @Test func `a program that was not asked for an exchange goes its own way`() {
        HttpExchangeProgram.serve(["rehearse"])
        HttpExchangeProgram.serve(["rehearse", "test", HttpExchangeProgram.argument])
    }

    @Test func `an order comes through as it was given`() throws {
        let url = try #require(URL(string: "https://example.org/a?b=c%20d"))
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data([0, 255, 10])
        request.setValue("Bearer x", forHTTPHeaderField: "Authorization")
        let limits = HttpLimits(timeout: .milliseconds(1_500), bodySize: 7)
        let order = HttpOrder(request, url: url, successes: 200..<300, limits: limits)
        let read = try #require(HttpOrder(line: order.line))
        #expect(read == order)
        #expect(read.request == request)
        #expect(read.range == 200..<300)
        #expect(read.limits == limits)
        #expect(order.line.count { $0 == 10 } == 1)
    }

    @Test func `an order with a range that is none is no order`() throws {
        let url = try #require(URL(string: "http://x/"))
        let order = HttpOrder(URLRequest(url: url), url: url, successes: 200..<300, limits: HttpLimits())
        let text = String(decoding: order.line, as: UTF8.self)
        for range in ["[300,200]", "[200]", "[]"] {
            #expect(HttpOrder(line: Data(text.replacing("[200,300]", with: range).utf8)) == nil)
        }
        #expect(HttpOrder(line: order.line) == order)
    }

    @Test(
        arguments: [
            .success(Data()), .success(Data("body 1\n\n".utf8)), .failure(.offline), .failure(.timeout),
            .failure(.unauthorised), .failure(.status(503)), .failure(.garbage),
        ] as [Result<Data, WorkerFault>])
    func `a reply comes through as it was given, and is garbage if a byte is missing`(
        result: Result<Data, WorkerFault>
    ) {
        let bytes = HttpReply.bytes(of: result)
        #expect(HttpReply.result(of: bytes) == result)
        for count in 0..<bytes.count { #expect(HttpReply.result(of: bytes.prefix(count)) == .failure(.garbage)) }
    }

    @Test(arguments: [
        "\n", "body\n", "body x\nx", "body -1\n", "fault\n", "fault status\n", "fault status x\n", "hello\n",
    ])
    func `any other reply is garbage`(text: String) {
        #expect(HttpReply.result(of: Data(text.utf8)) == .failure(.garbage))
    }
}
