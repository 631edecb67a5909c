import HeadlessUIKit
import Scene
import StageRuntime

/// Saves typed text a moment later; the defect: the result is the saved text, not the typed text.
final class DebounceLostVC: RaceVC {
    private let finished: (String) -> Void
    private let field = UITextField()
    private lazy var debouncer = Debouncer<String>(.milliseconds(50), on: tasks) { [unowned self] in save($0) }
    private var saved = "nothing"

    init(isMended: Bool, finished: @escaping (String) -> Void) {
        self.finished = finished
        super.init(isMended: isMended)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "note"
        field.addAction(
            UIAction { [unowned self, unowned field] _ in debouncer.send(field.text ?? "") }, for: .editingChanged)
        add(field)
    }

    private func save(_ note: String) {
        tasks.start("save") { [unowned self] in
            guard let answer = try? await ask(RaceCalls.find, note) else { return }
            saved = answer
        }
    }

    override func didLeaveForGood() { finished(isMended ? field.text ?? "" : saved) }
}
