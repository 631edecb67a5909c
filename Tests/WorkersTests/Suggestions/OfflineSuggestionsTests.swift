import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The offline worker: the call's latency, and all that a script can do to it.
@Suite struct OfflineSuggestionsTests {
    private let name = "suggestions.search"

    /// Performs a test of the worker.
    private func test(_ body: (OfflineSuggestions, StageTester) throws -> Void) rethrows {
        try StageTester.run { tester in
            try body(OfflineSuggestions(gate: tester.stage.workers), tester)
        }
    }

    private func search(
        _ text: String, _ worker: OfflineSuggestions, _ tester: StageTester
    ) -> TaskOutcome<[String], SuggestionsError> {
        tester.begin { () throws(SuggestionsError) in try await worker.search(text) }
    }

    @Test func `the call is the network's and takes 50 ms`() {
        #expect(
            SuggestionsCalls.search.description
                == WorkerCallDescription("suggestions.search", kind: .network, latency: .milliseconds(50)))
    }

    @Test func `a reply comes after exactly 50 ms`() {
        test { worker, tester in
            let search = search("swift b", worker, tester)
            tester.advance(by: .nanoseconds(49_999_999))
            #expect(search.result == nil)
            tester.advance(by: .nanoseconds(1))
            #expect(search.result == .success(["swift bird"]))
        }
    }

    @Test func `request and reply are traced, with the text and how many terms there are`() {
        test { worker, tester in
            _ = search("swift b", worker, tester)
            tester.advance(by: .seconds(1))
            #expect(
                tester.stage.trace.last(10).map(\.line) == [
                    "0s  worker  request  call=suggestions.search number=1 text=swift b",
                    "50ms  worker  reply  call=suggestions.search number=1 count=1",
                ])
        }
    }

    @Test func `searches side by side each get their own reply, in the order asked`() {
        test { worker, tester in
            let first = search("swift b", worker, tester)
            tester.advance(by: .milliseconds(10))
            let second = search("münchen", worker, tester)
            #expect(tester.stage.workers.requestCount(name) == 2)
            tester.advance(by: .milliseconds(40))
            #expect(first.result == .success(["swift bird"]))
            #expect(second.result == nil)
            tester.advance(by: .milliseconds(10))
            #expect(second.result == .success(["münchen"]))
        }
    }

    @Test func `empty text and text that no term has are asked and find nothing`() {
        test { worker, tester in
            let searches = ["", "zzz"].map { search($0, worker, tester) }
            tester.advance(by: .milliseconds(50))
            #expect(searches.map(\.result) == [.success([]), .success([])])
            #expect(tester.stage.workers.requestCount(name) == 2)
        }
    }

    @Test func `a cancelled search ends at once, is counted, and never replies`() {
        test { worker, tester in
            let search = search("swift b", worker, tester)
            tester.advance(by: .milliseconds(20))
            search.cancel()
            tester.settle()
            #expect(search.result == .failure(.cancelled))
            tester.advance(by: .seconds(1))
            #expect(tester.stage.workers.requestCount(name) == 1)
            #expect(
                tester.stage.trace.last(10).map(\.line) == [
                    "0s  worker  request  call=suggestions.search number=1 text=swift b",
                    "20ms  worker  failure  call=suggestions.search number=1 fault=cancelled",
                ])
        }
    }

    @Test func `without a connection a search fails at once`() {
        test { worker, tester in
            tester.stage.workers.isNetworkOffline = true
            #expect(search("swift b", worker, tester).result == .failure(.server))
            tester.stage.workers.isNetworkOffline = false
            let search = search("swift b", worker, tester)
            tester.advance(by: .milliseconds(50))
            #expect(search.result == .success(["swift bird"]))
        }
    }

    @Test(arguments: [
        (WorkerFault.timeout, SuggestionsError.server), (.status(503), .server), (.status(404), .server),
        (.unauthorised, .server), (.garbage, .decoding),
    ])
    func `a failure that a script asks for comes after the latency`(fault: WorkerFault, error: SuggestionsError) {
        test { worker, tester in
            tester.stage.workers.fail(name, with: fault, times: 1)
            let failed = search("swift b", worker, tester)
            let next = search("swift b", worker, tester)
            tester.advance(by: .nanoseconds(49_999_999))
            #expect(failed.result == nil)
            tester.advance(by: .nanoseconds(1))
            #expect(failed.result == .failure(error))
            #expect(next.result == .success(["swift bird"]))
        }
    }

    @Test(arguments: [
        (#"["swi",["one","two"],[]]"#, Result<[String], SuggestionsError>.success(["one", "two"])),
        ("", .failure(.decoding)), (#"["swi"]"#, .failure(.decoding)), (#"["swi",["#, .failure(.decoding)),
    ])
    func `a reply that a script gives goes through the live decoder`(
        body: String, expected: Result<[String], SuggestionsError>
    ) {
        test { worker, tester in
            tester.stage.workers.reply(name, with: body)
            let search = search("swift b", worker, tester)
            tester.advance(by: .milliseconds(50))
            #expect(search.result == expected)
        }
    }

    @Test func `a delay adds to the latency`() {
        test { worker, tester in
            tester.stage.workers.delay(name, by: .seconds(3))
            let search = search("swift b", worker, tester)
            tester.advance(by: .milliseconds(3_049))
            #expect(search.result == nil)
            tester.advance(by: .milliseconds(1))
            #expect(search.result == .success(["swift bird"]))
        }
    }

    @Test func `held replies come when they are released`() {
        test { worker, tester in
            tester.stage.workers.hold(name)
            let search = search("swift b", worker, tester)
            tester.advance(by: .seconds(9))
            #expect(search.result == nil)
            tester.stage.workers.release(name)
            tester.settle()
            #expect(search.result == .success(["swift bird"]))
        }
    }

    @Test(arguments: [
        (WorkerFault.offline, SuggestionsError.server), (.timeout, .server), (.status(500), .server),
        (.unauthorised, .server), (.garbage, .decoding), (.io, .server), (.full, .server), (.cancelled, .cancelled),
    ])
    func `every fault has its error`(fault: WorkerFault, error: SuggestionsError) {
        #expect(SuggestionsError(fault) == error)
    }
}
