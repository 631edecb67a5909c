import StageRuntime
import TestSupport
import Testing

/// What the logic tester lets pass; what it says of the rest is in the golden file of failures.
@Suite struct LogicTesterTests {
    @Test func `what is asserted in full passes, by whole state or by what changed`() {
        StageTester.run { tester in
            let test = CartTest(on: tester)
            test.logic.send { $0.add("tea") }
                .expect(state: CartLogic.State(items: [.init(name: "tea")]), calls: [.shown(items: ["tea"])])
            test.logic.advance(by: .seconds(1)).expect()
            test.logic.send { $0.price("tea") }.expect(calls: [.priced("tea")]) {
                $0.phase = .loading(since: .seconds(1))
            }
            test.logic.reply(to: test.prices.price, with: 3).expect {
                $0.phase = .idle
                $0.prices = ["tea": 3]
            }
            test.logic.send { $0.price("jam") }.expect(exhaustivity: .off)
            test.logic.send { $0.price("jar") }.expect(exhaustivity: .off, calls: [.priced("jar")]) {
                $0.phase = .loading(since: .seconds(1))
            }
            test.logic.fail(test.prices.price, call: 2, with: .server).expect { $0.phase = .failed(.server, "jam") }
            test.logic.perform { test.prices.price.answer(.failure(.server)) }.expect {
                $0.phase = .failed(.server, "jar")
            }
            expect(test.logic.state.prices, is: ["tea": 3])
        }
    }
}
