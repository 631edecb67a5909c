package import Rehearsal
package import Workers

/// What the Logic tells the Presenter.
package protocol RaceListPresenterInterface: AnyObject {
    /// Shows which races the user wants to see, among these counts.
    func show(_ filters: RaceFilters, topCounts: [Int])
    /// Shows races, a failure, that there are none, or that they are being loaded.
    func show(_ content: RaceListLogicState.Content, at now: Moment)
    /// Shows the countdowns of this moment.
    func showCountdowns(at now: Moment)
    /// Shows how many seconds ago the races on screen were loaded; nil for races that are up to date.
    func showStaleness(_ seconds: Int?)
    /// Ends the sign that the list was pulled.
    func endRefreshing()
}

/// What the Logic asks of the Navigator.
package protocol RaceListNavigatorInterface: AnyObject {
    /// Opens a race.
    func showDetail(of race: Race)
    /// Opens the settings.
    func showSettings()
}

/// The next races: loaded when the refresh rule says so, gone when they expire, counting down at every whole second.
package final class RaceListLogic {
    /// What RaceList knows.
    package private(set) var state: RaceListLogicState

    /// By what numbers races are shown and loaded.
    private let rules: RaceRules
    /// Knows the next races; strong, the container shares it.
    private let worker: any RacesWorker
    /// The date now.
    private let date: () -> Date
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any RaceListPresenterInterface
    /// Leaves; strong, it holds nothing of the Logic.
    private let navigator: any RaceListNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The load under way, or the last one; strong until another takes its place.
    private var loading: StageTask?
    /// When to look next, and the timer for it; strong until it has fired or another takes its place.
    private var timer: (due: Moment, timer: StageTimer)?

    /// Makes the Logic; the scene's controller owns it.
    package init(
        rules: RaceRules, races worker: any RacesWorker, now date: @escaping () -> Date,
        presenter: any RaceListPresenterInterface, navigator: any RaceListNavigatorInterface, tasks: TaskScope
    ) {
        state = RaceListLogicState(rules: rules)
        self.rules = rules
        self.worker = worker
        self.date = date
        self.presenter = presenter
        self.navigator = navigator
        self.tasks = tasks
    }

    /// Shows the filters and asks for the races.
    package func start() {
        presenter.show(state.filters, topCounts: rules.topCounts)
        demand()
    }

    // MARK: What the user does

    /// Turns a category off or on.
    package func toggle(_ category: RaceCategory) { change { $0.toggle(category) } }

    /// Shows at most so many races.
    package func choose(topCount: Int) { change { $0.topCount = topCount } }

    /// Shows the races of a country; nil is all of them.
    package func choose(_ country: RaceCountry?) { change { $0.country = country } }

    /// Goes back to the filters of the launch, and loads.
    package func reset() {
        state.filters = RaceFilters(topCount: rules.topCount)
        presenter.show(state.filters, topCounts: rules.topCounts)
        demand()
    }

    /// Loads, after a failure or because the list was pulled; the filters stay.
    package func reload() { demand() }

    /// Opens a race.
    package func select(_ race: Race) { navigator.showDetail(of: race) }

    /// Opens the settings.
    package func showSettings() { navigator.showSettings() }

    private func change(_ edit: (inout RaceFilters) -> Void) {
        edit(&state.filters)
        presenter.show(state.filters, topCounts: rules.topCounts)
        show()
    }

    // MARK: Loading

    /// Asks for the races at once; a load under way is given up, and a failure is forgotten.
    private func demand() {
        state.failure = nil
        state.isAwaited = true
        advance(.demanded)
        show()
    }

    /// Tells the rule what has happened, does what it says, and looks again when that is due.
    private func advance(_ event: RefreshRule.Event) {
        if state.refresh.receive(event, at: now, tooFew: state.hasTooFew) == .load {
            loading?.cancel()
            loading = tasks.start("races") { await self.load() }
        }
        lookLater()
    }

    private func load() async {
        do throws(RacesError) {
            let races = try await worker.next()
            guard !Task.isCancelled else { return }
            state.races = races.filter { !rules.isExpired($0, at: now) }.sorted()
            state.lastReply = now
            state.isStale = false
            state.failure = nil
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.failure = error == .offline ? .offline : .other
            state.isStale = state.lastReply != nil
        }
        state.isAwaited = false
        presenter.endRefreshing()
        advance(.ended)
        show()
    }

    // MARK: Time

    private var now: Moment { Moment(date()) }

    /// Looks at each whole second while there are races, and when the rule wants to.
    private func lookLater() {
        let tick = state.races.isEmpty ? nil : now.nextSecond
        guard let due = [tick, state.refresh.nextLook].compactMap(\.self).min() else {
            timer?.timer.cancel()
            timer = nil
            return
        }
        guard timer?.due != due else { return }
        timer?.timer.cancel()
        timer = (due, tasks.after(now.duration(until: due), "countdown") { [weak self] in self?.look() })
    }

    /// Takes expired races away, loads if that is due, and counts down.
    private func look() {
        timer = nil
        let now = now
        let expired = state.races.prefix { rules.isExpired($0, at: now) }
        guard !expired.isEmpty else {
            advance(.looked)
            presenter.showCountdowns(at: now)
            if state.isStale { showStaleness(at: now) }
            return
        }
        state.races.removeFirst(expired.count)
        advance(expired.contains(where: state.filters.match) ? .expired : .looked)
        show()
    }

    private func show() {
        let now = now
        presenter.show(state.content, at: now)
        showStaleness(at: now)
    }

    private func showStaleness(at now: Moment) {
        let age = state.isStale ? state.lastReply?.seconds(until: now) : nil
        presenter.showStaleness(state.filters.shown(of: state.races).isEmpty ? nil : age)
    }
}
