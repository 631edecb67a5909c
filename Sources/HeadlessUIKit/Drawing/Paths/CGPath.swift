public import Foundation

/// Lines and curves that cannot be changed, in points.
public nonisolated class CGPath: Hashable {
    var outline: PathOutline

    init(_ outline: PathOutline) { self.outline = outline }

    /// Makes a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathOutline(rect: rect).applying(CGAffineTransform(at: transform)))
    }

    /// Makes the ellipse that fits in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathOutline(ellipseIn: rect).applying(CGAffineTransform(at: transform)))
    }

    /// Makes a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        let outline = PathOutline(roundedRect: rect, corners: .allCorners, radii: radii)
        self.init(outline.applying(CGAffineTransform(at: transform)))
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { outline.isEmpty }
    /// The end of the last line or curve; zero for an empty path.
    public var currentPoint: CGPoint { outline.current ?? .zero }
    /// The smallest rectangle around all points, control points included; `null` for an empty path.
    public var boundingBox: CGRect { outline.controlBounds }
    /// The smallest rectangle around the lines and curves themselves; `null` for an empty path.
    public var boundingBoxOfPath: CGRect { outline.tightBounds }

    /// Returns whether a point lies inside; a curve counts as 24 lines.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform), isEvenOdd: rule == .evenOdd)
    }

    /// Returns a copy that cannot be changed.
    public func copy() -> CGPath? { CGPath(outline) }

    /// Returns the path with each point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline.applying(CGAffineTransform(at: transform)))
    }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

    /// Returns a copy that can be changed, with each point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self, transform: CGAffineTransform(at: transform))
        return copy
    }

    /// Returns whether two paths have the same lines and curves.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }
    /// Combines the number of lines and curves into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(outline.elements.count) }
}

/// The rule for the inside of a path that crosses itself.
@nonexhaustive public nonisolated enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path goes around more often in one direction than in the other.
    case winding = 0
    /// Inside is what the path goes around an odd number of times.
    case evenOdd = 1
}

/// How a path is drawn.
@nonexhaustive public nonisolated enum CGPathDrawingMode: Int32, Sendable {
    /// Whether its inside is filled, by which rule (`eo` for even-odd), and whether its line is drawn.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The ends of lines.
@nonexhaustive public nonisolated enum CGLineCap: Int32, Sendable {
    /// Cut at the last point, or with half a circle or half a square around it.
    case butt, round, square
}

/// The corners of lines.
@nonexhaustive public nonisolated enum CGLineJoin: Int32, Sendable {
    /// Pointed, round or cut off.
    case miter, round, bevel
}
