import HeadlessUIKit
import Scene
import StageRuntime

/// Shows a change before the server has it, and takes it back where that fails; the defect: a newer one too.
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
