import Foundation
import Scene

@testable import HeadlessUIKit

/// A controller that notes what it is told.
class SpyController: SceneController {
    let name: String
    let journal: Journal
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    var notesTransitions = false
    var notesMoves = false
    var onLeave: () -> Void = {}
    var onWillAppear: () -> Void = {}
    var onDidAppear: () -> Void = {}
    var onWillDisappear: () -> Void = {}
    var onTransition: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init()
    }

    override var screenName: String? { name }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override func viewDidLoad() { note("didLoad") }

    override func viewWillAppear(_ animated: Bool) {
        note("willAppear")
        onWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        note("didAppear")
        onDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        note("willDisappear")
        onWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    override func didLeaveForGood() {
        note("left")
        onLeave()
    }

    override func willMove(toParent parent: UIViewController?) {
        if notesMoves { note(parent == nil ? "willMove(nil)" : "willMove") }
        super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: UIViewController?) {
        if notesMoves { note(parent == nil ? "didMove(nil)" : "didMove") }
        super.didMove(toParent: parent)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if notesTransitions {
            note("willTransition \(Int(size.width))x\(Int(size.height))")
            onTransition(coordinator)
            coordinator.animate { [self] _ in
                note("alongside")
            } completion: { [self] _ in
                note("completion")
            }
        }
        super.viewWillTransition(to: size, with: coordinator)
    }

    func note(_ what: String) { journal.note(name + "." + what) }
}
