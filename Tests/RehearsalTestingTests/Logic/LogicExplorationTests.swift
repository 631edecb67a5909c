import StageRuntime
import TestSupport
import Testing

@testable import RehearsalTesting

/// Explorations of the cart, in which an item that was removed and added again is forgotten.
@Suite struct LogicExplorationTests {
    private enum Action: Equatable {
        case add(String)
        case remove(String)
        case price(String)
        case reply(Int)
        case unasked
    }

    private func exploration(
        _ invariants: KeyValuePairs<String, (CartLogic.State) -> Bool>
    ) -> LogicExploration<CartTest, CartLogic.State, Action> {
        LogicExploration(of: { CartTest(on: $0) }, state: { $0.logic.state }, invariants: invariants) { action, test in
            switch action {
            case .add(let name): test.logic.logic.add(name)
            case .remove(let name): test.logic.logic.remove(name)
            case .price(let name): test.logic.logic.price(name)
            case .reply(let price): if test.prices.price.isWaiting { test.prices.price.answer(.success(price)) }
            case .unasked: test.logic.stageTester.unasked("buy()")
            }
        }
    }

    private static let actions: [Action] = [
        .add("tea"), .add("jam"), .remove("tea"), .remove("jam"), .price("tea"), .price("jam"), .reply(3), .reply(0),
    ]

    @Test func `the shortest sequence that breaks an invariant is printed, ready to paste`() throws {
        let exploration = exploration([
            "no more than two of a kind": { state in state.items.allSatisfy { $0.count <= 2 } },
            "what is free is not in the cart": { state in
                state.items.allSatisfy { state.prices[$0.name] != 0 }
            },
        ])
        let texts = [1, 2, 3].map { seed in
            Failures.of { exploration.explore(actions: Self.actions, steps: 1_000, seed: seed) }.texts
        }
        let unasked = Failures.of { exploration.explore(actions: [.add("tea"), .unasked], steps: 10) }.texts
        try expectGolden((texts + [unasked]).joined().joined(separator: "\n\n"), "exploration.txt")
    }

    @Test func `what holds is tried to the end, and a sequence can be replayed`() {
        let exploration = exploration(["a price is not negative": { $0.prices.values.allSatisfy { $0 >= 0 } }])
        exploration.explore(actions: Self.actions, steps: 2_000)
        exploration.replay([.add("tea"), .price("tea"), .reply(3)])
        let replayed = Failures.of { exploration.replay([.price("tea"), .add("jam"), .reply(-1), .add("tea")]) }
        expect(replayed.lines, is: [#line - 1])
        #expect(
            replayed.texts == [
                """
                After 3 actions: "a price is not negative" does not hold
                    1 .price("tea")
                    2 .add("jam")
                    3 .reply(-1)
                The last one changed (- before, + after):
                  - phase: .loading(since: .seconds(0))
                  + phase: .idle
                  + prices["tea"]: -1
                """
            ])
        expect(Failures.of { exploration.explore(actions: []) }.texts.count, is: 1)
    }
}
