import DemoScenes

/// A presenter that shows nothing, for direct calls on SearchLogic.
final class QuietSearchPresenter: SearchPresenterInterface {
    func show(searchText: String) {}
    func show(suggestions: [String]) {}
    func showServerError() {}
    func lowerKeyboard() {}
}

/// A navigator that opens a Detail without a screen, for direct calls on SearchLogic.
final class QuietSearchNavigator: SearchNavigatorInterface {
    /// The Detail that was opened last; strong, until the next one.
    private(set) var detail: DetailLogic?

    func showDetail(headline: String, numberOfRotations: Int, finished: @escaping (_ numberOfRotations: Int) -> Void) {
        let setup = DetailSetup(headline: headline, numberOfRotations: numberOfRotations, finished: finished)
        let parts = QuietDetailParts()
        let logic = DetailLogic(setup: setup, presenter: parts, navigator: parts)
        logic.start()
        detail = logic
    }
}

/// Presenter and navigator of a Detail without a screen.
final class QuietDetailParts: DetailPresenterInterface, DetailNavigatorInterface {
    func show(headline: String) {}
    func show(numberOfRotations: Int, isLocked: Bool) {}
    func showLock(isOn: Bool) {}
    func goBack() {}
}
