import HeadlessUIKit
import KooberScenes

/// Makes the scenes of a ride.
final class PickMeUpFactory: PickMeUpFactoryInterface {
    /// What the scenes share; unowned, the container owns this factory.
    private unowned let container: PickMeUpDC

    init(container: PickMeUpDC) {
        self.container = container
    }

    func makeRide(_ setup: RideSetup) -> UIViewController { RideVC(container: container, setup: setup) }

    func makeDropoffPicker(_ setup: DropoffPickerSetup) -> UIViewController {
        UINavigationController(rootViewController: DropoffPickerVC(container: container, setup: setup))
    }

    func makeSendingRide(_ setup: SendingRideSetup) -> UIViewController {
        SendingRideVC(container: container, setup: setup)
    }
}
