import KooberWorkers
import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
protocol DropoffPickerPresenterInterface: AnyObject {
    func show(_ names: [String])
    func showFailure()
}

/// Finds places by name and hands one back: the latest search is shown, and the first choice counts.
final class DropoffPickerLogic {
    private(set) var state = DropoffPickerLogicState()

    /// The start of the ride.
    private let pickup: Location
    /// Called once with the choice; nil after that.
    private var finished: ((NamedLocation?) -> Void)?
    /// Finds places; strong, the container shares it.
    private let locations: any KooberLocationsWorker
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any DropoffPickerPresenterInterface
    /// Closes the scene; strong, it does not keep the Logic.
    private let navigator: any ClosingNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The current search; strong until the next one.
    private var searching: StageTask?

    init(
        setup: DropoffPickerSetup, pickup: Location, locations: any KooberLocationsWorker,
        presenter: any DropoffPickerPresenterInterface, navigator: any ClosingNavigatorInterface,
        tasks: TaskScope
    ) {
        self.pickup = pickup
        finished = setup.finished
        self.locations = locations
        self.presenter = presenter
        self.navigator = navigator
        self.tasks = tasks
    }

    /// Fills the list before the user types, on the first appearance of DropoffPicker only.
    func start() {
        if state.query == nil { search(for: "") }
    }

    /// Searches for a text, and cancels the previous search.
    func search(for query: String) {
        searching?.cancel()
        state.query = query
        state.phase = .loading
        searching = tasks.start("search") { await self.load(query) }
    }

    /// Chooses the place of a row, and closes the picker.
    func choose(row: Int) {
        guard state.chosen == nil, state.places.indices.contains(row) else { return }
        state.chosen = state.places[row]
        navigator.close()
    }

    func cancel() { navigator.close() }

    /// Hands the choice back; called when DropoffPicker has left for good.
    func leftForGood() {
        let finished = finished
        self.finished = nil
        finished?(state.chosen)
    }

    private func load(_ query: String) async {
        do throws(KooberServerError) {
            let places = try await locations.locations(matching: query, near: pickup)
            guard !Task.isCancelled else { return }
            state.phase = .idle
            state.places = places
            presenter.show(places.map(\.name))
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.phase = .failed
            presenter.showFailure()
        }
    }
}
