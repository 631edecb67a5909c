import Foundation

extension UIView {
    /// The parts of a view's position that change when its superview changes its size.
    ///
    /// Other parts keep their lengths; several flexible parts share the change in proportion to their lengths.
    /// developer.apple.com/documentation/uikit/uiview/autoresizingmask
    public nonisolated struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Changes the frames of the subviews by their masks after a change of the view's size.
    func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews, !subviews.isEmpty else { return }
        for view in subviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
            view.autoresize(from: old, to: placement.size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let across = Span(start: placement.minX, length: placement.width, whole: old.width).resized(
            to: new.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
            mask.contains(.flexibleRightMargin))
        let down = Span(start: placement.minY, length: placement.height, whole: old.height).resized(
            to: new.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
            mask.contains(.flexibleBottomMargin))
        place(CGRect(x: across.start, y: down.start, width: across.length, height: down.length))
    }
}

private struct Span {
    /// The distance from the superview's first edge, in points.
    var start: CGFloat
    var length: CGFloat
    var whole: CGFloat

    /// Returns the span in a superview of another length; the parts that are `true` share the change.
    func resized(to new: CGFloat, _ before: Bool, _ inside: Bool, _ after: Bool) -> Span {
        let change = new - whole
        var parts = [before ? start : 0, inside ? length : 0, after ? whole - start - length : 0]
        if parts.reduce(0, +) <= 0 { parts = [before ? 1 : 0, inside ? 1 : 0, after ? 1 : 0] }
        let total = parts.reduce(0, +)
        guard total > 0 else { return Span(start: start, length: length, whole: new) }
        return Span(
            start: start + change * parts[0] / total, length: max(length + change * parts[1] / total, 0), whole: new)
    }
}
