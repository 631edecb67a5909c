import HeadlessUIKit
import Scene
import StageRuntime

/// Gives its result when the answer is there, or a default in time; the defect: the default, and then the answer.
final class TwiceDeliveredVC: RaceVC {
    private var finished: ((String) -> Void)?
    private var isFinished = false

    init(isMended: Bool, finished: @escaping (String) -> Void) {
        self.finished = finished
        super.init(isMended: isMended)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Choose") { [unowned self] in
                tasks.start("choose") { [unowned self] in
                    guard let answer = try? await ask(RaceCalls.find, "chosen") else { return }
                    deliver(answer)
                }
                tasks.after(.milliseconds(100), "default") { [unowned self] in
                    if !isFinished { deliver("chosen") }
                }
            })
    }

    private func deliver(_ result: String) {
        if isMended, isFinished { return }
        isFinished = true
        finished?(result)
    }
}
