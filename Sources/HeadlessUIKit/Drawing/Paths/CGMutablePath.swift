public import Foundation

/// Lines and curves that can be changed, in points.
public nonisolated final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public init() { super.init(PathOutline()) }

    /// Adds an outline, transformed, from the current point on if it begins there.
    private func add(_ transform: CGAffineTransform, _ change: (inout PathOutline) -> Void) {
        if transform.isIdentity { return change(&outline) }
        // Points are given before the transform, so the current one is mapped back.
        var part = PathOutline()
        if let point = outline.current { part.move(to: point.applying(transform.inverted())) }
        let isJoined = outline.current != nil
        change(&part)
        for element in part.elements.dropFirst(isJoined ? 1 : 0) { outline.add(element.applying(transform)) }
    }

    /// Begins a new part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.line(to: point.applying(transform))
    }

    /// Begins a new part with lines from point to point.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.quad(to: end.applying(transform), control.applying(transform))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        outline.curve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(PathOutline(rect: rect), transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fits in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(PathOutline(ellipseIn: rect), transform)
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        outline.append(PathOutline(roundedRect: rect, corners: .allCorners, radii: radii), transform)
    }

    /// Adds an arc, after a line to its beginning if there is a current point.
    ///
    /// Angles are in radians. As y grows downwards, `clockwise` looks counter-clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.arc(center, radius: radius, from: startAngle, to: endAngle, grows: !clockwise) }
    }

    /// Adds an arc over an angle in radians, after a line to its beginning if there is a current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.arc(center, radius: radius, from: startAngle, sweep: delta) }
    }

    /// Adds a rounded corner at one point, towards another.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.arc(around: tangent1End, towards: tangent2End, radius: radius) }
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.append(path.outline, transform)
    }

    /// Adds a line back to the beginning of the part.
    public func closeSubpath() { outline.close() }
}
