import HeadlessUIKit
import KooberWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import KooberScenes

/// What no walkthrough sees of Ride: which button is highlighted.
@Suite struct RidePresenterTests {
    @Test func `the first option is highlighted until one is chosen`() {
        StageTester.run { _ in
            let (view, controller) = (RideView(), UIViewController())
            let presenter = RidePresenter(view: view, viewController: controller)
            let options = ["1", "2"].map { RideOption(id: $0, name: "Option " + $0, riders: 1, priceLevel: 1) }
            func highlighted() -> [Bool] { view.rideOptions.arrangedSubviews.map { $0.backgroundColor != nil } }
            presenter.show(options, chosen: nil)
            expect(highlighted(), is: [true, false])
            presenter.show(options, chosen: "2")
            expect(highlighted(), is: [false, true])
        }
    }
}
