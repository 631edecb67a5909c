public import Foundation

extension UIView {
    /// The target size for the smallest possible fitting.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest possible fitting, in points.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the smallest size that constraints allow near a target, in points.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that the constraints allow, as near to a target as possible.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        if horizontal == .required, vertical == .fittingSizeLevel, asScrollView == nil, isPlacedByArithmetic,
            layout?.pins.isEmpty == false
        {
            return CGSize(width: target.width, height: pinnedHeight(atWidth: target.width))
        }
        let engine = LayoutEngine(self, fitting: (target, horizontal, vertical))
        engine.solve()
        return engine.frame(of: self)?.size ?? .zero
    }

    /// Whether the view holds constraints, so that its content determines its size.
    var hasOwnConstraints: Bool { constraintsInTree && layout?.constraints.isEmpty == false }

    // MARK: Placing

    /// Places the constrained subviews; called by ``layoutSubviews()``.
    func placeConstrainedSubviews() {
        guard constraintsInTree else { return }
        let isFree = superview == nil && !translatesAutoresizingMaskIntoConstraints
        let isTop = isLayoutTop && (hasOwnConstraints || layout?.engine != nil)
        guard
            isTop || asScrollView != nil && asRowList == nil
                || subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
        else { return }
        if isPlacedByArithmetic { return placePinnedSubviews() }
        guard let engine = madeEngineWithin else { return }
        engine.solve(whilePlacing: self)
        if isFree, let size = engine.frame(of: self)?.size {
            place(CGRect(origin: placement.origin, size: size))
            needsLayout = false
        }
        for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
            if let frame = engine.frame(of: view) { view.place(frame) }
        }
    }
}
