import HeadlessUIKit
import Scene
import StageRuntime

/// Counts likes on a server; the defect: it reads, waits, and writes the value read before plus one.
final class LostUpdateVC: RaceVC {
    private var likes = 0
    private var last: StageTask?

    override func viewDidLoad() {
        super.viewDidLoad()
        add(button("Like") { [unowned self] in like() })
    }

    private func like() {
        let before = last
        last = tasks.start("like") { [unowned self] in
            if isMended { await before?.finish() }
            let known = likes
            _ = try await ask(RaceCalls.find)
            likes = known + 1
            text = "\(likes) likes"
        }
    }
}
