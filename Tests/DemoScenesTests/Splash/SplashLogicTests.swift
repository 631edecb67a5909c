import DemoWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// Splash's Logic: the update and the minimum display time side by side, then the fade, then Search.
@Suite struct SplashLogicTests {
    @Test func `before it starts nothing happens`() {
        SplashLogicFixture.run { test in
            expect(
                test.logic.state, is: SplashLogicState(settings: .idle, display: .idle, departure: .staying))
            test.logic.advance(by: .seconds(60)).expect()
        }
    }

    @Test func `a fast update waits for the minimum display time, then for the fade`() {
        SplashLogicFixture.run { test in
            test.start()
            test.logic.perform { test.replies.answer(.success(true)) }.expect { $0.settings = .done }
            test.logic.advance(by: .milliseconds(1_499)).expect()
            test.logic.advance(by: .milliseconds(1)).expect(calls: [.fadeOut(.seconds(1))]) {
                $0.display = .elapsed
                $0.departure = .fading
            }
            test.logic.advance(by: .seconds(9)).expect()
            test.logic.perform { test.presenter.endFade() }.expect(calls: [.showSearch]) { $0.departure = .left }
        }
    }

    @Test func `a slow update is awaited`() {
        SplashLogicFixture.run { test in
            test.start()
            test.logic.advance(by: .milliseconds(1_500)).expect { $0.display = .elapsed }
            test.logic.advance(by: .seconds(60)).expect()
            test.logic.perform { test.replies.answer(.success(false)) }.expect(calls: [.fadeOut(.seconds(1))]) {
                $0.settings = .done
                $0.departure = .fading
            }
            test.logic.perform { test.presenter.endFade() }.expect(calls: [.showSearch]) { $0.departure = .left }
        }
    }

    @Test func `without splash there is neither wait nor fade, but the update is awaited`() {
        SplashLogicFixture.run(DemoConfiguration.TestFlags(noSplash: true)) { test in
            test.logic.send { $0.start() }.expect(calls: [.update]) {
                $0.settings = .updating
                $0.display = .elapsed
            }
            test.logic.advance(by: .seconds(60)).expect()
            test.logic.perform { test.replies.answer(.success(true)) }.expect(calls: [.showSearch]) {
                $0.settings = .done
                $0.departure = .left
            }
        }
    }

    @Test(arguments: [nil, false, true], [nil, false, true])
    func `the update gets the test flags`(resetData: Bool?, applyTestData: Bool?) {
        let flags = DemoConfiguration.TestFlags(resetData: resetData, applyTestData: applyTestData)
        SplashLogicFixture.run(flags) { test in
            let expected = SettingsTestFlags(
                resetData: resetData == true, applyTestData: applyTestData == true)
            test.logic.send { $0.start() }.expect(calls: [.updateSettings(expected)]) {
                $0.settings = .updating
                $0.display = .running
            }
            test.tasks.end()
            test.logic.send { _ in }.expect()
        }
    }

    // MARK: A settings update that fails

    @Test(arguments: [WorkerFault.io, .full, .garbage])
    func `a failed update shows the alert, and Splash goes on once the user has read it`(fault: WorkerFault) {
        SplashLogicFixture.run { test in
            test.start()
            test.logic.perform { test.replies.answer(.failure(.store(fault))) }.expect(calls: [.showSettingsError]) {
                $0.settings = .failed
            }
            test.logic.advance(by: .seconds(60)).expect { $0.display = .elapsed }
            test.logic.perform { test.presenter.acknowledge() }.expect(calls: [.fadeOut(.seconds(1))]) {
                $0.settings = .done
                $0.departure = .fading
            }
        }
    }

    @Test func `an alert read early does not shorten the minimum display time`() {
        SplashLogicFixture.run { test in
            test.start()
            test.logic.perform { test.replies.answer(.failure(.store(.io))) }.expect(calls: [.showSettingsError]) {
                $0.settings = .failed
            }
            test.logic.perform { test.presenter.acknowledge() }.expect { $0.settings = .done }
            test.logic.advance(by: .milliseconds(1_500)).expect(calls: [.fadeOut(.seconds(1))]) {
                $0.display = .elapsed
                $0.departure = .fading
            }
        }
    }

    @Test func `a failed update without splash goes on once the alert is read`() {
        SplashLogicFixture.run(DemoConfiguration.TestFlags(noSplash: true)) { test in
            test.logic.send { $0.start() }.expect(calls: [.update]) {
                $0.settings = .updating
                $0.display = .elapsed
            }
            test.logic.perform { test.replies.answer(.failure(.store(.io))) }.expect(calls: [.showSettingsError]) {
                $0.settings = .failed
            }
            test.logic.perform { test.presenter.acknowledge() }.expect(calls: [.showSearch]) {
                $0.settings = .done
                $0.departure = .left
            }
        }
    }

    // MARK: Started again

    @Test func `a second start begins anew: the time counts from it, and the first update counts no more`() {
        SplashLogicFixture.run { test in
            test.start()
            test.logic.advance(by: .milliseconds(1_000)).expect()
            test.logic.send { $0.start() }.expect(calls: [.update])
            test.logic.advance(by: .milliseconds(1_499)).expect()
            test.logic.perform { test.replies.answer(.success(true), to: 2) }.expect { $0.settings = .done }
            test.logic.advance(by: .milliseconds(1)).expect(calls: [.fadeOut(.seconds(1))]) {
                $0.display = .elapsed
                $0.departure = .fading
            }
        }
    }

    @Test func `a second start after all but the update was done waits for both again`() {
        SplashLogicFixture.run { test in
            test.start()
            test.logic.perform { test.replies.answer(.success(true)) }.expect { $0.settings = .done }
            test.logic.send { $0.start() }.expect(calls: [.update]) { $0.settings = .updating }
            test.logic.advance(by: .milliseconds(1_500)).expect { $0.display = .elapsed }
            test.logic.send { $0.start() }.expect(calls: [.update]) { $0.display = .running }
            test.logic.perform { test.tasks.end() }.expect()
        }
    }

    @Test func `an update of an earlier start that ends late does not count`() {
        SplashLogicFixture.run(stubbornWorker: true) { test in
            test.start()
            test.logic.send { $0.start() }.expect(calls: [.update])
            test.logic.perform { test.replies.answer(.success(true), to: 1) }.expect()
            test.logic.perform { test.replies.answer(.success(true), to: 2) }.expect { $0.settings = .done }
            test.logic.send { $0.start() }.expect(calls: [.update]) { $0.settings = .updating }
            test.logic.send { $0.start() }.expect(calls: [.update])
            test.logic.perform { test.replies.answer(.failure(.store(.io)), to: 3) }.expect()
            test.logic.perform { test.replies.answer(.success(true), to: 4) }.expect { $0.settings = .done }
            test.logic.perform { test.tasks.end() }.expect()
        }
    }

    @Test(arguments: [
        (SplashLogicState(settings: .done, display: .elapsed, departure: .staying), true),
        (SplashLogicState(settings: .updating, display: .elapsed, departure: .staying), false),
        (SplashLogicState(settings: .failed, display: .elapsed, departure: .staying), false),
        (SplashLogicState(settings: .done, display: .running, departure: .staying), false),
        (SplashLogicState(settings: .done, display: .elapsed, departure: .fading), false),
        (SplashLogicState(settings: .done, display: .elapsed, departure: .left), false),
    ])
    func `Splash is ready once, when update and display are over`(state: SplashLogicState, isReady: Bool) {
        expect(state.isReady, is: isReady)
    }

    @Test func `an alert of an earlier start that is read late does not count`() {
        SplashLogicFixture.run { test in
            test.start()
            test.logic.perform { test.replies.answer(.failure(.store(.io))) }.expect(calls: [.showSettingsError]) {
                $0.settings = .failed
            }
            test.logic.send { $0.start() }.expect(calls: [.update]) { $0.settings = .updating }
            test.logic.perform { test.presenter.acknowledge() }.expect()
            test.logic.advance(by: .milliseconds(1_500)).expect { $0.display = .elapsed }
            test.logic.perform { test.replies.answer(.success(true)) }.expect(calls: [.fadeOut(.seconds(1))]) {
                $0.settings = .done
                $0.departure = .fading
            }
        }
    }

    @Test func `a start while it fades, or after it has left, does nothing`() {
        SplashLogicFixture.run { test in
            test.start()
            test.logic.perform { test.replies.answer(.success(true)) }.expect { $0.settings = .done }
            test.logic.advance(by: .milliseconds(1_500)).expect(calls: [.fadeOut(.seconds(1))]) {
                $0.display = .elapsed
                $0.departure = .fading
            }
            test.logic.send { $0.start() }.expect()
            test.logic.perform { test.presenter.endFade() }.expect(calls: [.showSearch]) { $0.departure = .left }
            test.logic.send { $0.start() }.expect()
        }
    }

    @Test func `what is under way when Splash leaves ends without a trace, and lets the Logic go`() {
        weak var gone: SplashLogic?
        SplashLogicFixture.run { test in
            gone = test.logic.logic
            test.start()
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.advance(by: .seconds(60)).expect()
            #expect(test.tasks.running.isEmpty)
        }
        #expect(gone == nil)
    }
}
