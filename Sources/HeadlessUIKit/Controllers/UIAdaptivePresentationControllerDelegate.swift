/// What is asked and told when the user pulls a presented controller down; `dismiss(animated:)` tells it nothing.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns whether the controller may be pulled down.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user begins to pull it down.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when it was pulled down.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to pull down what may not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
