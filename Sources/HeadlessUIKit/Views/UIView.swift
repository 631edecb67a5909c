/// A rectangle of the screen with subviews; UIKit's names and rules, no pixels.
open class UIView: UIResponder {
    /// The view above, which owns this one; weak, a view does not keep its superview.
    public private(set) weak var superview: UIView?
    /// The views below, back to front; strong, a view owns its subviews.
    public private(set) var subviews: [UIView] = []
    /// The controller whose root view this is; weak, a controller owns its view.
    package weak var controller: UIViewController?
    /// The window at the top of the hierarchy.
    open var window: UIWindow? { superview?.window }
}
