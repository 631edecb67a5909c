import KooberWorkers
import TestSupport
import Testing

@testable import KooberScenes

/// The ride options of one ride: asked for until they are there.
@Suite struct RideOptionsStoreTests {
    private func load(_ store: RideOptionsStore, _ tester: StageTester) -> TaskOutcome<Bool, KooberServerError> {
        tester.begin { () async throws(KooberServerError) in
            try await store.load()
            return true
        }
    }

    @Test func `it asks for the pick-up, once, and sorts by size and among equals by price`() {
        StageTester.run { tester in
            var pickups: [Location] = []
            let worker = RideOptionsStub(isStubborn: false) { pickups.append($0) }
            let store = RideOptionsStore(pickup: Samples.pickup, worker: worker)
            expect(store.options, is: [])
            let first = load(store, tester)
            let dear = RideOption(id: "2", name: "Dear", riders: 1, priceLevel: 2)
            let cheap = RideOption(id: "4", name: "Cheap", riders: 4, priceLevel: 1)
            worker.replies.answer(.success([Samples.kangaroo, dear, cheap, Samples.wallaby]))
            tester.settle()
            expect(first.result, is: .success(true))
            expect(load(store, tester).result, is: .success(true))
            expect(store.options, is: [Samples.wallaby, dear, cheap, Samples.kangaroo])
            expect(pickups, is: [Samples.pickup])
        }
    }

    @Test func `after a failure it asks again`() {
        StageTester.run { tester in
            let worker = RideOptionsStub(isStubborn: false) { _ in }
            let store = RideOptionsStore(pickup: Samples.pickup, worker: worker)
            let first = load(store, tester)
            worker.replies.answer(.failure(.server))
            tester.settle()
            expect(first.result, is: .failure(.server))
            expect(store.options, is: [])
            let second = load(store, tester)
            worker.replies.answer(.success([Samples.wallaby]))
            tester.settle()
            expect(second.result, is: .success(true))
            expect(store.options, is: [Samples.wallaby])
            expect(worker.replies.count, is: 2)
        }
    }
}
