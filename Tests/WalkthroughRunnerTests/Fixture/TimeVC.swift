import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// Timers, and views that fade.
final class TimeVC: StudioVC {
    private lazy var ticks = label("Ticks: 0", "ticks")
    private lazy var banner = label("Banner")
    private var count = 0

    init() { super.init("Time") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let ghost = label("Ghost")
        ghost.alpha = 0.009
        let hidden = button("Hidden") {}
        hidden.isHidden = true
        let pile = UIView()
        for title in ["Below", "Above"] {
            let button = button(title) {}
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            pile.addSubview(button)
        }
        add(
            pile, ticks, banner, ghost, hidden, button("Once") { [unowned self] in tick(after: .seconds(2)) },
            button("Thrice") { [unowned self] in for second in 1...3 { tick(after: .seconds(second)) } },
            button("Chain") { [unowned self] in
                tasks.after(.seconds(1), "first") { [unowned self] in tick(after: .zero) }
            },
            button("Fade") { [unowned self] in
                UIView.animate(withDuration: 0.3) { self.banner.alpha = 0 }
            })
    }

    private func tick(after delay: Duration) {
        tasks.after(delay, "tick") { [unowned self] in
            count += 1
            ticks.text = "Ticks: \(count)"
        }
    }

}
