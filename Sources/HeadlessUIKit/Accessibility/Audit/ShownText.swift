import Foundation

/// A text that a view shows, with the attributes that determine its size.
struct ShownText {
    let text: String
    let font: UIFont
    /// The most lines; 0 for any number.
    let lines: Int
    /// The part of the view's width that other content uses, in points.
    let inset: CGFloat
    /// The smallest scale of the text to fit its line; 1 if it may not shrink.
    var leastScale: CGFloat = 1
    var style: StyledText?

    /// Returns the problem if a laid-out view has too little room for the text; `nil` if it has enough.
    ///
    /// - Parameters:
    ///   - view: the view that shows the text, on the screen or in its copy.
    ///   - root: the root of the view's tree.
    func clipping(in view: UIView, within root: UIView) -> String? {
        let width = view.placement.width - inset
        let metrics = TextMetrics(font: font, in: view).scaled(toFit: text, width: width, least: leastScale)
            .placed(by: style)
        let whole = metrics.size(of: text, width: max(width, 0), lines: 0)
        let room = lines == 0 ? whole : metrics.size(of: text, width: max(width, 0), lines: lines)
        if width <= 0 || view.placement.height <= 0 { return "has no room for its text" }
        if room.height < whole.height { return "has more text than \(lines == 1 ? "one line" : "\(lines) lines")" }
        if room.height > view.placement.height + Self.tolerance, !isInCopiedRow(view) {
            return "is not high enough for its text"
        }
        return isOffScreen(view, root) ? "does not fit on the screen" : nil
    }

    /// The tolerance of comparisons, in points.
    private static let tolerance: CGFloat = 0.5

    /// Whether the view is in the copy of a row, whose height at another size is unknown: UIKit or the app sets it.
    private func isInCopiedRow(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0 is ListCopy }
    }

    /// Whether a part of the view lies outside the root and cannot be scrolled into it.
    ///
    /// A view in a scroll view can be, so the outermost scroll view must lie within the root.
    private func isOffScreen(_ view: UIView, _ root: UIView) -> Bool {
        var seen = view
        var above = view.superview
        while let current = above, current !== root {
            if current.asScrollView != nil || current is ListCopy { seen = current }
            above = current.superview
        }
        if root.asScrollView != nil { return false }
        let frame = seen.convert(seen.bounds, to: root)
        let room = CGRect(origin: .zero, size: root.placement.size)
        return frame.isEmpty || !room.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(frame)
    }
}
