import HeadlessUIKit
import Scene
import StageRuntime

/// Two calls, the second asked when the first is in, after which there is a button and some time later a text.
final class ChainVC: RaceVC {
    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Load") { [unowned self] in
                tasks.start("load") { [unowned self] in
                    _ = try await ask(RaceCalls.quick)
                    _ = try await ask(RaceCalls.slow)
                    add(button("Next") { [unowned self] in text = "next" })
                    try await tasks.sleep(for: .milliseconds(50))
                    if text.isEmpty { text = "loaded" }
                }
            })
    }
}
