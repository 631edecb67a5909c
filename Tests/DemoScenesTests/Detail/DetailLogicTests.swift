import TestSupport
import Testing

@testable import DemoScenes

/// Detail's Logic: the count, the lock, the result.
@Suite struct DetailLogicTests {
    private typealias Tester = LogicTester<DetailLogic, DetailLogicState, DetailCall>

    /// Performs a test of a Logic that was given the headline "swift" and a count.
    private func test(count: Int = 2, _ body: (Tester) -> Void) {
        StageTester.run { tester in
            let log = CallLog<DetailCall>()
            let setup = DetailSetup(headline: "swift", numberOfRotations: count) { log.add(.finished($0)) }
            let logic = DetailLogic(
                setup: setup, presenter: DetailPresenterSpy(log: log), navigator: DetailNavigatorSpy(log: log))
            body(LogicTester(logic, on: tester, log: log) { $0.state })
        }
    }

    @Test func `it begins with what it was given, unlocked, and shows it when it starts`() {
        test { tester in
            expect(
                tester.state, is: DetailLogicState(headline: "swift", numberOfRotations: 2, rotation: .unlocked))
            tester.send { $0.start() }.expect(calls: [.showHeadline("swift"), .showRotations(2, isLocked: false)])
        }
    }

    @Test func `each rotation adds 1`() {
        test(count: 0) { tester in
            tester.send { $0.rotated() }.expect(calls: [.showRotations(1, isLocked: false)]) {
                $0.numberOfRotations = 1
            }
            tester.send { $0.rotated() }.expect(calls: [.showRotations(2, isLocked: false)]) {
                $0.numberOfRotations = 2
            }
        }
    }

    @Test func `while it is locked nothing is added, afterwards it is again`() {
        test { tester in
            tester.send { $0.setLocked(true) }
                .expect(calls: [.showLock(isOn: true), .showRotations(2, isLocked: true)]) { $0.rotation = .locked }
            tester.send { $0.rotated() }.expect()
            tester.send { $0.setLocked(true) }
                .expect(calls: [.showLock(isOn: true), .showRotations(2, isLocked: true)])
            tester.send { $0.setLocked(false) }
                .expect(calls: [.showLock(isOn: false), .showRotations(2, isLocked: false)]) {
                    $0.rotation = .unlocked
                }
            tester.send { $0.rotated() }.expect(calls: [.showRotations(3, isLocked: false)]) {
                $0.numberOfRotations = 3
            }
        }
    }

    @Test func `reset sets 0, shows it and goes back; the callback waits until Detail has left`() {
        test { tester in
            tester.send { $0.reset() }.expect(calls: [.showRotations(0, isLocked: false), .goBack]) {
                $0.numberOfRotations = 0
            }
            tester.send { $0.leftForGood() }.expect(calls: [.finished(0)])
        }
    }

    @Test func `reset while locked keeps the lock`() {
        test { tester in
            tester.send { $0.setLocked(true) }
                .expect(calls: [.showLock(isOn: true), .showRotations(2, isLocked: true)]) { $0.rotation = .locked }
            tester.send { $0.reset() }.expect(calls: [.showRotations(0, isLocked: true), .goBack]) {
                $0.numberOfRotations = 0
            }
        }
    }

    @Test func `the result is the current count, and is called back once`() {
        test { tester in
            tester.send { $0.rotated() }.expect(calls: [.showRotations(3, isLocked: false)]) {
                $0.numberOfRotations = 3
            }
            tester.send { $0.leftForGood() }.expect(calls: [.finished(3)])
            tester.send { $0.leftForGood() }.expect()
        }
    }

    @Test func `the result is called back once even where the callback makes Detail leave again`() {
        StageTester.run { _ in
            var results: [Int] = []
            var again: () -> Void = {}
            let setup = DetailSetup(headline: "", numberOfRotations: 1) { count in
                results.append(count)
                if results.count < 3 { again() }
            }
            let log = CallLog<DetailCall>()
            let logic = DetailLogic(
                setup: setup, presenter: DetailPresenterSpy(log: log), navigator: DetailNavigatorSpy(log: log))
            again = { [unowned logic] in logic.leftForGood() }
            logic.leftForGood()
            expect(results, is: [1])
        }
    }
}
