import Foundation
import TestSupport

@testable import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct StageURLSessionTests {
    private static let calls = [
        ServerCall("books.list", "GET /shelf.json", latency: .milliseconds(400), secretArguments: ["token"]) { _ in
            .json(#"["Emma"]"#)
        },
        ServerCall("books.remove", "DELETE /books/*") { request in
            ServerReply(status: 204, headers: ["X-Gone": request.url?.lastPathComponent ?? ""])
        },
        ServerCall("books.first", "/books/first") { _ in .json("1") },
        ServerCall("books.add", "POST /books") { .json(String(decoding: $0.httpBody ?? Data(), as: UTF8.self)) },
    ]

    private static func url(_ path: String) throws -> URL {
        try #require(URL(string: "https://books.example.com" + path))
    }

    /// Performs a request on a stage; returns the outcome, `200 ["Emma"]` or the error's code, and when it came.
    private func outcome(
        of request: URLRequest, on stage: Stage? = nil, _ prepare: (Stage) -> Void = { _ in }
    ) throws -> (text: String, time: String, problems: [StageProblem]) {
        let stage = stage ?? Stage()
        prepare(stage)
        var outcome = ("nothing", "")
        stage.run {
            let session = StageURLSession(Self.calls)
            stage.tasks.start("test") {
                do {
                    let (data, response) = try await session.data(for: request)
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                    outcome.0 = "\(status) \(String(decoding: data, as: UTF8.self))"
                } catch {
                    outcome.0 = "\((error as? URLError)?.code.rawValue ?? 0)"
                }
                outcome.1 = stage.clock.now.offset.text
            }
        }
        stage.advance(by: .seconds(2))
        let problems = stage.takeProblems()
        stage.shutDown()
        return (outcome.0, outcome.1, problems)
    }

    @Test func `a request is answered by its call, after its latency`() throws {
        let outcome = try outcome(of: URLRequest(url: Self.url("/shelf.json")))
        expect((outcome.text, outcome.time, outcome.problems), is: (#"200 ["Emma"]"#, "400ms", []))
    }

    @Test func `the trace has the path, the query without its secrets, and the status`() throws {
        let stage = Stage()
        _ = try outcome(of: URLRequest(url: Self.url("/shelf.json?page=2&token=abc")), on: stage)
        let events = stage.trace.last(20).filter { ["request", "reply"].contains($0.name) }
        #expect(
            events.map { $0.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ") } == [
                "call=books.list number=1 path=/shelf.json page=2 token=<secret>",
                "call=books.list number=1 status=200",
            ])
    }

    @Test(arguments: [
        (WorkerFault.offline, "-1009"), (.timeout, "-1001"), (.status(503), "503 "), (.unauthorised, "401 "),
        (.garbage, "200 garbage"),
    ]) func `a fault of the script is what a URLSession makes of it`(_ fault: WorkerFault, _ expected: String) throws {
        let outcome = try outcome(of: URLRequest(url: Self.url("/shelf.json"))) {
            $0.workers.fail("books.list", with: fault, times: 1)
        }
        expect((outcome.text, outcome.problems), is: (expected, []))
    }

    @Test func `a lost reply is a lost connection, and the server has performed the call`() throws {
        let outcome = try outcome(of: URLRequest(url: Self.url("/shelf.json"))) {
            $0.workers.loseReplies(of: "books.list", times: 1)
        }
        expect((outcome.text, outcome.time), is: ("-1005", "400ms"))
    }

    @Test func `a reply of the script takes the place of the call's`() throws {
        let outcome = try outcome(of: URLRequest(url: Self.url("/shelf.json"))) {
            $0.workers.reply("books.list", with: "[]")
        }
        expect(outcome.text, is: "200 []")
    }

    @Test func `a star stands for any one part of the path, and the method counts`() throws {
        var request = URLRequest(url: try Self.url("/books/12"))
        request.httpMethod = "DELETE"
        try expect(outcome(of: request).text, is: "204 ")
        request.httpMethod = "PUT"
        #expect(
            try outcome(of: request).problems == [
                .undeclared(name: "PUT /books/12", kind: "request", list: "StageURLSession")
            ])
    }

    @Test func `a path alone is that of a GET`() throws {
        try expect(outcome(of: URLRequest(url: Self.url("/books/first"))).text, is: "200 1")
    }

    @Test func `a request that no call stands for fails the run by its method and path`() throws {
        let outcome = try outcome(of: URLRequest(url: Self.url("/covers?token=abc")))
        expect(outcome.text, is: "-1002")
        expect(outcome.problems, is: [.undeclared(name: "GET /covers", kind: "request", list: "StageURLSession")])
    }

    @Test func `an upload has its body, and a data task calls its closure on the stage, once`() throws {
        let url = try Self.url("/books")
        StageTester.run { tester in
            let session = StageURLSession(Self.calls)
            var lines: [String] = []
            tester.stage.tasks.start("upload") {
                var request = URLRequest(url: url)
                request.httpMethod = "POST"
                lines.append(
                    String(decoding: try await session.upload(for: request, from: Data("1".utf8)).0, as: UTF8.self))
            }
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            request.httpBody = Data("2".utf8)
            let task = session.dataTask(with: request) { data, response, error in
                lines.append(String(decoding: data ?? Data(), as: UTF8.self))
                if (response as? HTTPURLResponse)?.statusCode != 200 || error != nil { lines.append("wrong") }
            }
            task.resume()
            task.resume()
            tester.advance(by: .seconds(1))
            expect(lines, is: ["1", "2"])
        }
    }

    @Test func `a cancelled data task ends with the error of a URLSession`() throws {
        let url = try Self.url("/shelf.json")
        StageTester.run { tester in
            var codes: [URLError.Code?] = []
            let task = StageURLSession(Self.calls).dataTask(with: url) { _, _, error in
                codes.append((error as? URLError)?.code)
            }
            task.resume()
            tester.settle()
            task.cancel()
            tester.advance(by: .seconds(1))
            expect(codes, is: [.cancelled])
        }
    }

    @Test func `a live worker's request goes to its server`() throws {
        let server = try LoopbackServer { .status(201, body: $0.path) }
        defer { server.close() }
        var options = StageOptions()
        options.environment = WorkerEnvironment(baseURL: try server.url, liveWorkers: ["books"])
        options.patience = .seconds(900)
        let url = try server.url.appendingPathComponent("shelf.json")
        let outcome = try outcome(of: URLRequest(url: url), on: Stage(options))
        expect((outcome.text, outcome.problems), is: ("201 /shelf.json", []))
    }
}
