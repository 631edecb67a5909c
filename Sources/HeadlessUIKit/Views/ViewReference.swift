/// A reference that does not keep its view alive; the view empties it when it is released.
///
/// Swift's `weak` makes every later retain and release of the view slow: a walkthrough took 6 % longer with it.
final class ViewReference {
    /// The view; `nil` once it is gone.
    fileprivate(set) unowned(unsafe) var view: UIView?

    fileprivate init(_ view: UIView) { self.view = view }
}

extension UIView {
    var reference: ViewReference {
        if let knownReference { return knownReference }
        let reference = ViewReference(self)
        knownReference = reference
        return reference
    }

    /// Removes the references that others have to the view, which is being released.
    func clearReferences() {
        knownReference?.view = nil
        for view in subviews { view.superview = nil }
        for constraint in layout?.constraints ?? [] { constraint.forEachView { $0.layout?.constraintCount -= 1 } }
    }
}
