import RacesWorkers
import Rehearsal

/// Shows the filters, the races or a message, and the age of the races.
final class RaceListPresenter: RaceListPresenterInterface {
    /// Shows the state; weak, the scene's controller owns it.
    private weak let view: RaceListView?
    /// Shows the races; weak, the scene's controller owns it.
    private weak let table: RaceListTableController?

    init(view: RaceListView, table: RaceListTableController) {
        self.view = view
        self.table = table
    }

    func show(_ filters: RaceFilters, topCounts: [Int]) {
        for (category, button) in view?.filters ?? [] {
            let isOn = filters.categories.contains(category)
            button.isSelected = isOn
            button.accessibilityHint = RaceTexts.hint(of: category, isOn: isOn)
        }
        view?.topCount.show(topCounts, chosen: filters.topCount, title: RaceTexts.title(ofCount:))
        view?.country.show(RaceListView.countries, chosen: filters.country, title: RaceTexts.title(of:))
    }

    func show(_ content: RaceListLogicState.Content, at now: Moment) {
        switch content {
        case .races(let races): table?.show(races, at: now)
        case .loading: table?.showPlaceholders()
        case .failure, .empty: table?.show([], at: now)
        }
        view?.show(message: Self.message(for: content))
    }

    func showCountdowns(at now: Moment) { table?.showCountdowns(at: now) }

    func showStaleness(_ seconds: Int?) {
        let text = seconds.map(RaceTexts.staleness)
        if view?.staleness != text { view?.staleness = text }
    }

    func endRefreshing() { view?.refresh.endRefreshing() }

    /// Returns the message to show instead of the list; nil if the list is shown.
    private static func message(for content: RaceListLogicState.Content) -> RaceListView.Message? {
        switch content {
        case .races, .loading: nil
        case .failure(.offline):
            RaceListView.Message(
                title: "You seem to be offline!", text: "Please connect to the Internet and start punting.",
                canRetry: true)
        case .failure(.other):
            RaceListView.Message(
                title: "Something went wrong!", text: "Please try again soon and start punting.", canRetry: true)
        case .empty:
            RaceListView.Message(
                title: "Uh-oh! There aren't any races.",
                text: "Races would be available soon. Please check in a while and start punting.", canRetry: false)
        }
    }
}
