import TestSupport
import Testing

@testable import KooberScenes

/// WaitingForPickup's Logic: the ride, and one new ride.
@Suite struct WaitingForPickupLogicTests {
    private enum Call: Equatable {
        case ride(AcceptedRide)
        case newRide
        case profile
    }

    private final class PresenterSpy: WaitingForPickupPresenterInterface {
        private let log: CallLog<Call>

        init(log: CallLog<Call>) { self.log = log }

        func show(_ ride: AcceptedRide) { log.add(.ride(ride)) }
    }

    @Test func `it shows the ride, leads to the profile, and asks for one new ride`() {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let ride = AcceptedRide(rideOptionName: "Kangaroo", dropoffName: "MOMA")
            let setup = WaitingForPickupSetup(
                ride: ride, newRide: { log.add(.newRide) }, showProfile: { log.add(.profile) })
            let logic = LogicTester(
                WaitingForPickupLogic(setup: setup, presenter: PresenterSpy(log: log)), on: tester, log: log
            ) { $0.state }
            logic.send { $0.start() }
                .expect(state: WaitingForPickupLogicState(ride: ride, phase: .waiting), calls: [.ride(ride)])
            logic.send { $0.showProfile() }.expect(calls: [.profile])
            logic.send { $0.startNewRide() }.expect(calls: [.newRide]) { $0.phase = .done }
            logic.send { $0.startNewRide() }.expect()
        }
    }
}
