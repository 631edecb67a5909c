import Basics
import Foundation

/// Writes the elements of an SVG drawing, one after another.
struct DrawingCanvas {
    /// The elements so far.
    private(set) var text = ""
    /// Returns a text as all may read it; by itself, as it is.
    var readable: (String) -> String = { $0 }

    /// How a shape is painted.
    typealias Paint = DrawingPalette.Paint

    /// Draws a rectangle, rounded if asked for.
    mutating func rectangle(_ rect: CGRect, radius: CGFloat = 0, fill: Paint, stroke: Paint? = nil) {
        guard rect.width > 0, rect.height > 0, fill.opacity > 0 || stroke != nil else { return }
        text += "<rect" + Self.box(rect)
        if radius > 0 { attribute("rx", min(radius, rect.width / 2, rect.height / 2)) }
        paint("fill", fill)
        if let stroke { paint("stroke", stroke) }
        text += "/>"
    }

    /// Draws a circle.
    mutating func circle(_ center: CGPoint, radius: CGFloat, fill: Paint, stroke: Paint? = nil) {
        text += "<circle"
        attribute("cx", center.x)
        attribute("cy", center.y)
        attribute("r", radius)
        paint("fill", fill)
        if let stroke { paint("stroke", stroke) }
        text += "/>"
    }

    /// Draws lines from point to point.
    mutating func line(_ points: [CGPoint], width: CGFloat, stroke: Paint) {
        text += "<polyline points=\""
        for (index, point) in points.enumerated() {
            text += (index == 0 ? "" : " ") + Self.number(point.x) + "," + Self.number(point.y)
        }
        text += "\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        attribute("stroke-width", width)
        paint("stroke", stroke)
        text += "/>"
    }

    /// Draws one line of text; `anchor` is SVG's `start`, `middle` or `end`.
    mutating func write(
        _ line: String, at point: CGPoint, size: CGFloat, isBold: Bool = false, anchor: String = "start", fill: Paint
    ) {
        guard !line.isEmpty else { return }
        text += "<text"
        attribute("x", point.x)
        attribute("y", point.y)
        attribute("font-size", size)
        if isBold { text += " font-weight=\"600\"" }
        if anchor != "start" { text += " text-anchor=\"\(anchor)\"" }
        paint("fill", fill)
        text += ">" + Self.escaped(readable(line)) + "</text>"
    }

    /// Begins a part that is more or less transparent.
    mutating func group(opacity: CGFloat) {
        text += "<g"
        attribute("opacity", opacity)
        text += ">"
    }

    /// Ends a part that is more or less transparent.
    mutating func endGroup() { text += "</g>" }

    /// Begins a part of which only what lies in a rectangle is seen; coordinates stay as they are.
    mutating func clip(to rect: CGRect) {
        text += "<svg" + Self.box(rect) + " viewBox=\"" + Self.number(rect.minX) + " " + Self.number(rect.minY) + " "
        text += Self.number(rect.width) + " " + Self.number(rect.height) + "\">"
    }

    /// Ends a part of which only what lies in a rectangle is seen.
    mutating func endClip() { text += "</svg>" }

    // MARK: - Attributes

    private mutating func attribute(_ name: String, _ value: CGFloat) {
        text += " " + name + "=\"" + Self.number(value) + "\""
    }

    private mutating func paint(_ name: String, _ paint: Paint) {
        text += " " + name + "=\"" + (paint.opacity > 0 ? paint.colour : "none") + "\""
        if paint.opacity > 0, paint.opacity < 1 { attribute(name + "-opacity", paint.opacity) }
    }

    private static func box(_ rect: CGRect) -> String {
        " x=\"" + number(rect.minX) + "\" y=\"" + number(rect.minY) + "\" width=\"" + number(rect.width)
            + "\" height=\"" + number(rect.height) + "\""
    }

    /// Returns a number with at most two decimals; what is no number or beyond all screens is 0.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 10_000_000 else { return "0" }
        let hundredths = Int(saturating: (value * 100).rounded())
        let whole = String(abs(hundredths) / 100)
        let rest = abs(hundredths) % 100
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return sign + whole }
        return sign + whole + (rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)")
    }

    /// Returns text that XML takes, with a mark in the place of what controls or reorders it.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            case _ where SafeText.isUnsafe(scalar): result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
