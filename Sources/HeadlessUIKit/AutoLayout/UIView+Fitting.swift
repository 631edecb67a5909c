public import Foundation

extension UIView {
    /// The target of a fitting that is to be as small as it can be.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target of a fitting that is to be as large as it can be, in points.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the size that constraints ask for, as small as it can be near to a target, in points.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that constraints in the view ask for, as near to a target as possible.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        if horizontal == .required, vertical == .fittingSizeLevel, asScrollView == nil, isArithmetic,
            layout?.pins.isEmpty == false
        {
            return CGSize(width: target.width, height: pinnedHeight(atWidth: target.width))
        }
        let engine = LayoutEngine(self, fitting: (target, horizontal, vertical))
        engine.solve()
        return engine.frame(of: self)?.size ?? .zero
    }

    /// Whether the view holds constraints, by which its content says how large the view is to be.
    var hasOwnConstraints: Bool { constraintsInTree && layout?.constraints.isEmpty == false }

    // MARK: Placing

    /// Places the subviews that constraints place; called by ``layoutSubviews()``.
    func placeConstrainedSubviews() {
        guard constraintsInTree else { return }
        let isFree = superview == nil && !translatesAutoresizingMaskIntoConstraints
        let isTop = isLayoutTop && (hasOwnConstraints || layout?.engine != nil)
        guard
            isTop || asScrollView != nil && asRowList == nil
                || subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
        else { return }
        if isArithmetic { return placePinnedSubviews() }
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
