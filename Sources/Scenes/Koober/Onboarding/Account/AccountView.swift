import Rehearsal

/// The fields of a form, the last one a password, and the button below them.
class AccountView: SceneView {
    /// The fields, from top to bottom; strong, they are subviews.
    let fields: [UITextField]
    /// The password; strong, it is the last field.
    let password: UITextField
    /// Sends the form; strong, it is a subview.
    let send: UIButton
    /// Turns during a request; strong, it is a subview.
    let sending = UIActivityIndicatorView()

    init(fields: [UITextField], password: UITextField, send: UIButton, sending identifier: String) {
        self.fields = fields + [password]
        self.password = password
        self.send = send
        super.init(frame: .zero)
        password.returnKeyType = .go
        sending.accessibilityIdentifier = identifier
        addScrollingColumn(self.fields + [send, sending])
    }
}

/// Passes the texts, the Return keys and the button's taps of a form to its Logic.
class AccountInteractor {
    /// Connects the controls; the closures hold view and Logic unowned, since the scene's controller owns all of them.
    init<Form>(
        view: AccountView, logic: AccountLogic<Form>, form: @escaping () -> Form, send: @escaping () -> Void
    ) {
        for field in view.fields {
            field.addAction(UIAction { [unowned logic] _ in logic.formChanged(to: form()) }, for: .editingChanged)
        }
        for (number, field) in view.fields.dropLast().enumerated() {
            field.addAction(
                UIAction { [unowned logic] _ in logic.entered(field: number) }, for: .primaryActionTriggered)
        }
        view.password.addAction(UIAction { _ in send() }, for: .primaryActionTriggered)
        view.send.addAction(UIAction { _ in send() }, for: .touchUpInside)
    }
}

/// Shows whether the form can be used; the base of both Presenters, which show the error of a failed request.
class AccountPresenter {
    /// The form; weak, the scene's controller owns it.
    private weak let view: AccountView?
    /// Presents alerts; weak, it owns the presenter.
    weak let viewController: UIViewController?

    init(view: AccountView, viewController: UIViewController) {
        self.view = view
        self.viewController = viewController
    }

    func show(isSending: Bool, canSend: Bool) {
        for field in view?.fields ?? [] { field.isEnabled = !isSending }
        view?.send.isEnabled = canSend
        if isSending { view?.sending.startAnimating() } else { view?.sending.stopAnimating() }
    }

    func move(toField number: Int) {
        guard let fields = view?.fields, fields.indices.contains(number) else { return }
        fields[number].becomeFirstResponder()
    }
}
