import Foundation

extension UIScrollView {
    /// How often a list is tiled, or scrolled to a part of it; after that it waits for the next layout.
    static let maximumPasses = 8

    /// Whether bars inset even content that cannot be scrolled.
    var adjustsForBars: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        let screen = sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.controller).first
        return screen?.parent is UINavigationController || screen?.parent is UITabBarController
    }

    /// Pulls the content down from its top and lets go; returns whether there is an enabled refresh control.
    func pullToRefresh() -> Bool {
        guard let refreshControl, refreshControl.isEnabled else { return false }
        drag(to: CGPoint(x: 0, y: minimumOffsetY))
        refreshControl.pull()
        return true
    }

    /// Returns the nearest offset that the user can scroll to, or an app, which can scroll along both axes.
    func reachable(_ offset: CGPoint, byApp: Bool = false) -> CGPoint {
        let x = byApp || scrollsSideways ? min(max(offset.x, -adjustedContentInset.left), maximumOffsetX) : offset.x
        return CGPoint(x: x, y: min(max(offset.y, minimumOffsetY), maximumOffsetY))
    }

    /// Returns the nearest offset that shows a rectangle, or its start, between the adjusted insets.
    func nearestOffset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let window = CGSize(
            width: placement.width - inset.left - inset.right, height: placement.height - inset.top - inset.bottom)
        let (x, y) = (boundsOrigin.x + inset.left, boundsOrigin.y + inset.top)
        return CGPoint(
            x: Self.nearestOffset(x, from: rect.minX, to: rect.maxX, window: window.width) - inset.left,
            y: Self.nearestOffset(y, from: rect.minY, to: rect.maxY, window: window.height) - inset.top)
    }

    private static func nearestOffset(_ now: CGFloat, from low: CGFloat, to high: CGFloat, window: CGFloat) -> CGFloat {
        if low < now { return low }
        return high > now + window ? min(high - window, low) : now
    }
}

extension UIScrollView {
    func stopScrolling() {
        animatedScroll?.stop()
        animatedScroll = nil
    }

    func scrollHasEnded() {
        animatedScroll = nil
        delegate?.scrollViewDidEndScrollingAnimation(self)
    }

    func move(to offset: CGPoint) {
        guard offset != boundsOrigin else { return }
        boundsOrigin = offset
        if safeArea != .zero, safeAreaInside != .zero { for view in subviews { view.updateSafeArea() } }
        if constraintsInTree { forEachEngine { $0.noteSurroundings() } }
        setNeedsLayout()
        tellObservers(of: "contentOffset")
        tellObservers(of: "bounds")
        delegate?.scrollViewDidScroll(self)
    }
}
