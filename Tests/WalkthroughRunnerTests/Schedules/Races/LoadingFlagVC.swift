import HeadlessUIKit
import Scene
import StageRuntime

/// Loads two things; the defect: the reply that usually is first says that the other is still under way.
final class LoadingFlagVC: RaceVC {
    private var missing = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Refresh") { [unowned self] in
                tasks.start("profile") { [unowned self] in
                    _ = try await ask(RaceCalls.quick)
                    missing -= 1
                    text = isMended && missing == 0 ? "Done" : "Loading"
                }
                tasks.start("posts") { [unowned self] in
                    _ = try await ask(RaceCalls.slow)
                    missing -= 1
                    text = isMended && missing > 0 ? "Loading" : "Done"
                }
            })
    }
}
