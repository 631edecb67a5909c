import Rehearsal
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
        guard let presenter else { return finished(nil) }
        presenter.present(factory.makeDropoffPicker(DropoffPickerSetup(finished: finished)), animated: true)
    }

    func showSendingRide(_ request: NewRideRequest, finished: @escaping (_ isAccepted: Bool) -> Void) {
        guard let presenter else { return finished(false) }
        let setup = SendingRideSetup(request: request, finished: finished)
        presenter.present(factory.makeSendingRide(setup), animated: true)
    }

    /// What can present now; nothing if something else was presented at the same moment, the profile say.
    private var presenter: UIViewController? {
        viewController?.presentedViewController == nil ? viewController : nil
    }
}
