import HeadlessUIKit
import Scene
import StageRuntime

/// Orders, and asks again if no answer comes in time; the defect: the second try counts as another order.
final class RetryVC: RaceVC {
    private var orders: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        add(button("Order") { [unowned self] in order() })
    }

    private func order() {
        send("order 1")
        tasks.after(.milliseconds(100), "retry") { [unowned self] in
            if orders.isEmpty { send(isMended ? "order 1" : "order 2") }
        }
    }

    private func send(_ key: String) {
        tasks.start("order") { [unowned self] in
            let accepted = try await ask(RaceCalls.find, key)
            if !orders.contains(accepted) { orders.append(accepted) }
            text = "\(orders.count) ordered"
        }
    }
}
