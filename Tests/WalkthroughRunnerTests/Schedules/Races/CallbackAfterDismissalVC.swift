import HeadlessUIKit
import Scene
import StageRuntime

/// Loads when it opens; the defect: when it leaves before, it shows the cancellation as an error.
final class CallbackAfterDismissalVC: RaceVC {
    override func viewDidLoad() {
        super.viewDidLoad()
        tasks.start("load") { [unowned self] in
            do {
                text = try await ask(RaceCalls.find, "loaded")
            } catch {
                if isMended, Task.isCancelled { return }
                text = "failed"
            }
        }
    }
}
