import HeadlessUIKit
import Scene
import StageRuntime

/// Saves when told; the defect: the save belongs to nobody and keeps the scene until its reply is in.
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
