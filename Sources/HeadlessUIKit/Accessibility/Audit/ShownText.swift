import Foundation

/// A text that a view shows, with what its room depends on.
struct ShownText {
    /// The text.
    let text: String
    /// Its font.
    let font: UIFont
    /// The most lines; 0 is any number.
    let lines: Int
    /// How much of the view's width something else takes, in points.
    let inset: CGFloat
    /// How small the text may become to fit its line, as a part of its size; 1 if it stays as large.
    var leastScale: CGFloat = 1

    /// Returns what is wrong with the room that a view of a laid-out tree has for the text; `nil` if it has enough.
    ///
    /// - Parameters:
    ///   - view: the view that has the room, of the screen or of its copy.
    ///   - root: the view that the whole tree lies in.
    func clipping(in view: UIView, within root: UIView) -> String? {
        let width = view.placement.width - inset
        let metrics = TextMetrics(font: font, in: view).scaled(toFit: text, width: width, least: leastScale)
        let whole = metrics.size(of: text, width: max(width, 0), lines: 0)
        let room = lines == 0 ? whole : metrics.size(of: text, width: max(width, 0), lines: lines)
        if width <= 0 || view.placement.height <= 0 { return "has no room for its text" }
        if room.height < whole.height { return "has more text than \(lines == 1 ? "one line" : "\(lines) lines")" }
        if room.height > view.placement.height + Self.tolerance, !isInCopiedRow(view) {
            return "is not high enough for its text"
        }
        return isOffScreen(view, root) ? "does not fit on the screen" : nil
    }

    /// What two lengths that should be equal may differ by, in points.
    private static let tolerance: CGFloat = 0.5

    /// Whether the view is of the copy of a row: nobody knows how high that is at another size.
    ///
    /// Rows of automatic height grow with what is in them, in UIKit, and others get a height from the app.
    private func isInCopiedRow(_ view: UIView) -> Bool {
        var above = view.superview
        while let present = above {
            if present is ListCopy { return true }
            above = present.superview
        }
        return false
    }

    /// Whether a part of the view lies outside of the root, where nobody can scroll.
    ///
    /// What scrolls can be brought to where the scroll view is; that must be on the screen itself.
    private func isOffScreen(_ view: UIView, _ root: UIView) -> Bool {
        var seen = view
        var above = view.superview
        while let present = above, present !== root {
            if present.asScrollView != nil || present is ListCopy { seen = present }
            above = present.superview
        }
        if root.asScrollView != nil { return false }
        let frame = seen.convert(seen.bounds, to: root)
        let room = CGRect(origin: .zero, size: root.placement.size)
        return frame.isEmpty || !room.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(frame)
    }
}
