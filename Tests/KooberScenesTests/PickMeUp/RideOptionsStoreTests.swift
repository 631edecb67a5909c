import TestSupport
import Testing
import Workers

@testable import KooberScenes

/// The ride options of one ride: asked for until they are there.
@Suite struct RideOptionsStoreTests {
    @Test func `it asks for the pick-up, once, and sorts by size and among equals by price`() {
        StageTester.run { tester in
            var pickups: [Location] = []
            let worker = RideOptionsStub(isStubborn: false) { pickups.append($0) }
            let store = RideOptionsStore(pickup: Samples.pickup, worker: worker)
            let first = tester.begin { () async throws(KooberServerError) in try await store.options() }
            let dear = RideOption(id: "2", name: "Dear", riders: 1, priceLevel: 2)
            worker.replies.answer(.success([Samples.kangaroo, dear, Samples.wallaby]))
            tester.settle()
            #expect(first.result == .success([Samples.wallaby, dear, Samples.kangaroo]))
            let second = tester.begin { () async throws(KooberServerError) in try await store.options() }
            #expect(second.result == .success([Samples.wallaby, dear, Samples.kangaroo]))
            #expect(pickups == [Samples.pickup])
        }
    }

    @Test func `after a failure it asks again`() {
        StageTester.run { tester in
            let worker = RideOptionsStub(isStubborn: false) { _ in }
            let store = RideOptionsStore(pickup: Samples.pickup, worker: worker)
            let first = tester.begin { () async throws(KooberServerError) in try await store.options() }
            worker.replies.answer(.failure(.server))
            tester.settle()
            #expect(first.result == .failure(.server))
            let second = tester.begin { () async throws(KooberServerError) in try await store.options() }
            worker.replies.answer(.success([Samples.wallaby]))
            tester.settle()
            #expect(second.result == .success([Samples.wallaby]))
            #expect(worker.replies.count == 2)
        }
    }
}
