extension UIView {
    /// The view above, which owns this one and clears this before it goes.
    var above: UIView? {
        get { superlink.owner }
        set { superlink = Uplink(newValue) }
    }

    /// Visits the views above, the nearest first, for as long as `visit` says to go on.
    ///
    /// They are not counted on the way: `visit` takes no view out of its superview and calls no code of the app.
    @inline(__always) func climb(_ visit: (UIView) -> Bool) {
        var link = superlink
        while let next = link.look({ visit($0) ? $0.superlink : Uplink() }) { link = next }
    }

    /// The controller whose root view this is, which owns this view.
    package internal(set) var controller: UIViewController? {
        get { manager }
        set { manager = newValue }
    }
}
