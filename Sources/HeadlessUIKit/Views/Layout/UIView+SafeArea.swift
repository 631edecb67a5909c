import Foundation

extension UIView {
    /// The distance of the safe area from each edge of the view, in points.
    ///
    /// Outside the safe area are the status bar, the camera, the home indicator, the bars of containers, and what
    /// controllers add by `additionalSafeAreaInsets`.
    public var safeAreaInsets: UIEdgeInsets { safeArea }

    /// The insets of the safe area at the sides alone, beside the camera of a phone on its side, in points.
    var safeAreaSides: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
    }

    /// The part of the superview's insets that extends into the view, in points; zero for an empty view.
    private var reachingSafeArea: UIEdgeInsets {
        guard let superview, superview.safeArea != .zero, placement.width > 0, placement.height > 0 else {
            return .zero
        }
        let above = superview.safeAreaInside
        guard above != .zero else { return .zero }
        let room = CGRect(origin: superview.boundsOrigin, size: superview.placement.size)
        return UIEdgeInsets(
            top: max(above.top - (placement.minY - room.minY), 0),
            left: max(above.left - (placement.minX - room.minX), 0),
            bottom: max(above.bottom - (room.maxY - placement.maxY), 0),
            right: max(above.right - (room.maxX - placement.maxX), 0))
    }

    /// Computes the insets again and notifies of a change; the views below follow after their layout.
    func updateSafeArea() {
        var area = asWindow?.deviceSafeArea ?? reachingSafeArea
        if let added = extras?.addedSafeArea { area = area + added }
        guard area != safeArea else { return }
        safeArea = area
        hasPassedSafeArea = true
        if constraintsInTree, layout?.ownGuides.isEmpty == false { forEachEngine { $0.noteSurroundings() } }
        if self is UIStackView { invalidateIntrinsicContentSize() }
        setNeedsLayout()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
    }

    /// Updates the insets of the subviews, whose frames are set.
    func passSafeAreaDown() {
        for view in subviews { view.updateSafeArea() }
        if safeArea == .zero { hasPassedSafeArea = false }
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}

extension UIViewController {
    /// The app's additions to the safe area, in points.
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { options.addedSafeArea }
        set {
            options.addedSafeArea = newValue
            passSafeArea()
        }
    }

    /// The edges at which the view extends under the translucent bars of a container; all by default.
    public var edgesForExtendedLayout: UIRectEdge {
        get { options.extendedEdges }
        set {
            options.extendedEdges = newValue
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether the view also extends under opaque bars; `false` by default.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { options.extendsUnderOpaqueBars }
        set {
            options.extendsUnderOpaqueBars = newValue
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Updates what the app and the container's bars add to the view's safe area.
    func passSafeArea() { viewIfLoaded.map(passSafeArea(to:)) }

    /// Updates what they add to the safe area of a view of the controller.
    func passSafeArea(to view: UIView) {
        let added = options.addedSafeArea + options.bars
        guard added != view.extras?.addedSafeArea ?? .zero else { return }
        view.madeExtras.addedSafeArea = added
        view.updateSafeArea()
    }

    /// Places the view of a child in this container, under its bars or beside them, as the child wants.
    ///
    /// - Parameters:
    ///   - bars: the heights of the bars at the top and at the bottom, without the safe area, in points.
    ///   - opaqueEdges: the edges with opaque bars.
    func place(_ child: UIViewController, beside bars: UIEdgeInsets, opaqueEdges: UIRectEdge = []) {
        guard let childView = child.viewIfLoaded else { return }
        let extended =
            child.extendedLayoutIncludesOpaqueBars
            ? child.edgesForExtendedLayout
            : child.edgesForExtendedLayout.subtracting(opaqueEdges)
        var (frame, covered, area) = (view.bounds, bars, view.safeAreaInsets)
        if bars.top > 0, !extended.contains(.top) {
            covered.top = 0
            area.top += bars.top
        } else {
            area.top = 0
        }
        if bars.bottom + options.bars.bottom > 0, !extended.contains(.bottom) {
            covered.bottom = 0
            area.bottom += bars.bottom
        } else {
            area.bottom = 0
        }
        (area.left, area.right) = (0, 0)
        frame = frame.inset(by: area)
        child.options.bars = covered
        childView.place(frame)
        child.passSafeArea()
    }
}
