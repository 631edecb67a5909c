import KooberWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import KooberScenes

/// Ride's Logic: it hands events to the state machine and carries out what comes back.
@Suite struct RideLogicTests {
    @Test func `it begins at the pick-up, and asks for nothing`() {
        RideLogicFixture.run { test in
            test.logic.send { $0.start() }.expect(
                state: RideLogicState(ride: RideStateMachine(pickup: Samples.pickup), options: .unknown),
                calls: [.pickup(Samples.pickup)])
            test.logic.send { $0.showProfile() }.expect(calls: [.profile])
        }
    }

    @Test func `a cancelled picker changes nothing else`() {
        RideLogicFixture.run { test in
            test.openPicker()
            test.logic.perform { test.navigator.pick(nil) }.expect { $0.ride.viewState = .initial }
            expect(test.logic.state.ride, is: RideStateMachine(pickup: Samples.pickup))
        }
    }

    @Test func `the first drop-off loads the options, and they are shown with none chosen`() {
        RideLogicFixture.run { test in
            test.pickFirst()
            test.loadOptions()
            expect(test.logic.state.ride.viewState, is: .selectRideOption)
        }
    }

    @Test func `options are loaded once, and shown again with another drop-off`() {
        RideLogicFixture.run { test in
            test.pickFirst()
            test.loadOptions()
            test.openPicker(from: .selectRideOption)
            test.logic.perform { test.navigator.pick(Samples.moma) }
                .expect(calls: [
                    .waypoints(Samples.waypoints(to: Samples.moma)), .options(RideLogicFixture.options, chosen: nil),
                ]) {
                    $0.ride.progress = .waypoints(Samples.waypoints(to: Samples.moma))
                    $0.ride.viewState = .selectRideOption
                }
        }
    }

    @Test func `with an option chosen another drop-off keeps it`() {
        RideLogicFixture.run { test in
            test.pickFirst()
            test.loadOptions()
            test.choose("3")
            test.openPicker(from: .confirmRequest)
            test.logic.perform { test.navigator.pick(Samples.moma) }
                .expect(calls: [
                    .waypoints(Samples.waypoints(to: Samples.moma)), .options(RideLogicFixture.options, chosen: "3"),
                ]) {
                    $0.ride.progress = .ready(Samples.request(to: Samples.moma))
                    $0.ride.viewState = .confirmRequest
                }
            expect(test.logic.state.ride.progress, is: .ready(Samples.request(to: Samples.moma)))
            expect(test.logic.state.ride.viewState, is: .confirmRequest)
        }
    }

    @Test func `while options are under way another drop-off asks for none`() {
        RideLogicFixture.run { test in
            test.pickFirst()
            test.openPicker(from: .selectRideOption)
            test.logic.perform { test.navigator.pick(Samples.moma) }
                .expect(calls: [.waypoints(Samples.waypoints(to: Samples.moma))]) {
                    $0.ride.progress = .waypoints(Samples.waypoints(to: Samples.moma))
                    $0.ride.viewState = .selectRideOption
                }
            test.loadOptions()
        }
    }

    @Test(arguments: [KooberServerError.server, .decoding, .unauthorised])
    func `options that could not be loaded are an error, and the next drop-off loads them`(error: KooberServerError) {
        RideLogicFixture.run { test in
            test.pickFirst()
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(calls: [.optionError]) {
                $0.options = .failed
            }
            test.openPicker(from: .selectRideOption)
            test.logic.perform { test.navigator.pick(Samples.moma) }
                .expect(calls: [.waypoints(Samples.waypoints(to: Samples.moma)), .loadOptions(Samples.pickup)]) {
                    $0.ride.progress = .waypoints(Samples.waypoints(to: Samples.moma))
                    $0.ride.viewState = .selectRideOption
                    $0.options = .loading
                }
            test.loadOptions()
        }
    }

    @Test func `the choice of an option can be changed until it is confirmed`() {
        RideLogicFixture.run { test in
            test.pickFirst()
            test.loadOptions()
            test.choose("1")
            test.choose("3")
            test.logic.send { $0.confirm() }.expect(calls: [.sending(Samples.request())]) {
                $0.ride.viewState = .sendingRideRequest
            }
        }
    }

    @Test func `an accepted request is handed over by its names, once`() {
        RideLogicFixture.run { test in
            test.confirm()
            test.logic.perform { test.navigator.finishSending(true) }
                .expect(calls: [.accepted(AcceptedRide(rideOptionName: "Kangaroo", dropoffName: "Opera House"))]) {
                    $0.ride.viewState = .final
                }
            test.logic.perform { test.navigator.finishSending(true) }.expect()
            test.logic.perform { test.navigator.finishSending(false) }.expect()
        }
    }

    @Test func `a failed request leads back to the confirmation with all kept, and can be sent again`() {
        RideLogicFixture.run { test in
            test.confirm()
            test.logic.perform { test.navigator.finishSending(false) }.expect {
                $0.ride.viewState = .confirmRequest
            }
            expect(test.logic.state.ride.viewState, is: .confirmRequest)
            test.logic.send { $0.confirm() }.expect(calls: [.sending(Samples.request())]) {
                $0.ride.viewState = .sendingRideRequest
            }
        }
    }

    @Test func `a second tap on Confirm is refused and traced`() {
        RideLogicFixture.run { test in
            test.confirm()
            test.logic.send { $0.confirm() }.expect()
            expect(
                test.stage.trace.last(1).map(\.line),
                is: ["0s  app  refused ride event  event=confirmed in=sendingRideRequest"])
        }
    }

    @Test func `an option without a drop-off is refused and traced`() {
        RideLogicFixture.run { test in
            test.logic.send { $0.choose("3") }.expect()
            expect(
                test.stage.trace.last(1).map(\.line),
                is: ["0s  app  refused ride event  event=rideOptionChosen in=initial"])
        }
    }

    @Test func `a picker that calls back twice is heard once`() {
        RideLogicFixture.run { test in
            test.pickFirst()
            test.logic.perform { test.navigator.pick(Samples.moma) }.expect()
            test.logic.perform { test.navigator.pick(nil) }.expect()
            test.loadOptions()
        }
    }

    @Test func `a request that was cancelled is no failure`() {
        RideLogicFixture.run { test in
            test.pickFirst()
            test.logic.perform { test.replies.answer(.failure(.cancelled)) }.expect()
        }
    }

    @Test(arguments: [Result<[RideOption], KooberServerError>.success(RideLogicFixture.options), .failure(.server)])
    func `what comes after Ride has left is told to nobody`(reply: Result<[RideOption], KooberServerError>) {
        RideLogicFixture.run(isStubborn: true) { test in
            test.pickFirst()
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }

    @Test func `what the next scenes keep does not keep the Logic`() {
        StageTester.run { tester in
            let log = CallLog<RideLogicFixture.Call>()
            let navigator = RideLogicFixture.NavigatorSpy(log: log)
            let worker = RideOptionsStub(isStubborn: false) { _ in }
            var logic: RideLogic? = RideLogic(
                setup: RideSetup(requestAccepted: { _ in }, showProfile: {}), pickup: Samples.pickup,
                store: RideOptionsStore(pickup: Samples.pickup, worker: worker),
                presenter: RideLogicFixture.PresenterSpy(log: log),
                navigator: navigator, tasks: tester.stage.tasks)
            weak let gone = logic
            logic?.whereTo()
            navigator.pick(Samples.operaHouse)
            tester.settle()
            worker.replies.answer(.success(RideLogicFixture.options))
            tester.settle()
            logic?.choose("1")
            logic?.confirm()
            logic = nil
            #expect(gone == nil)
            navigator.pick(nil)
            navigator.finishSending(true)
        }
    }
}
