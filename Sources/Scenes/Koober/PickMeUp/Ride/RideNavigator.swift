import KooberWorkers
import Rehearsal

/// Presents the picker and the request.
final class RideNavigator: RideNavigatorInterface {
    /// The scene's controller; weak, it owns the navigator.
    private weak let viewController: UIViewController?
    /// Makes the next scene; strong, it keeps no scene.
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

    /// The controller that can present; nil if another controller is presented, for example the profile.
    private var presenter: UIViewController? {
        viewController?.presentedViewController == nil ? viewController : nil
    }
}
