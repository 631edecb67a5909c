/// What elements know a view by: it says where the view is as long as there is one, and does not keep it.
///
/// A weak reference would do the same, but makes every use of the view slower.
final class ViewHandle {
    /// The view; unowned, it clears this before it goes.
    unowned var view: UIView?

    init(_ view: UIView) { self.view = view }
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
