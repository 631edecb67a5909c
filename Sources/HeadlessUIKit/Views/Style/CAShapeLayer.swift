public import Foundation

/// A layer that shows a path, in its own coordinates.
open class CAShapeLayer: CALayer {
    /// The lines and curves of the path when it was set.
    private(set) var outline: PathOutline?

    /// The path; later changes of a mutable one do not show.
    open var path: CGPath? {
        get { outline.map(CGPath.init) }
        set {
            outline = newValue?.outline
            noteChange()
        }
    }
    /// The colour of the inside; black by default.
    open var fillColor: CGColor? = UIColor.black.cgColor { didSet { noteChange() } }
    /// What is inside a path that crosses itself.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { noteChange() } }
    /// The colour of the line; by default none is drawn.
    open var strokeColor: CGColor? { didSet { noteChange() } }
    /// The start of the drawn part of the line, as a fraction of its length.
    open var strokeStart: CGFloat = 0 { didSet { noteChange() } }
    /// The end of the drawn part of the line, as a fraction of its length.
    open var strokeEnd: CGFloat = 1 { didSet { noteChange() } }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 { didSet { noteChange() } }
    /// How far the point of a corner may extend, in widths of the line.
    open var miterLimit: CGFloat = 10 { didSet { noteChange() } }
    /// The ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange() } }
    /// The corners of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { noteChange() } }
    /// The position in the dashes at which the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { noteChange() } }
    /// The lengths of the dashes and of the gaps between them, in points.
    open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }

    override var drawsContents: Bool { true }

    var isEvenOdd: Bool { fillRule == .evenOdd }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        guard let outline else { return }
        let place = CGAffineTransform(translationX: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
        if let fillColor {
            painter.canvas.path(
                outline, under: place, fill: painter.palette.paint(fillColor.color), isEvenOdd: isEvenOdd)
        }
        guard let strokeColor else { return }
        let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
        let line = start > 0 || end < 1 ? outline.trimmed(from: start, to: end) : outline
        painter.canvas.path(
            line, under: place, stroke: painter.palette.paint(strokeColor.color), style: style)
    }

    private var style: StrokeStyle {
        StrokeStyle(
            width: lineWidth, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}

/// What is inside a shape layer's path.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the path goes around more often in one direction than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the path goes around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's line.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The line ends at its last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The line ends in half a circle around its last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The line ends in half a square around its last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape layer's line.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a form from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Corners are pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Corners are round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Corners are cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
