import HeadlessUIKit

/// A screen that holds itself.
final class LeakyVC: StudioVC {
    private var cycle: (() -> Void)?

    init() { super.init("Leaky") }

    override func viewDidLoad() {
        super.viewDidLoad()
        cycle = { self.title = "Still here" }
    }
}
