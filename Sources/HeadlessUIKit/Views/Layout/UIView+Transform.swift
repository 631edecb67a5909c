import Foundation

extension UIView {
    /// The transform of the view and its contents around its centre; by default the identity.
    ///
    /// Layout ignores it: ``bounds`` and ``center`` stay, and ``frame`` is the bounding box of the transformed view.
    /// developer.apple.com/documentation/uikit/uiview/transform
    public var transform: CGAffineTransform {
        get { extras?.transform ?? .identity }
        set {
            guard newValue != transform else { return }
            madeExtras.transform = newValue.isIdentity ? nil : newValue
            AnimationState.noteChange(.transform, of: self)
            invalidateScreen()
        }
    }

    /// The transform in the superview's coordinates, around the view's centre; `nil` if it is the identity.
    var transformInSuperview: CGAffineTransform? {
        guard let transform = extras?.transform else { return nil }
        return transform.around(CGPoint(x: placement.midX, y: placement.midY))
    }

    /// The transform from the view's coordinates to those of its root view.
    var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view, let above = current.superview {
            let (place, origin) = (current.placement.origin, current.boundsOrigin)
            result = result.concatenating(
                CGAffineTransform(translationX: place.x - origin.x, y: place.y - origin.y))
            if let transform = current.transformInSuperview { result = result.concatenating(transform) }
            view = above
        }
        return result
    }

    /// Returns the rectangle without a transform for which the transformed view has the given frame.
    ///
    /// UIKit does not define what setting the frame of a transformed view does; here a rotation keeps the size.
    func placement(forFrame frame: CGRect) -> CGRect {
        guard let transform = extras?.transform else { return frame }
        let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
        return CGRect(
            x: frame.midX - transform.tx - size.width / 2, y: frame.midY - transform.ty - size.height / 2,
            width: size.width, height: size.height)
    }
}

nonisolated extension CGAffineTransform {
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
