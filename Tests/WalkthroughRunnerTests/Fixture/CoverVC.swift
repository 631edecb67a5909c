import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// A cover that is not modal, and something that is repeated without end.
final class CoverVC: StudioVC {
    init() { super.init("Cover") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let front = button("Front") {}
        front.frame = CGRect(x: 120, y: 600, width: 300, height: 99)
        let cover = UIView(frame: CGRect(x: -100, y: -200, width: 2000, height: 2000))
        cover.addSubview(front)
        add(button("Behind") {})
        stack.addSubview(cover)
        beat()
    }

    private func beat() { tasks.after(.seconds(1), "beat") { [unowned self] in beat() } }
}
