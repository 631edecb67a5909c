import Rehearsal

/// Shows the breeds, the progress and the errors.
final class HomePresenter: ModulePresenter, HomePresenterInterface {
    /// Shows the breeds; weak, the scene's controller owns it.
    private weak let table: HomeTableController?

    init(table: HomeTableController, overlay: LoadingOverlay, viewController: UIViewController) {
        self.table = table
        super.init(overlay: overlay, viewController: viewController)
    }

    func show(_ names: [String]) { table?.show(names) }
}
