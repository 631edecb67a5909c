import Rehearsal

/// The fields of a form, and the button below them.
class AccountView: SceneView {
    /// The fields, from top to bottom; strong, they are in the column.
    let fields: [UITextField]
    /// Sends the form; strong, it is in the column.
    let done: UIButton

    init(fields: [UITextField], done title: String) {
        self.fields = fields
        done = UIButton(title: title, identifier: "done")
        super.init(frame: .zero)
        fields.last?.returnKeyType = .go
        addScrollingColumn(fields + [done])
    }
}

/// Passes the texts, the Return keys and the button's taps of a form to its Logic.
class AccountInteractor {
    /// Connects the controls; the closures hold view and Logic unowned, since the scene's controller owns all of them.
    init(view: AccountView, changed: @escaping () -> Void, submit: @escaping () -> Void) {
        for (field, next) in zip(view.fields, view.fields.dropFirst()) {
            field.addAction(
                UIAction { [unowned next] _ in _ = next.becomeFirstResponder() }, for: .primaryActionTriggered)
        }
        for field in view.fields { field.addAction(UIAction { _ in changed() }, for: .editingChanged) }
        view.fields.last?.addAction(UIAction { _ in submit() }, for: .primaryActionTriggered)
        view.done.addAction(UIAction { _ in submit() }, for: .touchUpInside)
    }
}

/// Shows whether a form can be used, the progress and the errors.
class AccountPresenter: ModulePresenter, AccountPresenterInterface {
    /// The form; weak, the scene's controller owns it.
    private weak let view: AccountView?

    init(view: AccountView, overlay: LoadingOverlay, viewController: UIViewController) {
        self.view = view
        super.init(overlay: overlay, viewController: viewController)
    }

    func show(canSubmit: Bool) { view?.done.isEnabled = canSubmit }
}
