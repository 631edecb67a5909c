/// Maps the tap on a row to the Logic.
final class HarboursInteractor {
    init(table: HarboursTableController, logic: HarboursLogic) {
        table.selected = { [unowned logic] harbour in logic.selected(harbour) }
    }
}
