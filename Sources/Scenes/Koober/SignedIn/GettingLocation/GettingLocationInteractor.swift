import Rehearsal

/// Passes taps on the two buttons to the Logic.
final class GettingLocationInteractor {
    init(view: GettingLocationView, logic: GettingLocationLogic) {
        view.profile.addAction(UIAction { [unowned logic] _ in logic.showProfile() }, for: .touchUpInside)
        view.retry.addAction(UIAction { [unowned logic] _ in logic.retry() }, for: .touchUpInside)
    }
}
