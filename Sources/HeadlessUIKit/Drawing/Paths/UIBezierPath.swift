public import Foundation

/// Lines and curves with their style.
open nonisolated class UIBezierPath: NSObject {
    var outline = PathOutline()
    var style = StrokeStyle()
    /// Whether the even-odd rule decides what is inside.
    open var usesEvenOddFillRule = false
    /// How exact curves are; stored only.
    public var flatness: CGFloat = 0.6

    /// Makes an empty path.
    public override init() {}
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        outline = PathOutline(rect: rect)
    }

    /// Makes the ellipse that fits in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline = PathOutline(ellipseIn: rect)
    }

    /// Makes a rectangle with round corners; the radius is at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Makes a rectangle with some round corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        outline = PathOutline(roundedRect: rect, corners: corners, radii: cornerRadii)
    }

    /// Makes an arc; angles are in radians from the right, and grow clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path with the lines and curves of another one.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        outline = CGPath.outline
    }

    // MARK: - Making lines and curves

    /// Begins a new part at a point.
    open func move(to point: CGPoint) { outline.move(to: point) }
    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) { outline.line(to: point) }

    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.curve(to: endPoint, controlPoint1, controlPoint2)
    }

    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { outline.quad(to: endPoint, controlPoint) }

    /// Adds an arc, after a line to its beginning if there is a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.arc(center, radius: radius, from: startAngle, to: endAngle, grows: clockwise)
    }

    /// Adds a line back to the beginning of the part.
    open func close() { outline.close() }
    /// Removes all lines and curves.
    open func removeAllPoints() { outline = PathOutline() }
    /// Adds the lines and curves of another path.
    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    // MARK: - Reading

    /// The lines and curves as Core Graphics has them.
    open var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { outline.isEmpty }
    /// The smallest rectangle around all points, control points included; `null` for an empty path.
    open var bounds: CGRect { outline.controlBounds }
    /// The end of the last line or curve; zero for an empty path.
    open var currentPoint: CGPoint { outline.current ?? .zero }

    /// Returns whether a point lies inside; a curve counts as 24 lines.
    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, isEvenOdd: usesEvenOddFillRule) }

    /// Returns a path with the same lines, curves and style.
    open override func copy() -> Any {
        let copy = UIBezierPath()
        (copy.outline, copy.style) = (outline, style)
        (copy.usesEvenOddFillRule, copy.flatness) = (usesEvenOddFillRule, flatness)
        return copy
    }
}

nonisolated extension UIBezierPath {
    /// The width of the line, in points; 1 by default.
    public var lineWidth: CGFloat {
        get { style.width }
        set { style.width = newValue }
    }
    /// The ends of the line.
    public var lineCapStyle: CGLineCap {
        get { style.cap }
        set { style.cap = newValue }
    }
    /// The corners of the line.
    public var lineJoinStyle: CGLineJoin {
        get { style.join }
        set { style.join = newValue }
    }
    /// The greatest length of a pointed corner, in widths of the line; beyond, the corner is cut off.
    public var miterLimit: CGFloat {
        get { style.miterLimit }
        set { style.miterLimit = newValue }
    }

    /// Sets the lengths of dashes and gaps, and where in them the line begins, in points.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        style.dashes = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
        style.dashPhase = phase
    }

    /// Fills the path with the current fill colour; without effect outside of drawing.
    public func fill() { CGContext.current?.fill(outline, isEvenOdd: usesEvenOddFillRule) }
    /// Draws the path's line with the current stroke colour; without effect outside of drawing.
    public func stroke() { CGContext.current?.stroke(outline, style) }
    /// Limits further drawing to the inside of the path.
    public func addClip() { CGContext.current?.clip(to: outline, isEvenOdd: usesEvenOddFillRule) }
}
