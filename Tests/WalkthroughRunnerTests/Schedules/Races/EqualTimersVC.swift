import HeadlessUIKit
import Scene
import StageRuntime

/// Two timers that are due at the same moment; the defect: the last one to fire wins.
final class EqualTimersVC: RaceVC {
    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Start") { [unowned self] in
                tasks.after(.milliseconds(100), "hint") { [unowned self] in
                    if !isMended || text.isEmpty { text = "Hint" }
                }
                tasks.after(.milliseconds(100), "result") { [unowned self] in text = "Result" }
            })
    }
}
