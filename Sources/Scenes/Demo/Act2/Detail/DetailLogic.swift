/// What the Logic tells the Presenter.
package protocol DetailPresenterInterface: AnyObject {
    /// Shows the heading and the title.
    func show(headline: String)
    /// Shows the count and whether it can change.
    func show(numberOfRotations: Int, isLocked: Bool)
    /// Sets the switch.
    func showLock(isOn: Bool)
}

/// What the Logic asks of the Navigator.
package protocol DetailNavigatorInterface: AnyObject {
    /// Goes back to where Detail came from.
    func goBack()
}

/// Counts turns of the device, locks it, and hands the count back when it is left.
package final class DetailLogic {
    /// What Detail knows.
    package private(set) var state: DetailLogicState

    /// Takes the count, once; gone after that.
    private var finished: ((_ numberOfRotations: Int) -> Void)?
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any DetailPresenterInterface
    /// Leaves; strong, it holds nothing of the Logic.
    private let navigator: any DetailNavigatorInterface

    /// Makes the Logic; the scene's controller owns it.
    package init(setup: DetailSetup, presenter: any DetailPresenterInterface, navigator: any DetailNavigatorInterface) {
        state = DetailLogicState(headline: setup.headline, numberOfRotations: setup.numberOfRotations)
        finished = setup.finished
        self.presenter = presenter
        self.navigator = navigator
    }

    /// Shows all there is.
    package func start() {
        presenter.show(headline: state.headline)
        showRotations()
    }

    /// Locks or unlocks the rotation.
    package func setLocked(_ isLocked: Bool) {
        state.rotation = isLocked ? .locked : .unlocked
        presenter.showLock(isOn: isLocked)
        showRotations()
    }

    /// Counts a turn of the device; a locked one is not asked to turn.
    package func rotated() {
        guard state.rotation == .unlocked else { return }
        state.numberOfRotations += 1
        showRotations()
    }

    /// Forgets the count and leaves.
    package func reset() {
        state.numberOfRotations = 0
        showRotations()
        navigator.goBack()
    }

    /// Hands the count back: Detail has left for good.
    package func leftForGood() {
        let finished = finished
        self.finished = nil
        finished?(state.numberOfRotations)
    }

    private func showRotations() {
        presenter.show(numberOfRotations: state.numberOfRotations, isLocked: state.rotation == .locked)
    }
}
