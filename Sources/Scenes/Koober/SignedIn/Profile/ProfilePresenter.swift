import HeadlessUIKit
import Workers

/// Shows the user, and that signing out failed.
final class ProfilePresenter: ProfilePresenterInterface {
    /// What shows the rows; weak, the scene's controller owns it.
    private weak let table: ProfileTableController?
    /// What presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(table: ProfileTableController, viewController: UIViewController) {
        self.table = table
        self.viewController = viewController
    }

    func show(_ profile: UserProfile) { table?.show([profile.name, profile.email, profile.mobileNumber]) }

    func showSignOutError() { viewController?.presentSignOutError() }
}
