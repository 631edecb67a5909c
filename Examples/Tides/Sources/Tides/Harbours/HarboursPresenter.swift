import Rehearsal

/// Shows the harbours and the home harbour's name.
final class HarboursPresenter: HarboursPresenterInterface {
    /// Where the home harbour's name stands; weak, the scene's controller owns it.
    private weak let view: HarboursView?
    /// What shows the harbours; weak, the scene's controller owns it.
    private weak let table: HarboursTableController?

    init(view: HarboursView, table: HarboursTableController) {
        self.view = view
        self.table = table
    }

    func show(_ harbours: [Harbour]) { table?.show(harbours) }

    func show(home: String?) {
        view?.home.text =
            home.map { String(localized: "Home harbour: \($0)", bundle: .module) }
            ?? String(localized: "No home harbour yet", bundle: .module)
    }
}
