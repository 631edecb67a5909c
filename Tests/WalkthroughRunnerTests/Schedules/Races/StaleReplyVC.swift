import HeadlessUIKit
import Scene
import StageRuntime

/// Shows the answer to whatever was asked; the defect: the answer to an old text may come last.
final class StaleReplyVC: RaceVC {
    private var search: StageTask?

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.accessibilityIdentifier = "query"
        field.addAction(UIAction { [unowned self, unowned field] _ in typed(field.text ?? "") }, for: .editingChanged)
        add(field)
    }

    private func typed(_ query: String) {
        if isMended { search?.cancel() }
        search = tasks.start("search") { [unowned self] in
            guard let found = try? await ask(RaceCalls.find, query) else { return }
            text = found
        }
    }
}
