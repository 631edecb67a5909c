import HeadlessUIKit
import Scene
import StageRuntime

/// Saves on a tap; the defect: the task is in no scope and keeps the scene alive until its reply arrives.
final class ReplyAfterLeaveVC: RaceVC {
    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Save") { [unowned self] in
                let scope = isMended ? tasks : Stage.current.tasks
                scope.start("save") { [self] in
                    guard let saved = try? await ask(RaceCalls.find, "saved") else { return }
                    text = saved
                }
            })
    }
}
