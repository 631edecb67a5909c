import Foundation

enum RowMark {
    /// A chevron: a tap leads to another screen.
    case disclosureIndicator
    /// A tick.
    case checkmark
    /// Three lines, by which the row is moved.
    case reorder

    var width: CGFloat { self == .disclosureIndicator ? 6 : 16 }
    /// The distance from the edge of a table's row, in points.
    var margin: CGFloat { self == .checkmark ? 12 : 16 }

    func paint(in palette: DrawingPalette, tint: UIColor) -> DrawingPalette.Paint {
        self == .checkmark ? palette.paint(tint) : palette.disabled
    }
}

extension ScreenPainter {
    mutating func draw(_ mark: RowMark, endingAt end: CGPoint, _ paint: DrawingPalette.Paint) {
        if mark == .reorder {
            for y in [CGFloat(-5), 0, 5] {
                canvas.line(
                    [CGPoint(x: end.x - mark.width, y: end.y + y), CGPoint(x: end.x, y: end.y + y)], width: 2,
                    stroke: paint)
            }
            return
        }
        let points: [(x: CGFloat, y: CGFloat)] =
            mark == .checkmark ? [(-16, 0), (-10, 6), (0, -7)] : [(-6, -6), (0, 0), (-6, 6)]
        canvas.line(points.map { CGPoint(x: end.x + $0.x, y: end.y + $0.y) }, width: 2, stroke: paint)
    }

    /// Draws the line below a row, at the given distances from its sides, in points.
    mutating func drawSeparator(below rect: CGRect, left: CGFloat, right: CGFloat, _ color: UIColor = .separator) {
        let width = rect.maxX - rect.minX - left - right
        canvas.rectangle(
            CGRect(x: rect.minX + left, y: rect.maxY - 0.5, width: width, height: 0.5),
            fill: color == .separator ? palette.separator : palette.paint(color))
    }
}

/// A chevron or a tick beside the content of a list's cell.
final class RowMarkView: UIView {
    private let mark: RowMark

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ mark: RowMark) {
        self.mark = mark
        super.init(frame: CGRect(x: 0, y: 0, width: mark.width, height: mark.width))
        isUserInteractionEnabled = false
    }

    override func measure(in offer: CGSize) -> CGSize { CGSize(width: mark.width, height: mark.width) }

    override func makeViewCopy() -> ViewCopy { ViewCopy(RowMarkView(mark), of: []) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let paint = ownTintColor.map(painter.palette.paint) ?? mark.paint(in: painter.palette, tint: tintColor)
        painter.draw(mark, endingAt: CGPoint(x: rect.maxX, y: rect.midY), paint)
    }
}
