import Foundation

extension UIView {
    /// Whether the safe area adds to the margins, as it does by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.ignoresSafeArea != true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            madeExtras.ignoresSafeArea = !newValue
            marginsDidChange()
        }
    }

    /// Whether the margins reach at least as far as the superview's; `false` by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { extras?.keepsOuterMargins == true }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            madeExtras.keepsOuterMargins = newValue
            marginsDidChange()
        }
    }

    /// The margins that are set for the view itself, in points; 8 by default.
    var ownMargins: UIEdgeInsets {
        get { extras?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set {
            guard newValue != ownMargins else { return }
            madeExtras.margins = newValue
            marginsDidChange()
        }
    }

    /// The margins, with the safe area and the superview's margins if these are added, in points.
    var marginsInSafeArea: UIEdgeInsets {
        var margins = ownMargins
        if insetsLayoutMarginsFromSafeArea {
            let area = safeAreaInsets
            margins = UIEdgeInsets(
                top: margins.top + area.top, left: margins.left + area.left, bottom: margins.bottom + area.bottom,
                right: margins.right + area.right)
        }
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        let (outer, room) = (superview.layoutMargins, superview.bounds)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - (placement.minY - room.minY)),
            left: max(margins.left, outer.left - (placement.minX - room.minX)),
            bottom: max(margins.bottom, outer.bottom - (room.maxY - placement.maxY)),
            right: max(margins.right, outer.right - (room.maxX - placement.maxX)))
    }

    /// Notes that the margins, or what is added to them, have changed.
    func marginsDidChange() {
        invalidateIntrinsicContentSize()
        if constraintsInTree { forEachEngine { $0.noteSurroundings() } }
        layoutMarginsDidChange()
        for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
    }

    /// Sets the margins of a controller's root view: at least 16 points at the sides, and 0 above and below.
    func setRootMargins() {
        let given = ownMargins
        let isDefault = given == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        ownMargins = UIEdgeInsets(
            top: isDefault ? 0 : given.top, left: max(given.left, 16), bottom: isDefault ? 0 : given.bottom,
            right: max(given.right, 16))
    }

    /// The margins in the direction in which the view arranges its content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
        }
        set {
            let (left, right) =
                isRightToLeft ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
            layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
        }
    }
}
