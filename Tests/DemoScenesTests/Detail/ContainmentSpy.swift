import Foundation
import HeadlessUIKit
import Scene
import TestSupport

/// A child controller that notes what its container and the system tell it.
final class ContainmentSpy: SceneController {
    private let log: CallLog<String>

    init(log: CallLog<String>) {
        self.log = log
        super.init()
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add(parent == nil ? "left its parent" : "moved to \(parent?.stageScreen?.screenName ?? "a parent")")
    }

    override func viewDidAppear(_ animated: Bool) { log.add("appeared") }

    override func viewDidDisappear(_ animated: Bool) { log.add("disappeared") }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.add("turns to \(Int(size.width)) x \(Int(size.height))")
    }
}
