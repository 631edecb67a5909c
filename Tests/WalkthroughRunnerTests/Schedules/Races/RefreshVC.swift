import HeadlessUIKit
import Scene
import StageRuntime

/// Refreshes a list that can be filtered; the defect: the refreshed list also replaces a newer, filtered one.
final class RefreshVC: RaceVC {
    private var refresh: StageTask?

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Refresh") { [unowned self] in
                refresh = tasks.start("refresh") { [unowned self] in
                    guard let all = try? await ask(RaceCalls.slow, "All") else { return }
                    text = all
                }
            },
            button("Filter") { [unowned self] in
                if isMended { refresh?.cancel() }
                tasks.start("filter") { [unowned self] in text = try await ask(RaceCalls.quick, "Filtered") }
            })
    }
}
