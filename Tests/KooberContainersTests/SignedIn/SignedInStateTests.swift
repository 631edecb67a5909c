import KooberScenes
import KooberWorkers
import TestSupport
import Testing

@testable import KooberContainers

/// The states of a signed-in user: every event in every state.
@Suite struct SignedInStateTests {
    private static let location = Location(id: "1", latitude: -33.8, longitude: 151.2)
    private static let ride = AcceptedRide(rideOptionName: "Kangaroo", dropoffName: "Opera House")
    private static let events: [SignedInEvent] = [
        .located(location), .requestAccepted(ride), .newRide, .profileOpened, .profileClosed,
    ]

    /// The state after events that all fit.
    private func state(after events: [SignedInEvent]) -> SignedInState {
        var state = SignedInState()
        for event in events {
            let fits = state.receive(event)
            #expect(fits, "\(event)")
        }
        return state
    }

    @Test func `it begins with the search for the user, without the profile`() {
        let state = SignedInState()
        expect(state.ride, is: .gettingUsersLocation)
        #expect(!state.isProfileShown)
    }

    @Test func `a ride goes from the location to the pick-up to the waiting and round again`() {
        var state = SignedInState()
        for (event, ride) in [
            (SignedInEvent.located(Self.location), SignedInState.Ride.pickMeUp(Self.location)),
            (.requestAccepted(Self.ride), .waitingForPickup(Self.ride)), (.newRide, .gettingUsersLocation),
        ] {
            let fits = state.receive(event)
            #expect(fits)
            expect(state.ride, is: ride)
        }
    }

    @Test(arguments: [
        ([], [0]), ([SignedInEvent.located(location)], [1]), ([.located(location), .requestAccepted(ride)], [2]),
    ])
    func `in each state of the ride one event of it fits, and no other changes anything, with and without the profile`(
        events: [SignedInEvent], fitting: [Int]
    ) {
        for isProfileShown in [false, true] {
            let before = state(after: events + (isProfileShown ? [.profileOpened] : []))
            expect(before.isProfileShown, is: isProfileShown)
            for (index, event) in Self.events.enumerated() {
                var after = before
                let fits = after.receive(event)
                let expected = index < 3 ? fitting == [index] : (index == 4) == isProfileShown
                #expect(fits == expected, "\(event)")
                #expect((after != before) == expected, "\(event)")
                if index < 3 { expect(after.isProfileShown, is: isProfileShown) }
                if index >= 3 { expect(after.ride, is: before.ride) }
            }
        }
    }
}
