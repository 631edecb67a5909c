import Foundation
import StageRuntime

extension DrawingCanvas {
    /// Draws a transformed outline: its inside and its line, each if it has a paint.
    mutating func path(
        _ outline: PathOutline, under transform: CGAffineTransform, fill: Paint? = nil, isEvenOdd: Bool = false,
        stroke: Paint? = nil, style: StrokeStyle = StrokeStyle()
    ) {
        let isDrawn = (fill?.opacity ?? 0) > 0 || (stroke?.opacity ?? 0) > 0 && style.width > 0
        guard isDrawn, !outline.isEmpty else { return }
        put("<path d='" + Self.data(of: outline, under: transform) + "'")
        if let fill {
            paint("fill", fill)
            if isEvenOdd { put(" fill-rule='evenodd'") }
        } else {
            put(" fill='none'")
        }
        if let stroke, style.width > 0 {
            paint("stroke", stroke)
            self.style(style.scaled(by: transform.meanScale))
        }
        put("/>")
    }

    /// Writes the style of a line; the root of a drawing has round ends and corners.
    private mutating func style(_ style: StrokeStyle) {
        attribute("stroke-width", style.width)
        if style.cap != .round { put(" stroke-linecap='\(style.cap == .butt ? "butt" : "square")'") }
        if style.join != .round { put(" stroke-linejoin='\(style.join == .miter ? "miter" : "bevel")'") }
        if style.join == .miter, style.miterLimit != 4 { attribute("stroke-miterlimit", style.miterLimit) }
        guard style.dashes.contains(where: { $0 > 0 }) else { return }
        put(" stroke-dasharray='" + style.dashes.map(Self.number).joined(separator: " ") + "'")
        if style.dashPhase != 0 { attribute("stroke-dashoffset", style.dashPhase) }
    }

    /// Begins a part that is visible only inside an outline; ``endGroup()`` ends it.
    mutating func clip(to outline: PathOutline, under transform: CGAffineTransform, isEvenOdd: Bool) {
        let rule = isEvenOdd ? " clip-rule='evenodd'" : ""
        let path = "<path d='" + Self.data(of: outline, under: transform) + "'" + rule + "/>"
        let name = Self.name(of: path)
        put("<clipPath id='\(name)'>" + path + "</clipPath><g clip-path='url(#\(name))'>")
    }

    /// A colour of a gradient, and its position from 0, the start, to 1, the end.
    struct GradientStop {
        let paint: Paint
        let offset: CGFloat
    }

    /// Draws a rectangle, rounded if needed, in a gradient between two points of its unit square.
    mutating func gradient(
        _ rect: CGRect, radius: CGFloat, from start: CGPoint, to end: CGPoint, stops: [GradientStop]
    ) {
        guard rect.width > 0, rect.height > 0, !stops.isEmpty else { return }
        var definition = DrawingCanvas()
        for (key, value) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] {
            definition.put(" \(key)='\(Self.factor(value))'")
        }
        definition.put(">")
        for stop in stops {
            definition.put("<stop offset='\(Self.factor(stop.offset))'")
            // An invisible stop still has a colour, towards which its neighbours change.
            definition.paint("stop-color", Paint(colour: stop.paint.colour, opacity: 1))
            if stop.paint.opacity < 1 { definition.put(" stop-opacity='\(Self.factor(stop.paint.opacity))'") }
            definition.put("/>")
        }
        let text = definition.text
        let name = Self.name(of: text)
        put("<linearGradient id='\(name)'" + text + "</linearGradient><rect")
        box(rect)
        if radius > 0 { attribute("rx", min(radius, rect.width / 2, rect.height / 2)) }
        put(" fill='url(#\(name))'/>")
    }

    /// Returns the name of a definition, equal for equal ones, so that pictures on a page may share it.
    private static func name(of definition: String) -> String {
        var hash = TraceHash()
        hash.combine(definition)
        return "d" + hash.text
    }

    /// Returns lines and curves as SVG writes them.
    private static func data(of outline: PathOutline, under transform: CGAffineTransform) -> String {
        outline.elements.map { element in
            let letter =
                switch element {
                case .move: "M"
                case .line: "L"
                case .quad: "Q"
                case .curve: "C"
                case .close: "Z"
                }
            let points = element.points.map { $0.applying(transform) }
            return letter + points.map { number($0.x) + "," + number($0.y) }.joined(separator: " ")
        }.joined()
    }
}
