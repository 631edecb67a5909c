import Basics
import Foundation

/// Writes the elements of an SVG drawing, one after another.
///
/// Attributes that most elements share are on the `svg` element around them: ``rootAttributes``. Values are in single
/// quotes, which need no escape in JSON.
struct DrawingCanvas {
    /// The elements so far.
    private(set) var text = ""
    /// The text size that is the default, and so is not written, in points.
    private static let textSize: CGFloat = 17
    /// The attributes that the element around a drawing needs.
    static let rootAttributes = "font-size=\"17\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    /// The default paint of text.
    private static let black = Paint(colour: "#000000", opacity: 1)
    /// Returns a text with secrets replaced; by default, the text itself.
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

    /// Draws the outline of a rounded rectangle.
    mutating func outline(_ rect: CGRect, radius: CGFloat, width: CGFloat, stroke: Paint) {
        text += "<rect" + Self.box(rect)
        attribute("rx", radius)
        text += " fill='none'"
        attribute("stroke-width", width)
        paint("stroke", stroke)
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
        text += "<polyline points='"
        for (index, point) in points.enumerated() {
            text += (index == 0 ? "" : " ") + Self.number(point.x) + "," + Self.number(point.y)
        }
        text += "'"
        // Two points enclose no area.
        if points.count > 2 { text += " fill='none'" }
        attribute("stroke-width", width)
        paint("stroke", stroke)
        text += "/>"
    }

    /// Writes one line of text, followed by a caret if that has a paint; `anchor` is SVG's `start`, `middle` or `end`.
    mutating func write(
        _ line: String, at point: CGPoint, size: CGFloat, isBold: Bool = false, anchor: String = "start", fill: Paint,
        caret: Paint? = nil, pieces: [TextPiece] = []
    ) {
        guard !line.isEmpty || caret != nil else { return }
        text += "<text"
        attribute("x", point.x)
        attribute("y", point.y)
        if size != Self.textSize { attribute("font-size", size) }
        if isBold { text += " font-weight='600'" }
        if anchor != "start" { text += " text-anchor='\(anchor)'" }
        if fill != Self.black { paint("fill", fill) }
        text += ">"
        if pieces.isEmpty { text += Self.escaped(readable(line)) }
        for piece in pieces { write(piece) }
        // As a character, the caret follows the text in any font.
        if let caret {
            text += "<tspan"
            paint("fill", caret)
            text += ">|</tspan>"
        }
        text += "</text>"
    }

    /// A part of a line that looks different from the rest.
    struct TextPiece {
        /// The characters.
        let text: String
        /// The size in points, if it differs.
        let size: CGFloat?
        /// Whether it is bold, if that differs.
        let isBold: Bool?
        /// The paint, if it differs.
        let fill: Paint?
        /// The lines below and through it, as SVG's `text-decoration`.
        let decoration: String?
    }

    private mutating func write(_ piece: TextPiece) {
        text += "<tspan"
        if let size = piece.size { attribute("font-size", size) }
        if let isBold = piece.isBold { text += " font-weight='\(isBold ? 600 : 400)'" }
        if let fill = piece.fill { paint("fill", fill) }
        if let decoration = piece.decoration { text += " text-decoration='\(decoration)'" }
        text += ">" + Self.escaped(piece.text) + "</tspan>"
    }

    /// Begins a part with an opacity.
    mutating func group(opacity: CGFloat) {
        text += "<g"
        attribute("opacity", opacity)
        text += ">"
    }

    /// Begins a part that is scaled, turned or moved.
    mutating func group(transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d].map { Self.factor($0) }
        text += "<g transform='matrix(" + numbers.joined(separator: " ") + " "
        text += Self.number(transform.tx) + " " + Self.number(transform.ty) + ")'>"
    }

    /// Ends a part with an opacity or a transform.
    mutating func endGroup() { text += "</g>" }

    /// Begins a part that is visible only within a rectangle; coordinates stay as they are.
    mutating func clip(to rect: CGRect) {
        text += "<svg" + Self.box(rect) + " viewBox='" + Self.number(rect.minX) + " " + Self.number(rect.minY) + " "
        text += Self.number(rect.width) + " " + Self.number(rect.height) + "'>"
    }

    /// Ends a part that is visible only within a rectangle.
    mutating func endClip() { text += "</svg>" }

    // MARK: - Attributes

    private mutating func attribute(_ name: String, _ value: CGFloat) {
        text += " " + name + "='" + Self.number(value) + "'"
    }

    private mutating func paint(_ name: String, _ paint: Paint) {
        text += " " + name + "='" + (paint.opacity > 0 ? Self.short(paint.colour) : "none") + "'"
        if paint.opacity > 0, paint.opacity < 1 { attribute(name + "-opacity", paint.opacity) }
    }

    /// Returns a colour in the short form of three digits, if that is the same colour.
    private static func short(_ colour: String) -> String {
        let digits = Array(colour.utf8)
        guard digits.count == 7, digits[1] == digits[2], digits[3] == digits[4], digits[5] == digits[6] else {
            return colour
        }
        return String(decoding: [digits[0], digits[1], digits[3], digits[5]], as: UTF8.self)
    }

    private static func box(_ rect: CGRect) -> String {
        " x='" + number(rect.minX) + "' y='" + number(rect.minY) + "' width='" + number(rect.width)
            + "' height='" + number(rect.height) + "'"
    }

    /// Returns a factor with at most three decimals; 0 for one that is not finite or far too large.
    private static func factor(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 10_000 else { return "0" }
        let thousandths = (value * 1000).rounded() / 1000
        return thousandths == thousandths.rounded() ? String(Int(saturating: thousandths)) : "\(Double(thousandths))"
    }

    /// Returns a number with at most one decimal; 0 for one that is not finite or far too large.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 10_000_000 else { return "0" }
        let tenths = Int(saturating: (value * 10).rounded())
        let whole = String(abs(tenths) / 10)
        let sign = tenths < 0 ? "-" : ""
        return abs(tenths) % 10 == 0 ? sign + whole : sign + whole + ".\(abs(tenths) % 10)"
    }

    /// Escapes a text for XML, replacing characters that control or reorder text by a mark.
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
