import HeadlessUIKit
import Scene
import StageRuntime

/// Sends an order once; the defect: it is known as sent only when the reply is in.
final class DoubleSubmitVC: RaceVC {
    private var isSent = false

    override func viewDidLoad() {
        super.viewDidLoad()
        add(button("Send") { [unowned self] in send() })
    }

    private func send() {
        guard !isSent else { return }
        if isMended { isSent = true }
        tasks.start("send") { [unowned self] in
            _ = try await ask(RaceCalls.find)
            isSent = true
            text = "Sent"
        }
    }
}
