import Foundation

nonisolated struct StrokeStyle: Equatable, Sendable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    /// How far the point of a corner may reach, in widths.
    var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, in points; empty for a line without gaps.
    var dashes: [CGFloat] = []
    /// Where in the dashes the line begins, in points.
    var dashPhase: CGFloat = 0
    /// How exact curves are; without effect.
    var flatness: CGFloat = 0.6

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
    /// The outline within which everything is drawn.
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

/// What the drawing code of an app has drawn, in its own coordinates.
nonisolated struct RecordedDrawing: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        /// The inside of an outline.
        case fill(PathOutline, isEvenOdd: Bool, UIColor)
        /// The line of an outline.
        case stroke(PathOutline, StrokeStyle, UIColor)
        /// Lines of text, and the transform under which they were drawn.
        case text([DrawnLine], CGAffineTransform, UIColor)
        /// An image in a rectangle, and the transform and opacity with which it was drawn.
        case image(UIImage, CGRect, CGAffineTransform, opacity: CGFloat)
    }

    /// A drawn thing with the limits in which it was drawn.
    struct Item: Equatable, Sendable {
        let shape: Shape
        let clips: [DrawnClip]
    }

    /// The drawn things, from back to front.
    private(set) var items: [Item] = []
    var isEmpty: Bool { items.isEmpty }

    mutating func add(_ shape: Shape, in clips: [DrawnClip]) { items.append(Item(shape: shape, clips: clips)) }
}
