/// What the Logic tells the Presenter.
protocol DetailPresenterInterface: AnyObject {
    func show(headline: String)
    func show(numberOfRotations: Int, isLocked: Bool)
    func showLock(isOn: Bool)
}

/// What the Logic asks of the Navigator.
protocol DetailNavigatorInterface: AnyObject {
    func goBack()
}

/// Counts turns of the device, locks it, and hands the count back when it is left.
final class DetailLogic {
    /// What Detail knows.
    private(set) var state: DetailLogicState

    /// Takes the count, once; gone after that.
    private var finished: ((_ numberOfRotations: Int) -> Void)?
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any DetailPresenterInterface
    /// Leaves; strong, it holds nothing of the Logic.
    private let navigator: any DetailNavigatorInterface

    init(setup: DetailSetup, presenter: any DetailPresenterInterface, navigator: any DetailNavigatorInterface) {
        state = DetailLogicState(headline: setup.headline, numberOfRotations: setup.numberOfRotations)
        finished = setup.finished
        self.presenter = presenter
        self.navigator = navigator
    }

    /// Shows all there is.
    func start() {
        presenter.show(headline: state.headline)
        showRotations()
    }

    /// Locks or unlocks the rotation.
    func setLocked(_ isLocked: Bool) {
        state.rotation = isLocked ? .locked : .unlocked
        presenter.showLock(isOn: isLocked)
        showRotations()
    }

    /// Counts a turn of the device; a locked one is not asked to turn.
    func rotated() {
        guard state.rotation == .unlocked else { return }
        state.numberOfRotations += 1
        showRotations()
    }

    /// Forgets the count and leaves.
    func reset() {
        state.numberOfRotations = 0
        showRotations()
        navigator.goBack()
    }

    /// Hands the count back: Detail has left for good.
    func leftForGood() {
        let finished = finished
        self.finished = nil
        finished?(state.numberOfRotations)
    }

    private func showRotations() {
        presenter.show(numberOfRotations: state.numberOfRotations, isLocked: state.rotation == .locked)
    }
}
