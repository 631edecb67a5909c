public import Foundation

extension UIView {
    /// The intrinsic length of a view whose content has none.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Sets ``bounds``: the origin of the view's own coordinates, and the size, which changes around the middle.
    func setBounds(_ rect: CGRect) {
        if rect.origin != boundsOrigin {
            AnimationState.noteChange(.geometry, of: self)
            moveBounds(to: rect.origin)
        }
        guard rect.size != placement.size else { return }
        let middle = center
        store(
            CGRect(
                x: middle.x - rect.width / 2, y: middle.y - rect.height / 2, width: rect.width, height: rect.height))
    }

    /// The middle of the frame, in the superview's coordinates.
    public var center: CGPoint {
        get { CGPoint(x: placement.midX, y: placement.midY) }
        set {
            place(
                CGRect(
                    x: newValue.x - placement.width / 2, y: newValue.y - placement.height / 2,
                    width: placement.width, height: placement.height))
        }
    }

    /// Converts a rectangle of this view into another view's coordinates, or into the window's if `view` is `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if let shift = originInRoot, let other = view == nil ? CGPoint.zero : view?.originInRoot {
            return rect.offsetBy(dx: shift.x - other.x, dy: shift.y - other.y)
        }
        let back = view?.transformToRoot.inverted() ?? .identity
        return rect.applying(transformToRoot.concatenating(back))
    }

    /// Converts a point of this view into another view's coordinates, or into the window's if `view` is `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: view).origin
    }

    /// Converts a rectangle of another view, or of the window if `view` is `nil`, into this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view = view ?? window else { return rect }
        return view.convert(rect, to: self)
    }

    /// Converts a point of another view, or of the window if `view` is `nil`, into this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: view).origin
    }

    /// Returns the deepest view at a point; the default of ``hitTest(_:with:)``.
    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastVisibleAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// The origin of the view's coordinates in those of its root view; `nil` if there is a transform in between.
    private var originInRoot: CGPoint? {
        var x: CGFloat = 0
        var y: CGFloat = 0
        var view: UIView? = self
        while let current = view {
            guard let above = current.superview else { return CGPoint(x: x, y: y) }
            if current.extras?.transform != nil { return nil }
            x += current.placement.minX - current.boundsOrigin.x
            y += current.placement.minY - current.boundsOrigin.y
            view = above
        }
        return CGPoint(x: x, y: y)
    }

    /// Sets the view's frame; if the class may override ``bounds``, sets a new size through it, as in UIKit.
    func place(_ rect: CGRect) {
        let old = placement
        guard mayOverrideBounds, rect.size != old.size else { return store(rect) }
        placement.origin = CGPoint(x: rect.midX - old.width / 2, y: rect.midY - old.height / 2)
        bounds = CGRect(origin: boundsOrigin, size: rect.size)
        if placement.size == rect.size {
            placement = rect
        } else if placement.size == old.size {
            let origin = placement.origin
            placement = old
            store(CGRect(origin: origin, size: old.size))
        }
    }

    /// Sets the view's frame, through ``frame`` if its class may override that.
    func setFrame(_ rect: CGRect) {
        if mayOverrideBounds { frame = rect } else { place(rect) }
    }

    private func tellOfPlace(hasNewSize: Bool) {
        tellObservers(of: "frame")
        tellObservers(of: "center")
        if hasNewSize { tellObservers(of: "bounds") }
    }

    /// Stores the view's frame, and asks for a layout if the size changes.
    private func store(_ rect: CGRect) {
        let oldSize = placement.size
        let hasNewSize = rect.size != oldSize
        let hasMoved = rect != placement
        placement = rect
        defer { if hasMoved, extras != nil { tellOfPlace(hasNewSize: hasNewSize) } }
        if hasNewSize {
            setNeedsLayout()
            resizeSubviews(from: oldSize)
            if needsDrawing { noteDrawing() } else if extras?.contentMode == .redraw { setNeedsDisplay() }
        }
        if hasMoved {
            AnimationState.noteChange(.geometry, of: self)
            if let superview, superview.safeArea != .zero || safeArea != .zero { updateSafeArea() }
        }
        if hasMoved, preservesSuperviewLayoutMargins { marginsDidChange() }
        guard hasMoved, isLayoutItem else { return }
        if translatesAutoresizingMaskIntoConstraints || isArrangedScrollView {
            forEachEngine { $0.noteFrame(of: self) }
        }
        if hasNewSize, layout?.ownGuides.isEmpty == false { forEachEngine { $0.noteSurroundings() } }
    }
}

/// Distances from the four edges of a rectangle, in points.
public nonisolated struct UIEdgeInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat
    /// Insets of zero.
    public static let zero = UIEdgeInsets()

    /// Makes insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Makes insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// Returns the rectangle reduced by the insets; the size is never negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(width - insets.left - insets.right, 0), height: max(height - insets.top - insets.bottom, 0))
    }
}

nonisolated extension Int {
    /// Converts a length to a whole number without the decimals: NaN becomes 0, lengths beyond ±2⁵³ become ±2⁵³.
    init(saturating value: CGFloat) {
        let maximum: CGFloat = 9_007_199_254_740_992
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -maximum), maximum))
    }
}
