import KooberWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import KooberScenes

/// What a test of Ride's Logic needs: its tester, its doubles, its tasks.
struct RideLogicFixture {
    enum Call: Equatable {
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

    final class PresenterSpy: RidePresenterInterface {
        private let log: CallLog<Call>

        init(log: CallLog<Call>) { self.log = log }

        func show(pickup: Location) { log.add(.pickup(pickup)) }
        func show(_ waypoints: NewRideWaypoints) { log.add(.waypoints(waypoints)) }
        func show(_ options: [RideOption], chosen: String?) { log.add(.options(options, chosen: chosen)) }
        func showConfirm() { log.add(.confirm) }
        func showRideOptionError() { log.add(.optionError) }
    }

    final class NavigatorSpy: RideNavigatorInterface {
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

    static let options = [Samples.wallaby, Samples.kangaroo]

    let logic: LogicTester<RideLogic, RideLogicState, Call>
    let replies: HeldStub<[RideOption], KooberServerError>
    let navigator: NavigatorSpy
    let tasks: TaskScope
    let stage: Stage

    /// Opens the picker.
    func openPicker(from viewState: RideStateMachine.ViewState = .initial) {
        logic.send { $0.whereTo() }.expect(calls: [.picker]) {
            $0.ride.viewState = .selectDropoffLocation
            $0.ride.viewStateBelowPicker = viewState
        }
    }

    /// Picks the first drop-off; the worker waits.
    func pickFirst() {
        openPicker()
        logic.perform { navigator.pick(Samples.operaHouse) }
            .expect(calls: [.waypoints(Samples.waypoints()), .loadOptions(Samples.pickup)]) {
                $0.ride.progress = .waypoints(Samples.waypoints())
                $0.ride.viewState = .selectRideOption
                $0.options = .loading
            }
    }

    /// Lets the worker answer the first pick.
    func loadOptions() {
        logic.perform { replies.answer(.success(Self.options)) }
            .expect(calls: [.options(Self.options, chosen: nil)]) {
                $0.options = .loaded
            }
    }

    /// Chooses an option.
    func choose(_ id: String) {
        logic.send { $0.choose(id) }
            .expect(calls: [.options(Self.options, chosen: id), .confirm]) {
                $0.ride.progress = .ready(Samples.request(option: id))
                $0.ride.viewState = .confirmRequest
            }
    }

    /// Goes all the way to a request under way.
    func confirm() {
        pickFirst()
        loadOptions()
        choose("3")
        logic.send { $0.confirm() }.expect(calls: [.sending(Samples.request())]) {
            $0.ride.viewState = .sendingRideRequest
        }
    }

    /// Performs a test of a Logic that has just been made.
    static func run(
        isStubborn: Bool = false, sourceLocation: SourceLocation = #_sourceLocation, _ body: (RideLogicFixture) -> Void
    ) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
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
                RideLogicFixture(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: worker.replies,
                    navigator: navigator, tasks: tasks, stage: tester.stage))
        }
    }
}
