import Rehearsal

/// Shows the breeds, and what every module shows.
final class HomePresenter: ModulePresenter, HomePresenterInterface {
    /// What shows the breeds; weak, the scene's controller owns it.
    private weak let table: HomeTableController?

    init(table: HomeTableController, overlay: LoadingOverlay, viewController: UIViewController) {
        self.table = table
        super.init(overlay: overlay, viewController: viewController)
    }

    func show(_ names: [String]) { table?.show(names) }
}
