import Foundation
import TestSupport
import Testing
import WalkthroughRunner

struct SceneStateHashTests {
    private enum Phase: Codable {
        case idle
        case failed(reason: String)
    }

    private struct State: Codable {
        var count = 0
        var name: String?
        var phase = Phase.idle
        var rows: [String] = []
        var marks: [String: Bool] = [:]
        var since = Date(timeIntervalSince1970: 0)
    }

    private func differs(_ change: (inout State) -> Void) -> Bool {
        var state = State()
        change(&state)
        return SceneStateHash.of(state) != SceneStateHash.of(State())
    }

    @Test func `what a scene is doing tells its states apart`() {
        #expect(differs { $0.count = 1 })
        #expect(differs { $0.name = "Ada" })
        #expect(differs { $0.phase = .failed(reason: "no") })
        #expect(differs { $0.rows = ["a"] })
        #expect(differs { $0.marks = ["a": true] })
    }

    @Test func `what only grows makes no new state`() {
        #expect(!differs { $0.since = Date(timeIntervalSince1970: 5) })
        expect(SceneStateHash.of(["count": 7]), is: SceneStateHash.of(["count": 1234]))
        expect(SceneStateHash.of(["name": "Race 7"]), is: SceneStateHash.of(["name": "Race 12"]))
        expect(SceneStateHash.of(["rows": [1, 2]]), is: SceneStateHash.of(["rows": [3, 4, 5]]))
    }

    @Test func `a dictionary has no order`() {
        let names = (0..<40).map { ("name \(String(repeating: "x", count: $0))", $0 % 2 == 0) }
        let (one, other) = (Dictionary(uniqueKeysWithValues: names), Dictionary(uniqueKeysWithValues: names.reversed()))
        expect(SceneStateHash.of(one), is: SceneStateHash.of(other))
    }

    @Test func `no state is 0`() { expect(SceneStateHash.of(nil), is: 0) }
}
