import HeadlessUIKit
import Scene
import StageRuntime

/// Two tasks that are ready at once; the defect: the one that runs last wins.
final class TaskOrderVC: RaceVC {
    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Start") { [unowned self] in
                tasks.start("draft") { [unowned self] in if !isMended || text.isEmpty { text = "Draft" } }
                tasks.start("final") { [unowned self] in text = "Final" }
            })
    }
}
