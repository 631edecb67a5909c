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

    @Test(arguments: ["/usr/bin/true", "/bin/cat"])
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

    #if os(Linux)
        @Test func `neither its command line nor its environment shows what is asked`() throws {
            let request = HttpRequest(
                method: "POST", path: "login", authorization: .bearer(Secret("tok-4711")), json: Data("pass-0815".utf8))
            let outcome = try HttpTest.send(request, by: HttpTest.program) { _ in
                var isSeen = false
                for file in ["cmdline", "environ"] {
                    for number in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                        guard let bytes = FileManager.default.contents(atPath: "/proc/\(number)/\(file)") else {
                            continue
                        }
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
    #endif

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
        let line = try JSONEncoder().encode(order)
        #expect(try JSONDecoder().decode(HttpOrder.self, from: line) == order)
        #expect(order.request == request)
        #expect(!line.contains(UInt8(ascii: "\n")))
    }

    @Test(
        arguments: [
            .success(Data()), .success(Data("{}\n".utf8)), .failure(.offline), .failure(.timeout),
            .failure(.unauthorised), .failure(.status(503)), .failure(.garbage),
        ] as [Result<Data, WorkerFault>])
    func `a reply comes through as it was given`(result: Result<Data, WorkerFault>) throws {
        let bytes = try JSONEncoder().encode(HttpReply(result))
        #expect(try JSONDecoder().decode(HttpReply.self, from: bytes).result == result)
    }
}
