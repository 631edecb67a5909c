import Rehearsal
import Workers

/// What the Logic of every module tells its Presenter.
package protocol ModulePresenterInterface: AnyObject {
    /// Covers the app, or no longer.
    func show(isLoading: Bool)
    /// Says what went wrong.
    func show(_ failure: ModuleFailure)
}

/// The base of the modules' Presenters: the overlay while something loads, and an alert for what went wrong.
class ModulePresenter: ModulePresenterInterface {
    /// What covers the app; strong, the container shares it.
    private let overlay: LoadingOverlay
    /// What presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(overlay: LoadingOverlay, viewController: UIViewController) {
        self.overlay = overlay
        self.viewController = viewController
    }

    func show(isLoading: Bool) {
        if isLoading { overlay.show(for: self) } else { overlay.hide(for: self) }
    }

    /// Presents an alert, over one that is there already.
    func show(_ failure: ModuleFailure) {
        guard var top = viewController else { return }
        while let next = top.presentedViewController { top = next }
        let alert = UIAlertController(title: "Error", message: failure.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        top.present(alert, animated: true)
    }
}

/// What can go wrong in a module, as users read it.
package enum ModuleFailure: Equatable, Sendable {
    /// The server does not accept the email and the password.
    case refused
    /// There is no connection.
    case offline
    /// The server did not answer, or not as it should.
    case server
    /// The user could not be stored.
    case notStored
    /// The user could not be removed.
    case notRemoved

    /// What is shown.
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
    /// Makes what users read of an error of `account`; `nil` if the user no longer waits.
    init?(_ error: AccountError) {
        switch error {
        case .refused: self = .refused
        case .offline: self = .offline
        case .server: self = .server
        case .cancelled: return nil
        }
    }

    /// Makes what users read of an error of `breeds`; `nil` if the user no longer waits.
    init?(_ error: BreedsError) {
        switch error {
        case .offline: self = .offline
        case .server: self = .server
        case .cancelled: return nil
        }
    }
}
