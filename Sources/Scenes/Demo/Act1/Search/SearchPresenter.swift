import Rehearsal

/// Shows the text, the suggestions and the server error.
final class SearchPresenter: SearchPresenterInterface {
    /// Shows the text; weak, the scene's controller owns it.
    private weak let view: SearchView?
    /// Shows the suggestions; weak, the scene's controller owns it.
    private weak let table: SearchTableController?
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(view: SearchView, table: SearchTableController, viewController: UIViewController) {
        self.view = view
        self.table = table
        self.viewController = viewController
    }

    func show(searchText: String) { view?.field.text = searchText }

    func show(suggestions: [String]) { table?.show(suggestions) }

    func showServerError() {
        let alert = UIAlertController(
            title: "Server error", message: "Request failed, please retry later.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Ok", style: .default))
        viewController?.present(alert, animated: true)
    }

    func lowerKeyboard() { view?.field.resignFirstResponder() }
}
