import KooberWorkers
import TestSupport
import Testing

@testable import KooberScenes

/// The ride's state machine: every event in every state that can be reached.
@Suite struct RideStateMachineTests {
    private typealias ViewState = RideStateMachine.ViewState
    private typealias Progress = RideStateMachine.Progress

    private static let initial = Progress.initial(pickup: Samples.pickup)
    private static let waypoints = Progress.waypoints(Samples.waypoints())
    private static let ready = Progress.ready(Samples.request())

    /// One of the states that can be reached, how, and what each event that fits leads to.
    private struct Row {
        let name: String
        /// Events that lead here from the start, all of which fit.
        let path: [RideEvent]
        let viewState: ViewState
        let progress: Progress
        /// What fits here: the event, what is to be done, and the state that follows.
        let fitting: [(event: RideEvent, action: RideAction, viewState: ViewState, progress: Progress)]
    }

    /// Every event; those that carry something twice.
    private static let events: [RideEvent] = [
        .whereTo, .pickerCancelled, .dropoffChosen(Samples.operaHouse), .dropoffChosen(Samples.moma),
        .rideOptionChosen("3"), .rideOptionChosen("1"), .confirmed, .requestAccepted, .requestFailed,
    ]

    private static let toWaypoints: [RideEvent] = [.whereTo, .dropoffChosen(Samples.operaHouse)]
    private static let toReady = toWaypoints + [.rideOptionChosen("3")]

    private static let rows = [
        Row(
            name: "initial", path: [], viewState: .initial, progress: initial,
            fitting: [(.whereTo, .pickDropoff, .selectDropoffLocation, initial)]),
        Row(
            name: "picking the first drop-off", path: [.whereTo], viewState: .selectDropoffLocation,
            progress: initial, fitting: [(.pickerCancelled, .stay, .initial, initial)] + pickable { .waypoints($0) }),
        Row(
            name: "waypoints", path: toWaypoints, viewState: .selectRideOption, progress: waypoints,
            fitting: [(.whereTo, .pickDropoff, .selectDropoffLocation, waypoints)] + choosable),
        Row(
            name: "picking another drop-off", path: toWaypoints + [.whereTo], viewState: .selectDropoffLocation,
            progress: waypoints,
            fitting: [(.pickerCancelled, .stay, .selectRideOption, waypoints)] + pickable { .waypoints($0) }),
        Row(
            name: "ready", path: toReady, viewState: .confirmRequest, progress: ready,
            fitting: [
                (.whereTo, .pickDropoff, .selectDropoffLocation, ready),
                (.confirmed, .send(Samples.request()), .sendingRideRequest, ready),
            ] + choosable),
        Row(
            name: "picking another drop-off with an option", path: toReady + [.whereTo],
            viewState: .selectDropoffLocation, progress: ready,
            fitting: [(.pickerCancelled, .stay, .confirmRequest, ready)]
                + pickable { .ready(NewRideRequest(waypoints: $0, rideOptionID: "3")) }),
        Row(
            name: "sending", path: toReady + [.confirmed], viewState: .sendingRideRequest, progress: ready,
            fitting: [
                (.requestAccepted, .finish(Samples.request()), .final, ready),
                (.requestFailed, .stay, .confirmRequest, ready),
            ]),
        Row(
            name: "final", path: toReady + [.confirmed, .requestAccepted], viewState: .final, progress: ready,
            fitting: []),
    ]

    /// The two drop-offs, with the progress that each leads to: with an option one can confirm, else choose one.
    private static func pickable(
        _ progress: (NewRideWaypoints) -> Progress
    ) -> [(event: RideEvent, action: RideAction, viewState: ViewState, progress: Progress)] {
        [Samples.operaHouse, Samples.moma].map { place in
            let waypoints = Samples.waypoints(to: place)
            let progress = progress(waypoints)
            let viewState = if case .ready = progress { ViewState.confirmRequest } else { ViewState.selectRideOption }
            return (.dropoffChosen(place), .showWaypoints(waypoints), viewState, progress)
        }
    }

    /// The two options; the waypoints are kept, the option is replaced.
    private static var choosable: [(event: RideEvent, action: RideAction, viewState: ViewState, progress: Progress)] {
        ["3", "1"].map { id in
            let request = Samples.request(option: id)
            return (.rideOptionChosen(id), .showRequest(request), .confirmRequest, .ready(request))
        }
    }

    /// The machine after the events of a path, all of which fit.
    private func machine(after path: [RideEvent]) -> RideStateMachine {
        var machine = RideStateMachine(pickup: Samples.pickup)
        for event in path {
            let action = machine.receive(event)
            #expect(action != .refuse, "\(event)")
        }
        return machine
    }

    @Test(arguments: rows.indices) func `every event in every state does what the table says`(index: Int) {
        let row = Self.rows[index]
        let before = machine(after: row.path)
        #expect(before.viewState == row.viewState, "\(row.name)")
        #expect(before.progress == row.progress, "\(row.name)")
        for event in Self.events {
            var after = before
            let action = after.receive(event)
            guard let fit = row.fitting.first(where: { $0.event == event }) else {
                #expect(action == .refuse, "\(event) when \(row.name)")
                #expect(after == before, "\(event) when \(row.name)")
                continue
            }
            #expect(action == fit.action, "\(event) when \(row.name)")
            #expect(after.viewState == fit.viewState, "\(event) when \(row.name)")
            #expect(after.progress == fit.progress, "\(event) when \(row.name)")
        }
    }

    @Test func `the table has every view state`() {
        let missing = ViewState.allCases.filter { viewState in
            !Self.rows.contains { $0.viewState == viewState }
        }
        expect(missing, is: [])
    }

    @Test func `the pick-up is the same from the beginning to the end, the option known once it is chosen`() {
        for row in Self.rows {
            let machine = machine(after: row.path)
            expect(machine.pickup, is: Samples.pickup)
            let isReady = if case .ready = row.progress { true } else { false }
            expect(machine.rideOptionID, is: (isReady ? "3" : nil))
        }
    }

    @Test func `a cancelled picker leads back each time to where it was opened`() {
        var machine = machine(after: [.whereTo, .pickerCancelled, .whereTo, .dropoffChosen(Samples.moma)])
        for viewState in [ViewState.selectRideOption, .confirmRequest] {
            if viewState == .confirmRequest { _ = machine.receive(.rideOptionChosen("1")) }
            expect(machine.receive(.whereTo), is: .pickDropoff)
            expect(machine.receive(.pickerCancelled), is: .stay)
            expect(machine.viewState, is: viewState)
        }
    }

    @Test func `every event has a name of its own for the trace`() {
        let names = Self.events.map(\.name)
        #expect(
            names == [
                "whereTo", "pickerCancelled", "dropoffChosen", "dropoffChosen", "rideOptionChosen", "rideOptionChosen",
                "confirmed", "requestAccepted", "requestFailed",
            ])
    }
}
