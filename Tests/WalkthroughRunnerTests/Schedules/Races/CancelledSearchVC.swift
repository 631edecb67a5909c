import HeadlessUIKit
import Scene
import StageRuntime

/// A search that can be cancelled; the defect: that clears the answer and leaves the search under way.
final class CancelledSearchVC: RaceVC {
    private var search: StageTask?

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Search") { [unowned self] in
                search = tasks.start("search") { [unowned self] in
                    guard let found = try? await ask(RaceCalls.find, "found") else { return }
                    text = found
                }
            },
            button("Cancel") { [unowned self] in
                if isMended { search?.cancel() }
                text = ""
            })
    }
}
