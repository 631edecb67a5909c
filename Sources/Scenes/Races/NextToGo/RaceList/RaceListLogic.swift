package import RacesWorkers
package import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
package protocol RaceListPresenterInterface: AnyObject {
    /// Shows the filters, and the counts to choose from.
    func show(_ filters: RaceFilters, topCounts: [Int])
    /// Shows races, an error, an empty list, or placeholders during a load.
    func show(_ content: RaceListLogicState.Content, at now: Moment)
    /// Shows the countdowns at this time.
    func showCountdowns(at now: Moment)
    /// Shows the age of the races on screen, in seconds; nil if they are up to date.
    func showStaleness(_ seconds: Int?)
    /// Ends the refresh control's animation.
    func endRefreshing()
}

/// Opens and closes scenes; the Navigator implements it for the Logic.
package protocol RaceListNavigatorInterface: AnyObject {
    /// Opens a race.
    func showDetail(of race: Race)
    /// Opens the settings.
    func showSettings()
}

/// The next races: the refresh rule decides when to load them, expired ones are removed, and countdowns run.
package final class RaceListLogic {
    /// The state of RaceList.
    package private(set) var state: RaceListLogicState

    private let rules: RaceRules
    /// Loads the next races; strong, the container shares it.
    private let worker: any RacesWorker
    private let date: () -> Date
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any RaceListPresenterInterface
    /// Opens a race and the settings; strong, it does not keep the Logic.
    private let navigator: any RaceListNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The current or the last load; strong until the next one.
    private var loading: StageTask?
    /// The time of the next check, and its timer; strong until it has fired or is replaced.
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

    /// Shows the filters and loads the races.
    package func start() {
        presenter.show(state.filters, topCounts: rules.topCounts)
        demand()
    }

    // MARK: Actions of the user

    /// Selects or deselects a category.
    package func toggle(_ category: RaceCategory) { change { $0.toggle(category) } }

    /// Shows at most this number of races.
    package func choose(topCount: Int) { change { $0.topCount = topCount } }

    /// Shows the races of a country; nil for all countries.
    package func choose(_ country: RaceCountry?) { change { $0.country = country } }

    /// Restores the filters of the launch, and loads the races.
    package func reset() {
        state.filters = RaceFilters(topCount: rules.topCount)
        presenter.show(state.filters, topCounts: rules.topCounts)
        demand()
    }

    /// Loads the races, after a failure or because the list was pulled; the filters are kept.
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

    /// Loads the races at once; cancels a running load and clears a failure.
    private func demand() {
        state.failure = nil
        state.isAwaited = true
        advance(.demanded)
        show()
    }

    /// Passes an event to the rule, performs the action that it returns, and schedules the next check.
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

    /// Schedules the next check: at each whole second while there are races, and when the rule needs it.
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

    /// Removes expired races, loads if a load is due, and updates the countdowns; also called when the app comes back.
    package func look() {
        timer?.timer.cancel()
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
