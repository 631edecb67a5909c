import HeadlessUIKit

/// A screen that stays upright; as in UIKit, its navigation controller has to say so.
final class LockedVC: StudioVC, UINavigationControllerDelegate {
    init() { super.init("Locked") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.delegate = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.delegate = nil
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
}
