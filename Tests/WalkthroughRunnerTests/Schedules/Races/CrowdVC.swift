import HeadlessUIKit
import Scene
import StageRuntime

/// Three replies and two timers, all on their way at once; it counts them, so that no order is wrong.
final class CrowdVC: RaceVC {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        add(button("Go") { [unowned self] in go() })
    }

    private func go() {
        for call in [RaceCalls.quick, RaceCalls.find, RaceCalls.slow] {
            tasks.start(call.description.name) { [unowned self] in
                _ = try await ask(call)
                noteOne()
            }
        }
        for milliseconds in [70, 130] {
            tasks.after(.milliseconds(milliseconds), "timer \(milliseconds)") { [unowned self] in noteOne() }
        }
    }

    private func noteOne() {
        count += 1
        text = "\(count)"
    }
}
