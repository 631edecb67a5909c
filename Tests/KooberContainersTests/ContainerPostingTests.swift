import Authentication
import HeadlessFoundation
import HeadlessUIKit
import KooberScenes
import KooberWorkers
import StageRuntime
import TestSupport
import Testing
import WorkerSupport

@testable import KooberContainers

/// Who posts logins and logouts, and until when.
@Suite struct ContainerPostingTests {
    private static let session = UserSession(
        profile: UserProfile(name: "Ann Lee", email: "ann@example.com", mobileNumber: "555-0100"), token: Secret("t"))

    /// Performs a test that is told the names of what was posted so far.
    private func test(_ body: (StageTester, _ posted: () -> [String]) -> Void) {
        StageTester.run { tester in
            var posted: [String] = []
            let token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { notification in
                let user = notification.userInfo?[AuthenticationKey.user] as? UserSession
                posted.append(
                    ([notification.name.rawValue] + [user?.profile.name].compactMap { $0 }).joined(separator: " "))
            }
            body(tester) { posted }
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func `the onboarding posts logins until it ends`() {
        test { tester, posted in
            let container = OnboardingDC(auth: HttpWorker(stage: tester.stage))
            container.signedIn(Self.session) {}
            expect(posted(), is: ["userDidLogIn Ann Lee"])
            container.end()
            container.signedIn(Self.session) {}
            expect(posted(), is: ["userDidLogIn Ann Lee"])
        }
    }

    @Test func `a signed-in user's container posts logouts until it ends, also for a 401 that comes late`() {
        test { tester, posted in
            let container = SignedInDC(session: Self.session, stage: tester.stage)
            tester.stage.workers.fail("koober.requestRide", with: .unauthorised, times: nil)
            let place = Location(id: "1", latitude: 0, longitude: 0)
            let request = NewRideRequest(
                waypoints: NewRideWaypoints(pickup: place, dropoff: NamedLocation(name: "", location: place)),
                rideOptionID: "1")
            container.signOut {}
            expect(posted(), is: ["userDidLogOut"])
            for count in [2, 2] {
                let refused = tester.begin { () async throws(KooberServerError) in
                    try await container.server.requestRide(request)
                }
                tester.advance(by: .seconds(3))
                #expect(refused.result?.isFailure == true)
                expect(posted().count, is: count)
                container.end()
            }
            container.signOut {}
            expect(posted().count, is: 2)
        }
    }

    @Test func `nothing is posted for an interface that has left, whoever keeps its container`() {
        KooberTest.run { test in
            let onboarding = test.container(of: test.top) as? OnboardingDC
            test.signIn()
            let signedIn = test.container(of: test.top) as? SignedInDC
            test.signOut()
            expect(test.screen.name, is: "Welcome")
            var posted: [String] = []
            let token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
                posted.append($0.name.rawValue)
            }
            #expect(onboarding != nil && signedIn != nil)
            onboarding?.signedIn(Self.session) {}
            signedIn?.signOut {}
            expect(posted, is: [])
            NotificationCenter.default.removeObserver(token)
            expect(test.takeLeaks(), is: ["OnboardingController: OnboardingDC", "SignedInController: SignedInDC"])
        }
    }

    @Test func `a signed-in user's container goes although its workers can call it`() {
        test { tester, _ in
            var container: SignedInDC? = SignedInDC(session: Self.session, stage: tester.stage)
            weak let gone = container
            let requests = container?.server
            #expect(requests != nil)
            container = nil
            #expect(gone == nil)
        }
    }
}

extension Result {
    /// Whether it is a failure.
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
