import HeadlessUIKit
import Workers

/// Presents the picker, and the request.
final class RideNavigator: RideNavigatorInterface {
    /// The scene's controller, which presents; weak, it owns the navigator.
    private weak let viewController: UIViewController?
    /// Makes the next scenes; strong, the factory holds no scene.
    private let factory: any PickMeUpFactoryInterface

    init(viewController: UIViewController, factory: any PickMeUpFactoryInterface) {
        self.viewController = viewController
        self.factory = factory
    }

    func showDropoffPicker(finished: @escaping (NamedLocation?) -> Void) {
        let picker = factory.makeDropoffPicker(DropoffPickerSetup(finished: finished))
        viewController?.present(picker, animated: true)
    }

    func showSendingRide(_ request: NewRideRequest, finished: @escaping (_ isAccepted: Bool) -> Void) {
        let sending = factory.makeSendingRide(SendingRideSetup(request: request, finished: finished))
        viewController?.present(sending, animated: true)
    }
}
