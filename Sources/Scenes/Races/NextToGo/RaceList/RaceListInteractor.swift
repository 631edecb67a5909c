import RacesWorkers
import Rehearsal

/// Passes the user's actions on filters, menus, buttons and rows, and a pulled list, to the Logic.
final class RaceListInteractor {
    init(view: RaceListView, table: RaceListTableController, logic: RaceListLogic) {
        for (category, button) in view.filters {
            button.addAction(
                UIAction { [unowned logic] _ in logic.toggle(category) }, for: .primaryActionTriggered)
        }
        view.topCount.chose = { [unowned logic] count in logic.choose(topCount: count) }
        view.country.chose = { [unowned logic] country in logic.choose(country) }
        view.reset.addAction(UIAction { [unowned logic] _ in logic.reset() }, for: .primaryActionTriggered)
        view.settings.addAction(UIAction { [unowned logic] _ in logic.showSettings() }, for: .primaryActionTriggered)
        view.retry.addAction(UIAction { [unowned logic] _ in logic.reload() }, for: .primaryActionTriggered)
        view.refresh.addAction(UIAction { [unowned logic] _ in logic.reload() }, for: .valueChanged)
        table.selected = { [unowned logic] race in logic.select(race) }
    }
}
