import HeadlessUIKit
import Scene
import StageRuntime

/// A screen whose task goes on when it is cancelled.
final class DeafVC: StudioVC {
    init() { super.init("Deaf") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let forgotten = Stage.current.object(Forgotten.self) { Forgotten() }
        tasks.start("listen") {
            await withCheckedContinuation { forgotten.continuations.append($0) }
        }
    }
}
