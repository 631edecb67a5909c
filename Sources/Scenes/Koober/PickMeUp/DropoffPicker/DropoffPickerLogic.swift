import Rehearsal
import Workers

/// What the Logic tells the Presenter.
protocol DropoffPickerPresenterInterface: AnyObject {
    func show(_ names: [String])
    func showFailure()
}

/// Finds places by name and hands one back: the newest search counts, and so does the first choice.
final class DropoffPickerLogic {
    /// What DropoffPicker knows.
    private(set) var state = DropoffPickerLogicState()

    /// Where the ride begins.
    private let pickup: Location
    /// Takes the choice, once; gone after that.
    private var finished: ((NamedLocation?) -> Void)?
    /// Finds places; strong, the container shares it.
    private let locations: any KooberLocationsWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any DropoffPickerPresenterInterface
    /// Leaves; strong, it holds nothing of the Logic.
    private let navigator: any ClosingNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The search in flight; strong until another takes its place.
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

    /// Fills the list before anything is typed, once however often DropoffPicker appears.
    func start() {
        if state.query == nil { search(for: "") }
    }

    /// Searches for a text; the reply to an earlier one is worth nothing then.
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

    /// Closes the picker.
    func cancel() { navigator.close() }

    /// Hands the choice back: DropoffPicker has left for good.
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
