/// What stands between a presented controller and the user who pulls it down.
public final class UIPresentationController {
    /// What is asked and told about pulling down; weak, as in UIKit.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presented controller; weak, it owns this object.
    public private(set) weak var presentedViewController: UIViewController?

    init(presenting controller: UIViewController) {
        presentedViewController = controller
    }
}
