import HeadlessUIKit
import Scene
import StageRuntime

/// Shows the picture of what is chosen, as a reused cell does; the defect: a late picture replaces a newer one.
final class StaleImageVC: RaceVC {
    private let picture = UIImageView()
    private var chosen = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        add(picture)
        for name in ["sun", "moon"] { add(button(name) { [unowned self] in choose(name) }) }
    }

    private func choose(_ name: String) {
        chosen = name
        tasks.start(name) { [unowned self] in
            let answer = try await ask(RaceCalls.find, name)
            if !isMended || answer == chosen { picture.image = UIImage(systemName: answer) }
        }
    }
}
