import Foundation

nonisolated extension PathOutline {
    /// The distance of the control points of a quarter circle from its ends, in radii.
    private static let quarter: CGFloat = 0.5522847498

    init(rect: CGRect) {
        self.init()
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    init(ellipseIn rect: CGRect) {
        self.init(
            roundedRect: rect, corners: .allCorners, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Makes a rectangle with some rounded corners, clockwise from the end of its top left corner.
    init(roundedRect rect: CGRect, corners: UIRectCorner, radii: CGSize) {
        self.init()
        let (across, down) = (min(max(radii.width, 0), rect.width / 2), min(max(radii.height, 0), rect.height / 2))
        guard across > 0, down > 0, !corners.isEmpty else {
            self.init(rect: rect)
            return
        }
        let part = 1 - Self.quarter
        /// Goes around a corner; `x` and `y` point from it into the rectangle, along its sides.
        func turn(_ corner: UIRectCorner, at tip: CGPoint, _ x: CGFloat, _ y: CGFloat, leavesAcross: Bool) {
            guard corners.contains(corner) else { return lineOrMove(to: tip) }
            let besideX = CGPoint(x: tip.x + x * across, y: tip.y)
            let besideY = CGPoint(x: tip.x, y: tip.y + y * down)
            let controlX = CGPoint(x: tip.x + x * across * part, y: tip.y)
            let controlY = CGPoint(x: tip.x, y: tip.y + y * down * part)
            lineOrMove(to: leavesAcross ? besideY : besideX)
            if leavesAcross { curve(to: besideX, controlY, controlX) } else { curve(to: besideY, controlX, controlY) }
        }
        let left = corners.contains(.topLeft) ? across : 0
        move(to: CGPoint(x: rect.minX + left, y: rect.minY))
        turn(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), -1, 1, leavesAcross: false)
        turn(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, leavesAcross: true)
        turn(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), 1, -1, leavesAcross: false)
        turn(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), 1, 1, leavesAcross: true)
        close()
    }

    /// Adds an arc, after a line to its beginning if there is a current point.
    ///
    /// - Parameters:
    ///   - center: the centre of the circle.
    ///   - radius: its radius.
    ///   - start: the angle at which it begins, in radians from the direction of x towards that of y.
    ///   - end: the angle at which it ends; a difference of a full turn or more is a whole circle.
    ///   - grows: whether the angle grows from start to end.
    mutating func arc(_ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, grows: Bool) {
        guard start.isFinite, end.isFinite, radius.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        if abs(sweep) >= turn {
            sweep = grows ? turn : -turn
        } else if grows, sweep < 0 {
            sweep += turn
        } else if !grows, sweep > 0 {
            sweep -= turn
        }
        arc(center, radius: radius, from: start, sweep: sweep)
    }

    /// Adds an arc over an angle, after a line to its beginning if there is a current point.
    mutating func arc(_ center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat) {
        func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            return CGPoint(
                x: center.x + radius * (cosine - along * sine), y: center.y + radius * (sine + along * cosine))
        }
        lineOrMove(to: point(start))
        guard sweep != 0, radius != 0 else { return }
        let count = max(Int(saturating: (abs(sweep) / (CGFloat.pi / 2) - 0.000_001).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * CGFloat(tan(Double(step) / 4))
        for index in 0..<count {
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            curve(to: point(to), point(from, reach), point(to, -reach))
        }
    }

    /// Adds a rounded corner: an arc that touches the lines from the current point to `corner` and on to `end`.
    mutating func arc(around corner: CGPoint, towards end: CGPoint, radius: CGFloat) {
        guard let begin = current else { return }
        let (inX, inY) = (begin.x - corner.x, begin.y - corner.y)
        let (outX, outY) = (end.x - corner.x, end.y - corner.y)
        let (inLength, outLength) = ((inX * inX + inY * inY).squareRoot(), (outX * outX + outY * outY).squareRoot())
        let cross = inX * outY - inY * outX
        guard inLength > 0, outLength > 0, radius > 0, cross != 0 else { return lineOrMove(to: corner) }
        let cosine = min(max((inX * outX + inY * outY) / (inLength * outLength), -1), 1)
        let half = CGFloat(acos(Double(cosine))) / 2
        let (tangent, distance) = (radius / CGFloat(tan(Double(half))), radius / CGFloat(sin(Double(half))))
        var (x, y) = (inX / inLength + outX / outLength, inY / inLength + outY / outLength)
        let length = (x * x + y * y).squareRoot()
        (x, y) = (x / length, y / length)
        let center = CGPoint(x: corner.x + x * distance, y: corner.y + y * distance)
        let touch = CGPoint(x: corner.x + inX / inLength * tangent, y: corner.y + inY / inLength * tangent)
        let angle = CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x)))
        arc(center, radius: radius, from: angle, sweep: (cross > 0 ? -1 : 1) * (.pi - 2 * half))
    }
}

/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
