import HeadlessUIKit
import Scene
import StageRuntime

/// Shows a change before the server has it, and reverts it if that fails; the defect: it reverts a newer change too.
final class OptimisticLikeVC: RaceVC {
    private var lastChange = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        add(button("Like") { [unowned self] in like() })
    }

    private func like() {
        lastChange += 1
        let change = lastChange
        text = "Liked"
        tasks.start("like") { [unowned self] in
            do {
                _ = try await ask(RaceCalls.find)
            } catch {
                if isMended, change != lastChange { return }
                text = "Not liked"
            }
        }
    }
}
