/// The root of a view hierarchy, showing one root controller and what it presents.
public final class UIWindow: UIView {
    /// The object that takes keyboard input; weak, a responder belongs to its screen.
    package weak var firstResponder: UIResponder?
    /// This window.
    public override var window: UIWindow? { self }
}
