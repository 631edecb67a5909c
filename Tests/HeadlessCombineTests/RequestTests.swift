import Rehearsal
import TestSupport

@Suite struct RequestTests {
    private static let calls = [
        ServerCall("names.list", "GET /names", latency: .milliseconds(200)) { _ in .json(#"["Ann"]"#) }
    ]

    /// Subscribes to a request on a stage; returns what came, each with its time.
    private func lines(of path: String, until end: Duration? = nil) throws -> [String] {
        let url = try #require(URL(string: "https://example.com" + path))
        var lines: [String] = []
        StageTester.run { tester in
            let clock = tester.stage.clock
            let request = StageURLSession(Self.calls).dataTaskPublisher(for: url)
                .map { String(decoding: $0.data, as: UTF8.self) }
                .sink(
                    receiveCompletion: { lines.append("\($0) \(clock.now.offset.text)") },
                    receiveValue: { lines.append("\($0) \(clock.now.offset.text)") })
            if let end {
                tester.advance(by: end)
                request.cancel()
            }
            tester.advance(by: .seconds(1))
            if path != "/names" {
                tester.expectProblems([
                    .undeclared(name: "GET \(path)", kind: "request", list: "StageURLSession")
                ])
            }
        }
        return lines
    }

    @Test func `a request sends its body and finishes, in the stage's time`() throws {
        try expect(lines(of: "/names"), is: [#"["Ann"] 200ms"#, "finished 200ms"])
    }

    @Test func `a cancelled request sends nothing`() throws {
        try expect(lines(of: "/names", until: .milliseconds(100)), is: [])
    }

    @Test func `a request that fails sends its error`() throws {
        let lines = try lines(of: "/other")
        expect((lines.count, lines.first?.hasPrefix("failure("), lines.first?.hasSuffix(" 0s")), is: (1, true, true))
    }
}
