import Foundation
import TestSupport

@testable import StageRuntime

@Suite struct WorkerGateLiveTests {
    private let bench = GateBench()
    private var gate: WorkerGate { bench.gate }

    /// A fetch that takes a time, notes that it ran, and brings a body or throws.
    private func fetch(
        _ body: String, takes time: Duration = .zero, fault: WorkerFault? = nil
    ) -> () async throws(WorkerFault) -> Data {
        { [bench] () async throws(WorkerFault) in
            bench.notes.add("fetch")
            do { try await bench.stage.clock.sleep(for: time) } catch { throw .cancelled }
            if let fault { throw fault }
            return Data(body.utf8)
        }
    }

    @Test func `the fetched body is decoded, without a latency of the gate`() {
        bench.askLive("a", fetch: fetch("ok:live", takes: .milliseconds(7)))
        bench.askLive("b", fetch: fetch("broken"))
        expect(bench.play(), is: ["fetch", "fetch", "b: garbage 0s", "a: live 7ms"])
        expect(
            bench.lines, are: "0s  worker  request  call=test.search number=1",
            "0s  worker  request  call=test.search number=2",
            "0s  worker  failure  call=test.search number=2 fault=garbage",
            "7ms  worker  reply  call=test.search number=1 text=live token=<secret>")
    }

    @Test func `a call without a decoder is garbage`() {
        bench.askLive("a", GateBench.device, fetch: fetch("ok:here"))
        expect(bench.play(), is: ["fetch", "a: garbage 0s"])
    }

    @Test func `a call whose reply is Void needs no decoder, live and in a script`() {
        let call = WorkerCall<Void>(WorkerCallDescription("test.delete", kind: .network))
        gate.reply("test.delete", with: "")
        let fetch = fetch("", fault: nil)
        bench.stage.run {
            bench.stage.tasks.start("ask") { [bench] in
                for _ in 1...2 {
                    do {
                        try await bench.gate.perform(call, live: fetch)
                        bench.notes.add("done")
                    } catch {
                        bench.notes.add("failed")
                    }
                }
            }
        }
        expect(bench.play(), is: ["done", "fetch", "done"])
    }

    @Test func `a live call whose reply gets lost is fetched`() {
        gate.loseReplies(of: "test.search", times: 1)
        bench.askLive("a", fetch: fetch("ok:live", takes: .milliseconds(7)))
        expect(bench.play(), is: ["fetch", "a: offline 7ms"])
    }

    @Test func `nothing is fetched if the script gives the fault or the reply`() {
        gate.fail("test.search", with: .status(503), times: 1)
        gate.reply("test.search", with: "ok:scripted")
        bench.askLive("a", fetch: fetch("ok:live"))
        bench.askLive("b", fetch: fetch("ok:live"))
        gate.isNetworkOffline = false
        expect(bench.play(), is: ["a: status 503 50ms", "b: scripted 50ms"])
    }

    @Test func `a network that is offline fetches nothing and fails at once`() {
        gate.isNetworkOffline = true
        bench.askLive("a", fetch: fetch("ok:live"))
        expect(bench.play(), is: ["a: offline 0s"])
    }

    @Test func `the reply for a store is put in its file, then it is read like any other`() throws {
        gate.reply("test.read", with: "ok:content")
        let storage = bench.stage.storage
        bench.askLive("a", GateBench.store) { () async throws(WorkerFault) in
            do throws(StorageError) {
                return try storage.read("settings") ?? Data()
            } catch {
                throw error.fault
            }
        }
        expect(bench.play(), is: ["a: content 0s"])
    }

    @Test func `delay and hold apply to fetched replies and to fetches that fail`() {
        gate.delay("test.search", by: .seconds(1))
        bench.askLive("a", fetch: fetch("ok:live"))
        bench.askLive("b", fetch: fetch("", fault: .status(500)))
        expect(bench.play(.seconds(2)), is: ["fetch", "fetch", "a: live 1s", "b: status 500 1s"])
        gate.hold("test.search")
        bench.askLive("c", fetch: fetch("", fault: .status(500)))
        expect(bench.play(.seconds(2)).count, is: 5)
        bench.stage.run { _ = gate.release("test.search") }
        expect(bench.play(.seconds(1)).last, is: "c: status 500 4s")
    }

    @Test func `a hold that is released while the body is fetched holds it no more`() {
        gate.hold("test.search")
        bench.askLive("a", fetch: fetch("ok:live", takes: .milliseconds(10)))
        bench.stage.settle()
        expect((bench.stage.run { gate.release("test.search") }, bench.play()), is: (0, ["fetch", "a: live 10ms"]))
    }

    @Test func `cancelling the task cancels the fetch`() {
        let task = bench.askLive("a", fetch: fetch("ok:live", takes: .seconds(1)))
        bench.stage.settle()
        bench.stage.run { task.cancel() }
        expect(bench.play(), is: ["fetch", "a: cancelled 0s"])
        expect(bench.lines.last, is: "0s  worker  failure  call=test.search number=1 fault=cancelled")
    }

    @Test func `a real fetch comes in through the inbox`() async {
        let lines = await onOwnThread {
            let bench = GateBench()
            bench.askLive("a") { [stage = bench.stage] () async throws(WorkerFault) in
                do {
                    return try await stage.elsewhere("fetch") { (token: StageToken<Data>) in
                        Thread.detachNewThread { token.resume(returning: Data("ok:real".utf8)) }
                        return {}
                    }
                } catch {
                    throw .cancelled
                }
            }
            return bench.play()
        }
        expect(lines, is: ["a: real 0s"])
    }
}
