import Foundation

nonisolated struct StrokeStyle: Equatable, Sendable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    /// The greatest length of a pointed corner, in widths.
    var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, in points; empty for a solid line.
    var dashes: [CGFloat] = []
    /// Where in the dashes the line begins, in points.
    var dashPhase: CGFloat = 0

    func scaled(by factor: CGFloat) -> StrokeStyle {
        guard factor != 1 else { return self }
        var style = self
        style.width *= factor
        style.dashes = dashes.map { $0 * factor }
        style.dashPhase *= factor
        return style
    }
}

/// An outline to which drawing is clipped.
nonisolated struct DrawnClip: Equatable, Sendable {
    let outline: PathOutline
    let isEvenOdd: Bool
}

nonisolated struct DrawnLine: Equatable, Sendable {
    let text: String
    /// The left end of its baseline, in points.
    let point: CGPoint
    let size: CGFloat
    let isBold: Bool
}

/// A drawing of an app's code, in its own coordinates.
nonisolated struct RecordedDrawing: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        /// An outline, filled.
        case fill(PathOutline, isEvenOdd: Bool, UIColor)
        /// The line of an outline.
        case stroke(PathOutline, StrokeStyle, UIColor)
        /// Lines of text, and their transform.
        case text([DrawnLine], CGAffineTransform, UIColor)
        /// An image in a rectangle, and its transform and opacity.
        case image(UIImage, CGRect, CGAffineTransform, opacity: CGFloat)
    }

    struct Item: Equatable, Sendable {
        let shape: Shape
        let clips: [DrawnClip]
    }

    /// The shapes with their clips, from back to front.
    private(set) var items: [Item] = []
    var isEmpty: Bool { items.isEmpty }

    mutating func add(_ shape: Shape, in clips: [DrawnClip]) { items.append(Item(shape: shape, clips: clips)) }
}
