import Rehearsal

/// Passes "Done" and the row "Sign Out" to the Logic.
final class ProfileInteractor {
    init(item: UINavigationItem, table: ProfileTableController, logic: ProfileLogic) {
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [unowned logic] _ in logic.close() })
        table.signOut = { [unowned logic] in logic.signOut() }
    }
}
