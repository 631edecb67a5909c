import HeadlessUIKit
import Scene
import StageRuntime

/// Waits for a sign that another reply gives; the defect: a sign given before anybody waits is lost.
final class LostSignalVC: RaceVC {
    private var isGiven = false
    private var waiting: CheckedContinuation<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Load") { [unowned self] in
                tasks.start("sign") { [unowned self] in
                    _ = try await ask(RaceCalls.slow)
                    isGiven = true
                    waiting?.resume()
                    waiting = nil
                }
                tasks.start("load") { [unowned self] in
                    _ = try await ask(RaceCalls.quick)
                    if !(isMended && isGiven) {
                        let forgotten = Stage.current.object(Forgotten.self) { Forgotten() }
                        await withCheckedContinuation { continuation in
                            if isGiven { forgotten.continuations.append(continuation) } else { waiting = continuation }
                        }
                    }
                }
            })
    }
}
