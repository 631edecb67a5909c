public import Foundation

/// Records what an app's drawing code draws, for pictures.
///
/// The origin is at the top left, as in UIKit. Source: developer.apple.com/documentation/coregraphics/cgcontext
public nonisolated class CGContext {
    /// The settings from one ``saveGState()`` to its ``restoreGState()``.
    private struct State {
        /// The transform from the coordinates of the drawing code to those of the drawing.
        var transform = CGAffineTransform.identity
        var fill = UIColor.black
        var stroke = UIColor.black
        var style = StrokeStyle()
        var opacity: CGFloat = 1
        /// The outlines to which drawing is clipped, outermost first.
        var clips: [DrawnClip] = []
    }

    private(set) var drawing = RecordedDrawing()
    private var state = State()
    /// The settings at each ``saveGState()`` that is not yet restored.
    private var saved: [State] = []
    private var outline = PathOutline()

    init() {}

    /// Returns the drawing, and makes the context as new.
    func removeDrawing() -> RecordedDrawing {
        defer {
            drawing = RecordedDrawing()
            state = State()
            saved = []
            outline = PathOutline()
        }
        return drawing
    }

    // MARK: - State

    /// Saves the settings: colours, the style of lines, the transform and the clips.
    public func saveGState() { saved.append(state) }
    /// Undoes all changes since the matching ``saveGState()``.
    public func restoreGState() { state = saved.popLast() ?? state }

    /// The transform from the coordinates of the drawing code to those of the view.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales everything by two factors.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns everything by an angle in radians: clockwise on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Transforms everything drawn from now on, before the earlier transforms.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }

    /// Sets the colour of fills; each component is from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the gray of fills, from black at 0 to white at 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = UIColor(white: gray, alpha: alpha) }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

    /// Sets the colour of lines; each component is from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the gray of lines, from black at 0 to white at 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = UIColor(white: gray, alpha: alpha) }
    /// Sets the factor of all opacities, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = min(max(alpha, 0), 1) }
    /// Sets the width of lines, in points; 1 at first.
    public func setLineWidth(_ width: CGFloat) { state.style.width = width }
    /// Sets the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
    /// Sets the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
    /// Sets the greatest length of a pointed corner, in widths of the line.
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

    /// Sets the lengths of dashes and gaps, and where in them a line begins, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.style.dashPhase, state.style.dashes) = (phase, lengths)
    }

    // MARK: - The current path

    /// The current path in the coordinates of the drawing code; `nil` if it is empty.
    public var path: CGPath? { outline.isEmpty ? nil : CGPath(ownOutline) }
    /// Whether the current path is empty.
    public var isPathEmpty: Bool { outline.isEmpty }
    /// The end of the current path; zero if it is empty.
    public var currentPointOfPath: CGPoint { ownOutline.current ?? .zero }
    /// The smallest rectangle around the current path, control points included; `null` if it is empty.
    public var boundingBoxOfPath: CGRect { ownOutline.controlBounds }

    private var ownOutline: PathOutline {
        state.transform.isIdentity ? outline : outline.applying(state.transform.inverted())
    }

    /// Begins an empty path.
    public func beginPath() { outline = PathOutline() }
    /// Begins a new part of the path at a point.
    public func move(to point: CGPoint) { outline.move(to: point.applying(state.transform)) }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { outline.line(to: point.applying(state.transform)) }
    /// Begins a new part of the path with lines from point to point.
    public func addLines(between points: [CGPoint]) { extend { $0.addLines(between: points) } }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extend { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extend { $0.addQuadCurve(to: end, control: control) }
    }

    /// Adds an arc; `clockwise` looks counter-clockwise, since y grows downwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        extend {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// Adds a rounded corner at one point, towards another.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { outline.append(PathOutline(rect: rect), state.transform) }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    /// Adds the ellipse that fits in a rectangle.
    public func addEllipse(in rect: CGRect) { outline.append(PathOutline(ellipseIn: rect), state.transform) }
    /// Adds a path.
    public func addPath(_ path: CGPath) { outline.append(path.outline, state.transform) }
    /// Adds a line back to the beginning of the part.
    public func closePath() { outline.close() }

    /// Changes the current path as a path in the coordinates of the drawing code.
    private func extend(_ change: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        path.outline = ownOutline
        change(path)
        outline = path.outline.applying(state.transform)
    }

    // MARK: - Recording

    func fill(_ outline: PathOutline, isEvenOdd: Bool = false) {
        record(.fill(outline.applying(state.transform), isEvenOdd: isEvenOdd, faded(state.fill)))
    }

    func stroke(_ outline: PathOutline, _ style: StrokeStyle? = nil) {
        let style = (style ?? state.style).scaled(by: state.transform.meanScale)
        record(.stroke(outline.applying(state.transform), style, faded(state.stroke)))
    }

    func clip(to outline: PathOutline, isEvenOdd: Bool) {
        state.clips.append(DrawnClip(outline: outline.applying(state.transform), isEvenOdd: isEvenOdd))
    }

    func write(_ lines: [DrawnLine], color: UIColor) { record(.text(lines, state.transform, faded(color))) }

    func draw(_ image: UIImage, in rect: CGRect) {
        record(.image(image, rect, state.transform, opacity: state.opacity))
    }

    /// Sets the colours of fills and lines that are given.
    func set(fill: UIColor? = nil, stroke: UIColor? = nil) {
        if let fill { state.fill = fill }
        if let stroke { state.stroke = stroke }
    }

    func finishPath(_ draw: (PathOutline) -> Void) {
        let path = ownOutline
        outline = PathOutline()
        if !path.isEmpty { draw(path) }
    }

    private func record(_ shape: RecordedDrawing.Shape) { drawing.add(shape, in: state.clips) }

    private func faded(_ color: UIColor) -> UIColor {
        state.opacity < 1 ? color.fadedBy(state.opacity) : color
    }
}
