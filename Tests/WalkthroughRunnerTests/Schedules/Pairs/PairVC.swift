import HeadlessUIKit
import Scene
import StageRuntime

/// A scene of the second corpus: a pair fills it with buttons and fields, and stores its values in it.
final class PairVC: RaceVC {
    private let pair: Pair
    /// A counter for a pair.
    var count = 0
    /// A flag for a pair.
    var facts: Set<String> = []
    /// Texts for a pair.
    var kept = ""
    /// A text that no element shows.
    var hidden = ""
    /// The task that a pair started last.
    var task: StageTask?
    private(set) var field = UITextField()
    override var inspectableState: (any Encodable)? { ["hidden": hidden] }

    init(_ pair: Pair, isMended: Bool) {
        self.pair = pair
        super.init(isMended: isMended)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pair.build(self)
    }

    /// Adds a button; closures hold the scene unowned, as everywhere.
    func on(_ title: String, _ action: @escaping (PairVC) -> Void) {
        add(button(title) { [unowned self] in action(self) })
    }

    /// Adds the field `note`.
    func addField(_ changed: @escaping (PairVC) -> Void = { _ in }) {
        field.accessibilityIdentifier = "note"
        field.addAction(UIAction { [unowned self] _ in changed(self) }, for: .editingChanged)
        add(field)
    }

    /// Asks a call and performs what follows its reply.
    @discardableResult
    func load(_ call: WorkerCall<String>, _ question: String = "", then: @escaping (PairVC) -> Void) -> StageTask {
        tasks.start("load") { [unowned self] in
            guard (try? await ask(call, question)) != nil, !Task.isCancelled else { return }
            then(self)
        }
    }

    /// Performs something after so many milliseconds.
    func after(_ milliseconds: Int, _ name: String, _ action: @escaping (PairVC) -> Void) {
        tasks.after(.milliseconds(milliseconds), name) { [unowned self] in action(self) }
    }
}
