import Foundation
import TestSupport

@testable import StageRuntime

@Suite struct WorkerGateTests {
    private let bench = GateBench()
    private var gate: WorkerGate { bench.gate }

    @Test func `an offline call replies after its latency`() {
        bench.ask("a")
        bench.ask("b", latency: .milliseconds(30))
        bench.ask("c", latency: .zero)
        expect(bench.play(), is: ["c: offline 0s", "b: offline 30ms", "a: offline 50ms"])
    }

    @Test func `whoever varies replies gets each of a server, with its JSON if the decoder can read that`() {
        var seen: [String] = []
        gate.onReply = { seen.append("\($0.call) \($0.body ?? "-") \($0.decodes("ok:x")) \($0.decodes("x"))") }
        bench.ask("a")
        bench.ask("b", GateBench.store)
        bench.ask("c", GateBench.lenient)
        _ = bench.play()
        expect(seen, is: ["test.order \"offline\" true true", "test.search - true false"])
    }

    @Test func `the error of an offline answer is thrown after the latency`() {
        bench.ask("a") { () throws(WorkerFault) in throw .status(404) }
        expect(bench.play(), is: ["a: status 404 50ms"])
    }

    @Test func `the given number of calls fail, then calls reply again`() {
        gate.fail("test.search", with: .status(503), times: 2)
        for name in ["a", "b", "c"] { bench.ask(name) }
        expect(bench.play(), is: ["a: status 503 50ms", "b: status 503 50ms", "c: offline 50ms"])
    }

    @Test func `a lost reply is that of a call that was performed, and a script's own reply waits for the next`() {
        var performed = 0
        gate.loseReplies(of: "test.search", times: 1)
        gate.reply("test.search", with: "ok:scripted")
        bench.ask("a") { () throws(WorkerFault) in
            performed += 1
            return "answer"
        }
        expect((bench.play(), performed), is: (["a: offline 50ms"], 1))
        expect(bench.lines.last, is: "50ms  worker  failure  call=test.search number=1 fault=lost reply")
        bench.ask("b")
        expect(bench.play(.seconds(1)).last, is: "b: scripted 10.05s")
    }

    @Test func `without a number all calls fail, until 0 times ends it`() {
        gate.fail("test.search", with: .unauthorised, times: nil)
        for name in ["a", "b", "c"] { bench.ask(name) }
        expect(bench.play(.seconds(1)), is: ["a", "b", "c"].map { $0 + ": unauthorised 50ms" })
        gate.fail("test.search", with: .unauthorised, times: 0)
        bench.ask("d")
        expect(bench.play(.seconds(1)).last, is: "d: offline 1.05s")
    }

    @Test func `a failure is for the calls of its name only`() {
        gate.fail("test.read", with: .io, times: nil)
        bench.ask("a")
        bench.ask("b", GateBench.store)
        expect(bench.play(), is: ["b: io 0s", "a: offline 50ms"])
    }

    @Test func `offline fails at once, a timeout after the latency and the delay`() {
        gate.delay("test.search", by: .seconds(3))
        gate.fail("test.search", with: .offline, times: 1)
        bench.ask("a")
        bench.stage.settle()
        gate.fail("test.search", with: .timeout, times: 1)
        bench.ask("b")
        expect(bench.play(), is: ["a: offline 0s", "b: timeout 3.05s"])
    }

    @Test func `a network that is offline fails calls of kind network only, and keeps a scripted reply`() {
        gate.isNetworkOffline = true
        gate.reply("test.search", with: "ok:scripted")
        bench.ask("a")
        bench.ask("b", GateBench.store)
        bench.ask("c", GateBench.device)
        expect(bench.play(.seconds(1)), is: ["a: offline 0s", "b: offline 0s", "c: offline 20ms"])
        #expect(bench.lines.contains("0s  worker  failure  call=test.search number=1 fault=offline"))
        gate.isNetworkOffline = false
        bench.ask("d")
        expect(bench.play(.seconds(1)).last, is: "d: scripted 1.05s")
    }

    @Test func `an offline network has precedence over an ordered failure and uses it up`() {
        gate.isNetworkOffline = true
        gate.fail("test.search", with: .status(503), times: 1)
        bench.ask("a")
        expect(bench.play(), is: ["a: offline 0s"])
        gate.isNetworkOffline = false
        gate.reply("test.search", with: "ok:scripted")
        bench.ask("b")
        expect(bench.play(.seconds(1)).last, is: "b: scripted 10.05s")
    }

    @Test func `garbage fails every call, with and without a decoder`() {
        for name in ["test.search", "test.locate", "test.order"] { gate.fail(name, with: .garbage, times: 1) }
        bench.ask("a")
        bench.ask("b", GateBench.device)
        bench.ask("c", GateBench.lenient)
        expect(bench.play(), is: ["c: garbage 0s", "b: garbage 20ms", "a: garbage 50ms"])
        gate.reply("test.order", with: "anything")
        bench.ask("d", GateBench.lenient)
        expect(bench.play(.zero).last, is: "d: taken 10s")
    }

    @Test func `a delay is added to each reply until it is ended`() {
        gate.delay("test.search", by: .seconds(1))
        bench.ask("a")
        _ = bench.play(.milliseconds(1))
        gate.delay("test.search", by: .zero)
        bench.ask("b")
        expect(bench.play(), is: ["b: offline 51ms", "a: offline 1.05s"])
    }

    @Test func `scripted replies go through the decoder, one for each call, in order`() {
        for body in ["ok:first", "broken", "ok:third"] { gate.reply("test.search", with: body) }
        for name in ["a", "b", "c", "d"] { bench.ask(name) }
        expect(bench.play(), is: ["a: first 50ms", "b: garbage 50ms", "c: third 50ms", "d: offline 50ms"])
    }

    @Test func `a failure has precedence over a scripted reply, which waits for the next call`() {
        gate.reply("test.search", with: "ok:scripted")
        gate.fail("test.search", with: .status(500), times: 1)
        for name in ["a", "b"] { bench.ask(name) }
        expect(bench.play(), is: ["a: status 500 50ms", "b: scripted 50ms"])
    }

    @Test func `the reply for a store is written to its file, which the call then finds`() throws {
        gate.reply("test.read", with: "content")
        let storage = bench.stage.storage
        bench.ask("a", GateBench.store) { () throws(WorkerFault) in
            guard let data = try? storage.read("settings") else { throw .io }
            return String(decoding: data, as: UTF8.self)
        }
        try expect((bench.play(), storage.read("settings")), is: (["a: content 0s"], Data("content".utf8)))
    }

    @Test func `a stretched latency stays in the range of the clock`() {
        let call = WorkerCallDescription("a.b", kind: .network, latencyRange: 0...(.infinity))
        expect(call.latencyRange, is: 0...10_000)
        expect(WorkerCallDescription("a.b", kind: .network, latencyRange: -1...2).latencyRange, is: 0...2)
    }

    @Test func `a device call has no body: a reply for it is garbage`() {
        gate.reply("test.locate", with: "ok:here")
        bench.ask("a", GateBench.device)
        expect((bench.play(), GateBench.device.description.canReply), is: (["a: garbage 20ms"], false))
        #expect(GateBench.store.description.canReply)
    }

    @Test func `every request counts, failed and cancelled ones too`() {
        gate.fail("test.search", with: .offline, times: 1)
        bench.ask("a")
        bench.ask("b")
        let task = bench.ask("c")
        bench.stage.settle()
        bench.stage.run { task.cancel() }
        expect(bench.play(), is: ["a: offline 0s", "c: cancelled 0s", "b: offline 50ms"])
        expect((gate.requestCount("test.search"), gate.requestCount("test.read")), is: (3, 0))
    }

    @Test func `a call asked by a task that is cancelled already counts and is cancelled`() {
        let scope = bench.stage.run { TaskScope("test") }
        bench.stage.run {
            scope.start("work") { [gate, notes = bench.notes] in
                scope.end()
                for call in [GateBench.network, GateBench.store] {
                    do throws(WorkerFault) {
                        _ = try await gate.perform(call, offline: { () throws(WorkerFault) in "reply" })
                    } catch {
                        notes.add("\(error)")
                    }
                }
            }
        }
        expect((bench.play(), gate.requestCount("test.search")), is: (["cancelled", "cancelled"], 1))
    }

    @Test func `the trace shows each request and its reply or failure, with secrets hidden`() {
        bench.ask("a", GateBench.network, [.init("text", "swift"), .init("password", "hunter2")])
        bench.ask("b", GateBench.store) { () throws(WorkerFault) in throw .full }
        _ = bench.play()
        expect(
            bench.lines, are: "0s  worker  request  call=test.search number=1 text=swift password=<secret>",
            "0s  worker  request  call=test.read number=1", "0s  worker  failure  call=test.read number=1 fault=full",
            "50ms  worker  reply  call=test.search number=1 text=offline token=<secret>")
        #expect(!bench.stage.trace.last(100).contains { $0.line.contains("hunter2") || $0.line.contains("t0ken") })
    }

    @Test func `a pending reply is shown by the call's name`() {
        bench.ask("a")
        bench.stage.settle()
        expect(bench.stage.loop.pendingTimers.map(\.name), is: ["reply of test.search"])
    }
}
