import KooberWorkers

/// Shows the user.
final class ProfilePresenter: ProfilePresenterInterface {
    /// Shows the rows; weak, the scene's controller owns it.
    private weak let table: ProfileTableController?

    init(table: ProfileTableController) {
        self.table = table
    }

    func show(_ profile: UserProfile) { table?.show([profile.name, profile.email, profile.mobileNumber]) }
}
