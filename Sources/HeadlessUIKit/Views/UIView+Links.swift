extension UIView {
    /// The view above, which owns this one and clears this before it goes.
    var above: UIView? {
        get { superlink.owner }
        set { superlink = Uplink(newValue) }
    }

    /// The controller whose root view this is, which owns this view.
    package internal(set) var controller: UIViewController? {
        get { manager }
        set { manager = newValue }
    }
}
