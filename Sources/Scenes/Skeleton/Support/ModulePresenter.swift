import Rehearsal
import SkeletonWorkers

/// Shows the progress and the errors of a module; its Presenter implements it for the Logic.
package protocol ModulePresenterInterface: AnyObject {
    /// Shows or hides the overlay.
    func show(isLoading: Bool)
    /// Shows a failure.
    func show(_ failure: ModuleFailure)
}

/// The base of the modules' Presenters: shows the overlay during a load, and an alert for a failure.
class ModulePresenter: ModulePresenterInterface {
    /// The overlay; strong, the container shares it.
    private let overlay: LoadingOverlay
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(overlay: LoadingOverlay, viewController: UIViewController) {
        self.overlay = overlay
        self.viewController = viewController
    }

    func show(isLoading: Bool) {
        if isLoading { overlay.show(for: self) } else { overlay.hide(for: self) }
    }

    /// Presents an alert, also above another one.
    func show(_ failure: ModuleFailure) {
        guard var top = viewController else { return }
        while let next = top.presentedViewController { top = next }
        let alert = UIAlertController(title: "Error", message: failure.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        top.present(alert, animated: true)
    }
}

/// The failures of a module that users see.
package enum ModuleFailure: Equatable, Sendable {
    /// The server does not accept the email and the password.
    case refused
    /// There is no connection.
    case offline
    /// The server did not reply, or its reply was invalid.
    case server
    /// The user could not be stored.
    case notStored
    /// The user could not be removed.
    case notRemoved

    /// The text of the alert.
    package var message: String {
        switch self {
        case .refused: "Wrong email or password."
        case .offline: "You are not connected to the Internet."
        case .server: "The server could not answer."
        case .notStored: "The user could not be stored."
        case .notRemoved: "The user could not be removed."
        }
    }
}

extension ModuleFailure {
    /// Makes the failure for an error of `account`; `nil` if the call was cancelled.
    init?(_ error: AccountError) {
        switch error {
        case .refused: self = .refused
        case .offline: self = .offline
        case .server: self = .server
        case .cancelled: return nil
        }
    }

    /// Makes the failure for an error of `breeds`; `nil` if the call was cancelled.
    init?(_ error: BreedsError) {
        switch error {
        case .offline: self = .offline
        case .server: self = .server
        case .cancelled: return nil
        }
    }
}
