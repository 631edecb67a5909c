/// Shows the state; the Presenter implements it for the Logic.
protocol WaitingForPickupPresenterInterface: AnyObject {
    func show(_ ride: AcceptedRide)
}

/// Shows the accepted ride until the user wants another one.
final class WaitingForPickupLogic {
    private(set) var state: WaitingForPickupLogicState

    private let setup: WaitingForPickupSetup
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any WaitingForPickupPresenterInterface

    init(setup: WaitingForPickupSetup, presenter: any WaitingForPickupPresenterInterface) {
        state = WaitingForPickupLogicState(ride: setup.ride)
        self.setup = setup
        self.presenter = presenter
    }

    func start() { presenter.show(state.ride) }

    func startNewRide() {
        guard state.phase == .waiting else { return }
        state.phase = .done
        setup.newRide()
    }

    func showProfile() { setup.showProfile() }
}
