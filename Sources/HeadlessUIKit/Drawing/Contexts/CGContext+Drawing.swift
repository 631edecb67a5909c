public import Foundation
import StageRuntime

nonisolated extension CGContext {
    /// Fills the current path and begins an empty one.
    public func fillPath(using rule: CGPathFillRule = .winding) { finishPath { fill($0, isEvenOdd: rule == .evenOdd) } }
    /// Draws the line of the current path and begins an empty one.
    public func strokePath() { finishPath { stroke($0) } }

    /// Draws the current path and begins an empty one.
    public func drawPath(using mode: CGPathDrawingMode) {
        finishPath {
            if mode != .stroke { fill($0, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
            if mode != .fill, mode != .eoFill { stroke($0) }
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(PathOutline(rect: rect)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    /// Fills the ellipse that fits in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(PathOutline(ellipseIn: rect)) }
    /// Draws the outline of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(PathOutline(rect: rect)) }

    /// Draws the outline of a rectangle in a line of a width, in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Draws the outline of the ellipse that fits in a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(PathOutline(ellipseIn: rect)) }

    /// Draws a line between the first two points, another one between the next two, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        var outline = PathOutline()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            outline.move(to: points[index])
            outline.line(to: points[index + 1])
        }
        stroke(outline)
    }

    /// Limits further drawing to the current path, and begins an empty one.
    public func clip(using rule: CGPathFillRule = .winding) {
        finishPath { clip(to: $0, isEvenOdd: rule == .evenOdd) }
    }

    /// Limits further drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: PathOutline(rect: rect), isEvenOdd: false) }

    /// Limits further drawing to rectangles.
    public func clip(to rects: [CGRect]) {
        var outline = PathOutline()
        for rect in rects { outline.append(PathOutline(rect: rect)) }
        clip(to: outline, isEvenOdd: false)
    }

    /// The context in which code draws now; `nil` outside of drawing.
    static var current: CGContext? {
        Stage.running?.object(CurrentContexts.self, make: { CurrentContexts() }).contexts.last
    }

    /// Runs drawing code in this context.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let stage = Stage.current
        stage.object(CurrentContexts.self, make: { CurrentContexts() }).contexts.append(self)
        defer { stage.object(CurrentContexts.self, make: { CurrentContexts() }).contexts.removeLast() }
        return try body()
    }
}

nonisolated final class CurrentContexts {
    /// The contexts of a stage, the current one last; strong, while drawing code runs.
    var contexts: [CGContext] = []
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context in which to draw: in `draw(_:)` of a view or in an image renderer; else `nil`.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current fill colour.
public nonisolated func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills the border of a rectangle, one point wide, with the current fill colour.
public nonisolated func UIRectFrame(_ rect: CGRect) {
    guard let context = CGContext.current else { return }
    var outline = PathOutline(rect: rect)
    outline.append(PathOutline(rect: rect.insetBy(dx: 1, dy: 1)))
    context.fill(outline, isEvenOdd: true)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Limits further drawing to a rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

nonisolated extension UIImage {
    /// Draws the image in its own size, its top left corner at a point; without effect outside of drawing.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the image in a rectangle; without effect outside of drawing.
    public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
}

nonisolated extension UIColor {
    /// Makes this the colour of fills and lines.
    public func set() { CGContext.current?.set(fill: self, stroke: self) }
    /// Makes this the colour of fills.
    public func setFill() { CGContext.current?.set(fill: self) }
    /// Makes this the colour of lines.
    public func setStroke() { CGContext.current?.set(stroke: self) }
}
