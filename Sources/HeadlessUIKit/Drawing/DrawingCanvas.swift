import Basics
import Foundation

/// Writes the elements of an SVG drawing, one after another.
///
/// Attributes that most elements share are in the `svg` element: ``rootAttributes``. Values have single quotes, which
/// need no escape in JSON.
struct DrawingCanvas {
    /// The elements so far, in UTF-8; bytes are faster than strings.
    private var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The default text size, which is not written, in points.
    private static let textSize: CGFloat = 17
    static let rootAttributes = "font-size=\"17\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    private static let black = Paint(colour: 0x000000, opacity: 1)
    /// Returns a text with secrets replaced; by default, the text itself.
    var readable: (String) -> String = { $0 }

    typealias Paint = DrawingPalette.Paint

    mutating func put(_ text: String) { bytes += text.utf8 }

    mutating func put(_ value: CGFloat) { Self.write(value, to: &bytes) }

    mutating func rectangle(_ rect: CGRect, radius: CGFloat = 0, fill: Paint, stroke: Paint? = nil) {
        guard rect.width > 0, rect.height > 0, fill.opacity > 0 || stroke != nil else { return }
        put("<rect")
        box(rect)
        if radius > 0 { attribute("rx", min(radius, rect.width / 2, rect.height / 2)) }
        paint("fill", fill)
        if let stroke { paint("stroke", stroke) }
        put("/>")
    }

    mutating func outline(_ rect: CGRect, radius: CGFloat, width: CGFloat, stroke: Paint) {
        put("<rect")
        box(rect)
        attribute("rx", radius)
        put(" fill='none'")
        attribute("stroke-width", width)
        paint("stroke", stroke)
        put("/>")
    }

    mutating func circle(_ center: CGPoint, radius: CGFloat, fill: Paint, stroke: Paint? = nil) {
        put("<circle")
        attribute("cx", center.x)
        attribute("cy", center.y)
        attribute("r", radius)
        paint("fill", fill)
        if let stroke { paint("stroke", stroke) }
        put("/>")
    }

    mutating func line(_ points: [CGPoint], width: CGFloat, stroke: Paint) {
        put("<polyline points='")
        for (index, point) in points.enumerated() {
            if index > 0 { put(" ") }
            put(point.x)
            put(",")
            put(point.y)
        }
        put("'")
        // Two points enclose no area.
        if points.count > 2 { put(" fill='none'") }
        attribute("stroke-width", width)
        paint("stroke", stroke)
        put("/>")
    }

    /// Writes one line of text, with a caret if that has a paint; `anchor` is SVG's `start`, `middle` or `end`.
    mutating func write(
        _ line: String, at point: CGPoint, size: CGFloat, isBold: Bool = false, anchor: String = "start", fill: Paint,
        caret: Paint? = nil, pieces: [TextPiece] = []
    ) {
        guard !line.isEmpty || caret != nil else { return }
        put("<text")
        attribute("x", point.x)
        attribute("y", point.y)
        if size != Self.textSize { attribute("font-size", size) }
        if isBold { put(" font-weight='600'") }
        if anchor != "start" { put(" text-anchor='\(anchor)'") }
        if fill != Self.black { paint("fill", fill) }
        put(">")
        if pieces.isEmpty { put(Self.escaped(readable(line))) }
        for piece in pieces { write(piece) }
        // As a character, the caret follows the text in every font.
        if let caret {
            put("<tspan")
            paint("fill", caret)
            put(">|</tspan>")
        }
        put("</text>")
    }

    /// A part of a line with a style of its own.
    struct TextPiece {
        let text: String
        /// The size in points, if it is another one.
        let size: CGFloat?
        let isBold: Bool?
        let fill: Paint?
        /// The lines below and through it, as SVG's `text-decoration`.
        let decoration: String?
    }

    private mutating func write(_ piece: TextPiece) {
        put("<tspan")
        if let size = piece.size { attribute("font-size", size) }
        if let isBold = piece.isBold { put(" font-weight='\(isBold ? 600 : 400)'") }
        if let fill = piece.fill { paint("fill", fill) }
        if let decoration = piece.decoration { put(" text-decoration='\(decoration)'") }
        put(">" + Self.escaped(piece.text) + "</tspan>")
    }

    mutating func group(opacity: CGFloat) {
        put("<g")
        attribute("opacity", opacity)
        put(">")
    }

    mutating func group(transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d].map { Self.factor($0) }
        put("<g transform='matrix(" + numbers.joined(separator: " ") + " ")
        put(Self.number(transform.tx) + " " + Self.number(transform.ty) + ")'>")
    }

    mutating func endGroup() { put("</g>") }

    /// Begins a part that is visible only within a rectangle; coordinates stay.
    mutating func clip(to rect: CGRect) {
        put("<svg")
        box(rect)
        put(" viewBox='")
        for (index, value) in [rect.minX, rect.minY, rect.width, rect.height].enumerated() {
            if index > 0 { put(" ") }
            put(value)
        }
        put("'>")
    }

    mutating func endClip() { put("</svg>") }

    // MARK: - Attributes

    mutating func attribute(_ name: String, _ value: CGFloat) {
        put(" ")
        put(name)
        put("='")
        put(value)
        put("'")
    }

    mutating func paint(_ name: String, _ paint: Paint) {
        put(" ")
        put(name)
        put("='")
        if paint.opacity > 0 { put(paint.colour) } else { put("none") }
        put("'")
        if paint.opacity > 0, paint.opacity < 1 { attribute(name + "-opacity", paint.opacity) }
    }

    /// Writes a colour as `#007aff`, or with three digits if that is the same colour.
    private mutating func put(_ colour: UInt32) {
        bytes.append(UInt8(ascii: "#"))
        let isShort = colour & 0x0F0F0F == colour >> 4 & 0x0F0F0F
        for shift in stride(from: 20, through: 0, by: isShort ? -8 : -4) {
            let digit = UInt8(colour >> UInt32(shift) & 0xF)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    mutating func box(_ rect: CGRect) {
        attribute("x", rect.minX)
        attribute("y", rect.minY)
        attribute("width", rect.width)
        attribute("height", rect.height)
    }

    /// Returns a factor with at most three decimals; 0 if it is not finite or far too large.
    static func factor(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 10_000 else { return "0" }
        let thousandths = (value * 1000).rounded() / 1000
        return thousandths == thousandths.rounded() ? String(Int(saturating: thousandths)) : "\(Double(thousandths))"
    }

    /// Returns a number with at most one decimal; 0 if it is not finite or far too large.
    static func number(_ value: CGFloat) -> String {
        var bytes: [UInt8] = []
        write(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func write(_ value: CGFloat, to bytes: inout [UInt8]) {
        let isSmall = value.isFinite && abs(value) < 10_000_000
        let tenths = isSmall ? Int((value * 10).rounded()) : 0
        if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        var unit = 1
        while unit * 10 <= whole { unit *= 10 }
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(whole / unit % 10))
            unit /= 10
        }
        if rest > 0 { bytes += [UInt8(ascii: "."), UInt8(ascii: "0") + UInt8(rest)] }
    }

    /// Escapes a text for XML, and replaces characters that control or reorder text.
    static func escaped(_ text: String) -> String {
        func isMarked(_ scalar: Unicode.Scalar) -> Bool {
            SafeText.isUnsafe(scalar) || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
        }
        guard text.unicodeScalars.contains(where: isMarked) else { return MarkupText.xml(text, inAttribute: true) }
        var safe = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { safe.append(isMarked(scalar) ? "\u{FFFD}" : scalar) }
        return MarkupText.xml(String(safe), inAttribute: true)
    }
}
