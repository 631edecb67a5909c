import Rehearsal

/// Shows the headline, the count and the lock.
final class DetailPresenter: DetailPresenterInterface {
    /// Shows the state; weak, the scene's controller owns it.
    private weak let view: DetailView?
    /// Its title is the headline, and it can be locked; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(view: DetailView, viewController: UIViewController) {
        self.view = view
        self.viewController = viewController
    }

    func show(headline: String) {
        view?.headline.text = headline
        viewController?.title = headline
    }

    func show(numberOfRotations: Int, isLocked: Bool) {
        let lock = isLocked ? "locked" : "unlocked"
        view?.rotations.text = "Rotations: \(numberOfRotations) - rotation \(lock)"
    }

    func showLock(isOn: Bool) {
        view?.lock.isOn = isOn
        viewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
}
