import Foundation

/// A mark at the trailing edge of a row.
enum RowMark {
    /// A chevron: a tap leads to another screen.
    case disclosureIndicator
    /// A tick.
    case checkmark

    /// The width, in points.
    var width: CGFloat { self == .checkmark ? 16 : 6 }
    /// The distance from the edge of a table's row, in points.
    var margin: CGFloat { self == .checkmark ? 12 : 16 }

    /// Returns the colour, given the tint of the row.
    func paint(in palette: DrawingPalette, tint: UIColor) -> DrawingPalette.Paint {
        self == .checkmark ? palette.paint(tint) : palette.disabled
    }
}

extension ScreenPainter {
    /// Draws a mark that ends at a point, in the middle of its height.
    mutating func draw(_ mark: RowMark, endingAt end: CGPoint, _ paint: DrawingPalette.Paint) {
        let points: [(x: CGFloat, y: CGFloat)] =
            mark == .checkmark ? [(-16, 0), (-10, 6), (0, -7)] : [(-6, -6), (0, 0), (-6, 6)]
        canvas.line(points.map { CGPoint(x: end.x + $0.x, y: end.y + $0.y) }, width: 2, stroke: paint)
    }

    /// Draws the line below a row, from one distance to another from its sides, in points.
    mutating func drawSeparator(below rect: CGRect, left: CGFloat, right: CGFloat, _ color: UIColor = .separator) {
        let width = reaching(rect).maxX - rect.minX - left - right
        canvas.rectangle(
            CGRect(x: rect.minX + left, y: rect.maxY - 0.5, width: width, height: 0.5),
            fill: color == .separator ? palette.separator : palette.paint(color))
    }
}
