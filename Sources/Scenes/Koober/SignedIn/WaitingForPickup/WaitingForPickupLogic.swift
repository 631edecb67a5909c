/// What the Logic tells the Presenter.
protocol WaitingForPickupPresenterInterface: AnyObject {
    func show(_ ride: AcceptedRide)
}

/// Says which ride comes, until the user wants another.
final class WaitingForPickupLogic {
    /// What WaitingForPickup knows.
    private(set) var state: WaitingForPickupLogicState

    /// What the scene was given.
    private let setup: WaitingForPickupSetup
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any WaitingForPickupPresenterInterface

    init(setup: WaitingForPickupSetup, presenter: any WaitingForPickupPresenterInterface) {
        state = WaitingForPickupLogicState(ride: setup.ride)
        self.setup = setup
        self.presenter = presenter
    }

    /// Shows the ride.
    func start() { presenter.show(state.ride) }

    /// Leads to another ride.
    func startNewRide() {
        guard state.phase == .waiting else { return }
        state.phase = .done
        setup.newRide()
    }

    /// Leads to the profile.
    func showProfile() { setup.showProfile() }
}
