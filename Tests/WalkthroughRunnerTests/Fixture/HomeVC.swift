import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// The first screen of the app: a button for each other screen.
final class HomeVC: StudioVC {
    struct State: Codable {
        var launches = 0
        var date = ""
        var isQuiet = false
        var limit = 0
    }

    private(set) var state = State()
    override var inspectableState: (any Encodable)? { state }

    init(_ configuration: StudioApp.Configuration) {
        super.init("Home")
        state.isQuiet = configuration.testFlags?.isQuiet ?? false
        state.limit = configuration.limit ?? 0
        state.date = Date.ISO8601FormatStyle().format(Stage.current.now)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let session = (try? Stage.current.storage.read("session")).flatMap { $0 }.map {
            String(decoding: $0, as: UTF8.self)
        }
        add(label("Session: \(session ?? "none")", "session"))
        let screens: [(String, () -> UIViewController)] = [
            ("Form", { FormVC() }), ("List", { ListVC() }), ("Calls", { CallsVC() }), ("Time", { TimeVC() }),
            ("Trouble", { TroubleVC() }), ("Locked", { LockedVC() }),
        ]
        for (title, make) in screens { add(button(title) { [unowned self] in show(make()) }) }
        add(
            button("Sheet") { [unowned self] in present(SheetVC("Sheet"), animated: true) },
            button("Modal") { [unowned self] in
                let modal = SheetVC("Modal")
                modal.modalPresentationStyle = .fullScreen
                present(modal, animated: true)
            },
            button("Alert") { [unowned self] in showAlert() },
            button("Tabs") { [unowned self] in
                let tabs = UITabBarController()
                tabs.viewControllers = [StudioVC("First"), StudioVC("Second")]
                tabs.modalPresentationStyle = .fullScreen
                present(tabs, animated: true)
            })
        // Where not all have room, the last one has none first.
        for (index, view) in stack.arrangedSubviews.enumerated() {
            view.setContentCompressionResistancePriority(.init(700 - Float(index)), for: .vertical)
        }
    }

    private func showAlert() {
        let alert = UIAlertController(title: "Server error", message: "Try later", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { [unowned self] _ in title = "Retried" })
        present(alert, animated: true)
    }
}
