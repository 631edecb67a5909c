import HeadlessUIKit
import StageRuntime

/// The base of the racing scenes: a text called `outcome`, and calls that reply with their argument.
class RaceVC: StudioVC {
    let isMended: Bool
    private let gate = Stage.current.workers
    private let outcome = UILabel()

    init(isMended: Bool) {
        self.isMended = isMended
        super.init("Race")
        outcome.accessibilityIdentifier = "outcome"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(outcome)
    }

    var text: String {
        get { outcome.text ?? "" }
        set { outcome.text = newValue }
    }

    func ask(_ call: WorkerCall<String>, _ question: String = "") async throws(WorkerFault) -> String {
        try await gate.perform(call, [.init("question", question)]) { question }
    }
}

/// Opens a racing scene, for those whose defect shows when they leave.
final class StartVC: StudioVC {
    private let makeNext: () -> UIViewController

    init(makeNext: @escaping () -> UIViewController) {
        self.makeNext = makeNext
        super.init("Start")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(button("Open") { [unowned self] in show(makeNext()) })
    }
}
