import Rehearsal

/// Shows the places, and the error of a failed search.
final class DropoffPickerPresenter: DropoffPickerPresenterInterface {
    /// Shows the places; weak, the scene's controller owns it.
    private weak let table: DropoffPickerTableController?
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(table: DropoffPickerTableController, viewController: UIViewController) {
        self.table = table
        self.viewController = viewController
    }

    func show(_ names: [String]) { table?.show(names) }

    func showFailure() {
        viewController?.presentAlert(
            "Location Error", "Sorry, we ran into an unexpected error while getting locations.\nPlease try again.")
    }
}
