import StageRuntime
import TestSupport
import Testing
import Workers

@testable import KooberScenes

/// Ride's Logic: it hands events to the state machine and carries out what comes back.
@Suite struct RideLogicTests {
    private enum Call: Equatable {
        case pickup(Location)
        case waypoints(NewRideWaypoints)
        case options([RideOption], chosen: String?)
        case confirm
        case optionError
        case picker
        case sending(NewRideRequest)
        case loadOptions(Location)
        case accepted(AcceptedRide)
        case profile
    }

    private final class PresenterSpy: RidePresenterInterface {
        private let log: CallLog<Call>

        init(log: CallLog<Call>) { self.log = log }

        func show(pickup: Location) { log.add(.pickup(pickup)) }
        func show(_ waypoints: NewRideWaypoints) { log.add(.waypoints(waypoints)) }
        func show(_ options: [RideOption], chosen: String?) { log.add(.options(options, chosen: chosen)) }
        func showConfirm() { log.add(.confirm) }
        func showRideOptionError() { log.add(.optionError) }
    }

    private final class NavigatorSpy: RideNavigatorInterface {
        private let log: CallLog<Call>
        private(set) var pick: (NamedLocation?) -> Void = { _ in }
        private(set) var finishSending: (Bool) -> Void = { _ in }

        init(log: CallLog<Call>) { self.log = log }

        func showDropoffPicker(finished: @escaping (NamedLocation?) -> Void) {
            log.add(.picker)
            pick = finished
        }

        func showSendingRide(_ request: NewRideRequest, finished: @escaping (_ isAccepted: Bool) -> Void) {
            log.add(.sending(request))
            finishSending = finished
        }
    }

    private static let options = [Samples.wallaby, Samples.kangaroo]

    private struct Test {
        let logic: LogicTester<RideLogic, RideLogicState, Call>
        let replies: HeldStub<[RideOption], KooberServerError>
        let navigator: NavigatorSpy
        let tasks: TaskScope
        let stage: Stage

        /// The state that a path of events leads to.
        func machine(_ path: [RideEvent]) -> RideStateMachine {
            var machine = RideStateMachine(pickup: Samples.pickup)
            for event in path { _ = machine.receive(event) }
            return machine
        }

        /// Opens the picker.
        func openPicker() {
            logic.send { $0.whereTo() }.expect(calls: [.picker]) { _ = $0.ride.receive(.whereTo) }
        }

        /// Picks the first drop-off; the worker waits.
        func pickFirst() {
            openPicker()
            logic.perform { navigator.pick(Samples.operaHouse) }
                .expect(calls: [.waypoints(Samples.waypoints()), .loadOptions(Samples.pickup)]) {
                    _ = $0.ride.receive(.dropoffChosen(Samples.operaHouse))
                    $0.options = .loading
                }
        }

        /// Lets the worker answer the first pick.
        func loadOptions() {
            logic.perform { replies.answer(.success(RideLogicTests.options)) }
                .expect(calls: [.options(RideLogicTests.options, chosen: nil)]) {
                    $0.options = .loaded
                }
        }

        /// Chooses an option.
        func choose(_ id: String) {
            logic.send { $0.choose(id) }
                .expect(calls: [.options(RideLogicTests.options, chosen: id), .confirm]) {
                    _ = $0.ride.receive(.rideOptionChosen(id))
                }
        }

        /// Goes all the way to a request under way.
        func confirm() {
            pickFirst()
            loadOptions()
            choose("3")
            logic.send { $0.confirm() }.expect(calls: [.sending(Samples.request())]) {
                _ = $0.ride.receive(.confirmed)
            }
        }
    }

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let worker = RideOptionsStub(isStubborn: isStubborn) { log.add(.loadOptions($0)) }
            let navigator = NavigatorSpy(log: log)
            let tasks = TaskScope("Ride")
            let setup = RideSetup(
                requestAccepted: { log.add(.accepted($0)) }, showProfile: { log.add(.profile) })
            let logic = RideLogic(
                setup: setup, pickup: Samples.pickup,
                store: RideOptionsStore(pickup: Samples.pickup, worker: worker), presenter: PresenterSpy(log: log),
                navigator: navigator, tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: worker.replies,
                    navigator: navigator, tasks: tasks, stage: tester.stage))
        }
    }

    @Test func `it begins at the pick-up, and asks for nothing`() {
        test { test in
            test.logic.send { $0.start() }.expect(
                state: RideLogicState(ride: RideStateMachine(pickup: Samples.pickup), options: .unknown),
                calls: [.pickup(Samples.pickup)])
            test.logic.send { $0.showProfile() }.expect(calls: [.profile])
        }
    }

    @Test func `a cancelled picker changes nothing else`() {
        test { test in
            test.openPicker()
            test.logic.perform { test.navigator.pick(nil) }.expect { _ = $0.ride.receive(.pickerCancelled) }
            #expect(test.logic.state.ride == RideStateMachine(pickup: Samples.pickup))
        }
    }

    @Test func `the first drop-off loads the options, and they are shown with none chosen`() {
        test { test in
            test.pickFirst()
            test.loadOptions()
            #expect(test.logic.state.ride.viewState == .selectRideOption)
        }
    }

    @Test func `options are loaded once, and shown again with another drop-off`() {
        test { test in
            test.pickFirst()
            test.loadOptions()
            test.openPicker()
            test.logic.perform { test.navigator.pick(Samples.moma) }
                .expect(calls: [.waypoints(Samples.waypoints(to: Samples.moma)), .options(Self.options, chosen: nil)]) {
                    _ = $0.ride.receive(.dropoffChosen(Samples.moma))
                }
        }
    }

    @Test func `with an option chosen another drop-off keeps it`() {
        test { test in
            test.pickFirst()
            test.loadOptions()
            test.choose("3")
            test.openPicker()
            test.logic.perform { test.navigator.pick(Samples.moma) }
                .expect(calls: [.waypoints(Samples.waypoints(to: Samples.moma)), .options(Self.options, chosen: "3")]) {
                    _ = $0.ride.receive(.dropoffChosen(Samples.moma))
                }
            #expect(test.logic.state.ride.progress == .ready(Samples.request(to: Samples.moma)))
            #expect(test.logic.state.ride.viewState == .confirmRequest)
        }
    }

    @Test func `while options are under way another drop-off asks for none`() {
        test { test in
            test.pickFirst()
            test.openPicker()
            test.logic.perform { test.navigator.pick(Samples.moma) }
                .expect(calls: [.waypoints(Samples.waypoints(to: Samples.moma))]) {
                    _ = $0.ride.receive(.dropoffChosen(Samples.moma))
                }
            test.loadOptions()
        }
    }

    @Test(arguments: [KooberServerError.server, .decoding, .unauthorised])
    func `options that could not be loaded are an error, and the next drop-off loads them`(error: KooberServerError) {
        test { test in
            test.pickFirst()
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(calls: [.optionError]) {
                $0.options = .failed
            }
            test.openPicker()
            test.logic.perform { test.navigator.pick(Samples.moma) }
                .expect(calls: [.waypoints(Samples.waypoints(to: Samples.moma)), .loadOptions(Samples.pickup)]) {
                    _ = $0.ride.receive(.dropoffChosen(Samples.moma))
                    $0.options = .loading
                }
            test.loadOptions()
        }
    }

    @Test func `the choice of an option can be changed until it is confirmed`() {
        test { test in
            test.pickFirst()
            test.loadOptions()
            test.choose("1")
            test.choose("3")
            test.logic.send { $0.confirm() }.expect(calls: [.sending(Samples.request())]) {
                _ = $0.ride.receive(.confirmed)
            }
        }
    }

    @Test func `an accepted request is handed over by its names, once`() {
        test { test in
            test.confirm()
            test.logic.perform { test.navigator.finishSending(true) }
                .expect(calls: [.accepted(AcceptedRide(rideOptionName: "Kangaroo", dropoffName: "Opera House"))]) {
                    _ = $0.ride.receive(.requestAccepted)
                }
            test.logic.perform { test.navigator.finishSending(true) }.expect()
            test.logic.perform { test.navigator.finishSending(false) }.expect()
        }
    }

    @Test func `a failed request leads back to the confirmation with all kept, and can be sent again`() {
        test { test in
            test.confirm()
            test.logic.perform { test.navigator.finishSending(false) }.expect {
                _ = $0.ride.receive(.requestFailed)
            }
            #expect(test.logic.state.ride.viewState == .confirmRequest)
            test.logic.send { $0.confirm() }.expect(calls: [.sending(Samples.request())]) {
                _ = $0.ride.receive(.confirmed)
            }
        }
    }

    @Test func `a second tap on Confirm is refused and traced`() {
        test { test in
            test.confirm()
            test.logic.send { $0.confirm() }.expect()
            #expect(
                test.stage.trace.last(1).map(\.line)
                    == ["0s  app  refused ride event  event=confirmed in=sendingRideRequest"])
        }
    }

    @Test func `an option without a drop-off is refused and traced`() {
        test { test in
            test.logic.send { $0.choose("3") }.expect()
            #expect(
                test.stage.trace.last(1).map(\.line)
                    == ["0s  app  refused ride event  event=rideOptionChosen in=initial"])
        }
    }

    @Test func `a picker that calls back twice is heard once`() {
        test { test in
            test.pickFirst()
            test.logic.perform { test.navigator.pick(Samples.moma) }.expect()
            test.logic.perform { test.navigator.pick(nil) }.expect()
            test.loadOptions()
        }
    }

    @Test func `a request that was cancelled is no failure`() {
        test { test in
            test.pickFirst()
            test.logic.perform { test.replies.answer(.failure(.cancelled)) }.expect()
        }
    }

    @Test(arguments: [Result<[RideOption], KooberServerError>.success(options), .failure(.server)])
    func `what comes after Ride has left is told to nobody`(reply: Result<[RideOption], KooberServerError>) {
        test(isStubborn: true) { test in
            test.pickFirst()
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }

    @Test func `what the next scenes keep does not keep the Logic`() {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let navigator = NavigatorSpy(log: log)
            let worker = RideOptionsStub(isStubborn: false) { _ in }
            var logic: RideLogic? = RideLogic(
                setup: RideSetup(requestAccepted: { _ in }, showProfile: {}), pickup: Samples.pickup,
                store: RideOptionsStore(pickup: Samples.pickup, worker: worker), presenter: PresenterSpy(log: log),
                navigator: navigator, tasks: tester.stage.tasks)
            weak let gone = logic
            logic?.whereTo()
            navigator.pick(Samples.operaHouse)
            tester.settle()
            worker.replies.answer(.success(Self.options))
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
