import HeadlessUIKit

/// A screen that stays upright.
final class LockedVC: StudioVC {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    init() { super.init("Locked") }
}
