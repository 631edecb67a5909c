import StageRuntime
import TestSupport
import Testing

/// What the logic tester lets pass, and what it says where it does not.
@Suite struct LogicTesterTests {
    private typealias Tester = LogicTester<CounterLogic, CounterLogic.State, CounterLogic.Call>

    /// Performs a test of the counter.
    private func test(_ body: (Tester, StageTester) -> Void) {
        StageTester.run { stage in
            let log = CallLog<CounterLogic.Call>()
            body(LogicTester(CounterLogic(log: log), on: stage, log: log) { $0.state }, stage)
        }
    }

    @Test func `what is asserted in full passes, by whole state or by what changed`() {
        test { tester, stage in
            tester.send { $0.add() }
                .expect(state: CounterLogic.State(count: 1), calls: [.shown(count: 1, isEven: false)])
            tester.send { $0.add() }.expect(calls: [.shown(count: 2, isEven: true)]) { $0.count = 2 }
            tester.send { $0.addLater(on: stage.stage.tasks) }.expect()
            tester.advance(by: .milliseconds(999)).expect()
            tester.advance(by: .milliseconds(1)).expect(calls: [.shown(count: 3, isEven: false)]) { $0.count = 3 }
            tester.perform { tester.logic.name("x") }.expect(calls: [.named("x")]) { $0.note = "x" }
            #expect(tester.state == CounterLogic.State(count: 3, note: "x"))
        }
    }

    @Test func `a state that differs fails with both, line by line, where it was expected`() {
        let failures = Failures.of {
            test { tester, _ in
                tester.send { $0.add() }.expect(calls: [.shown(count: 1, isEven: false)]) { $0.note = nil }
            }
        }
        #expect(
            failures.texts == [
                """
                The Logic's state is not as expected (- expected, + actual). Correct the expectation, or the code it is about.
                  State(
                -   count: 0
                -   note: nil
                +   count: 1
                +   note: "none"
                  )
                """
            ])
        #expect(failures.lines == [#line - 15])
    }

    @Test func `calls that differ in order or in number fail with both`() {
        let failures = Failures.of {
            test { tester, _ in
                tester.send {
                    $0.add()
                    $0.name("a")
                }
                .expect(calls: [.named("a"), .shown(count: 1, isEven: false)]) {
                    $0.count = 1
                    $0.note = "a"
                }
                tester.send { $0.name("b") }.expect(calls: [.named("b"), .ended]) { $0.note = "b" }
            }
        }
        let head =
            "The Logic's calls are not as expected (- expected, + actual). "
            + "Correct the expectation, or the code it is about."
        #expect(
            failures.texts == [
                """
                \(head)
                  [
                -   named("a")
                    shown(count: 1, isEven: false)
                +   named("a")
                  ]
                """,
                """
                \(head)
                  [
                    named("b")
                -   ended
                  ]
                """,
            ])
    }

    @Test func `a step whose result nobody asserts fails at the next step, where the first stands`() {
        let failures = Failures.of {
            test { tester, _ in
                _ = tester.send { $0.add() }
                tester.send { $0.add() }.expect(calls: [.shown(count: 2, isEven: true)]) { $0.count = 2 }
            }
        }
        #expect(
            failures.texts == [
                """
                What this step did is not asserted. Follow it by .expect(state:calls:).
                The state changed (- before, + after):
                  State(
                -   count: 0
                +   count: 1
                    note: "none"
                  )
                The calls:
                  shown(count: 1, isEven: false)
                """
            ])
        #expect(failures.lines == [#line - 18])
    }

    @Test func `what nobody asserts fails at the end of the test too`() {
        let failures = Failures.of {
            test { tester, _ in
                tester.send { $0.add() }.expect(calls: [.shown(count: 1, isEven: false)]) { $0.count = 1 }
                tester.logic.name("none")
            }
        }
        #expect(
            failures.texts == [
                """
                What this step did is not asserted. Follow it by .expect(state:calls:).
                The calls:
                  named("none")
                """
            ])
    }

    @Test func `a task that still runs at the end fails, once, where the last step stands`() {
        let failures = Failures.of {
            test { tester, stage in
                tester.send { $0.addLater(on: stage.stage.tasks) }.expect()
            }
        }
        #expect(
            failures.texts == [
                """
                The task "later" still runs at the end of the test. Answer what it waits for, advance the clock to its \
                end, or send an input that cancels it.
                """
            ])
        #expect(failures.lines == [#line - 10])
    }
}
