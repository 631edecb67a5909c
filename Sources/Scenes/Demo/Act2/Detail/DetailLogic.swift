/// Shows the state; the Presenter implements it for the Logic.
package protocol DetailPresenterInterface: AnyObject {
    /// Shows the heading and the title.
    func show(headline: String)
    /// Shows the count and whether the rotation is locked.
    func show(numberOfRotations: Int, isLocked: Bool)
    /// Sets the switch, and lets the screen ask for the supported orientations.
    func showLock(isOn: Bool)
}

/// Opens and closes scenes; the Navigator implements it for the Logic.
package protocol DetailNavigatorInterface: AnyObject {
    /// Goes back to the previous screen.
    func goBack()
}

/// Counts rotations of the device, locks the rotation, and hands the count back.
package final class DetailLogic {
    /// The state of Detail.
    package private(set) var state: DetailLogicState

    /// Called once with the count; `nil` after that.
    private var finished: ((_ numberOfRotations: Int) -> Void)?
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any DetailPresenterInterface
    /// Closes the scene; strong, it does not keep the Logic.
    private let navigator: any DetailNavigatorInterface

    /// Makes the Logic; the scene's controller owns it.
    package init(setup: DetailSetup, presenter: any DetailPresenterInterface, navigator: any DetailNavigatorInterface) {
        state = DetailLogicState(headline: setup.headline, numberOfRotations: setup.numberOfRotations)
        finished = setup.finished
        self.presenter = presenter
        self.navigator = navigator
    }

    /// Shows the initial state.
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

    /// Counts a rotation of the device; not called while the rotation is locked.
    package func rotated() {
        guard state.rotation == .unlocked else { return }
        state.numberOfRotations += 1
        showRotations()
    }

    /// Resets the count and closes the scene.
    package func reset() {
        state.numberOfRotations = 0
        showRotations()
        navigator.goBack()
    }

    /// Hands the count back; called when Detail has left for good.
    package func leftForGood() {
        let finished = finished
        self.finished = nil
        finished?(state.numberOfRotations)
    }

    private func showRotations() {
        presenter.show(numberOfRotations: state.numberOfRotations, isLocked: state.rotation == .locked)
    }
}
