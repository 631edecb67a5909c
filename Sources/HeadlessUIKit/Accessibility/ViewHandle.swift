/// What elements know a view by: it says where the view is as long as there is one, and does not keep it.
///
/// A weak reference would do the same, but makes every use of the view slower.
final class ViewHandle {
    /// The view; it clears this before it goes.
    var view: UIView? {
        get { link.owner }
        set { link = Uplink(newValue) }
    }
    /// What ``view`` stands in.
    private var link: Uplink<UIView>

    init(_ view: UIView) { link = Uplink(view) }
}

extension UIView {
    /// The view's handle, made when first asked for.
    var handle: ViewHandle {
        if let knownHandle { return knownHandle }
        let handle = ViewHandle(self)
        knownHandle = handle
        return handle
    }
}
