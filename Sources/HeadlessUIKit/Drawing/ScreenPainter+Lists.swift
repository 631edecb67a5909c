import Foundation

extension ScreenPainter {
    /// Draws a table: its rows in view, with separators between them.
    mutating func paintTable(_ table: UITableView, in rect: CGRect) {
        if table.backgroundColor == nil, table.style != .plain {
            canvas.rectangle(rect, fill: palette.paint(.secondarySystemBackground))
        }
        clipped(to: rect) { painter in
            painter.paintSubviews(of: table, in: rect)
        }
    }

    /// Draws a row with what is in it and what stands at its trailing edge.
    mutating func paintCell(_ cell: UITableViewCell, in rect: CGRect) {
        if cell.isSelected, cell.selectionStyle != .none { canvas.rectangle(rect, fill: palette.fill) }
        paintSubviews(of: cell, in: rect)
        let paint = palette.disabled
        switch cell.accessoryType {
        case .none: break
        case .disclosureIndicator:
            paintStroke([(-22, -6), (-16, 0), (-22, 6)], in: rect, paint)
        case .checkmark:
            paintStroke([(-28, 0), (-22, 6), (-12, -7)], in: rect, palette.paint(cell.tintColor))
        }
        canvas.rectangle(
            CGRect(x: rect.minX + 16, y: rect.maxY - 0.5, width: rect.width - 16, height: 0.5), fill: palette.separator)
    }

    /// Draws a map: land, a few roads, and a pin with its title for each mark.
    mutating func paintMap(_ map: MapView, in rect: CGRect) {
        clipped(to: rect) { painter in
            painter.canvas.rectangle(rect, fill: painter.palette.land)
            for part in [0.28, 0.71] as [CGFloat] {
                painter.paintRoad(
                    from: CGPoint(x: rect.minX, y: rect.minY + rect.height * part),
                    to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * (part - 0.12)))
                painter.paintRoad(
                    from: CGPoint(x: rect.minX + rect.width * part, y: rect.minY),
                    to: CGPoint(x: rect.minX + rect.width * (part + 0.09), y: rect.maxY))
            }
            for view in map.subviews where view.isOnDisplay {
                let place = view.placement.offsetBy(dx: rect.minX, dy: rect.minY)
                if let mark = view as? MapAnnotationView {
                    painter.paintPin(mark, in: place)
                } else {
                    painter.paint(view, at: place.origin)
                }
            }
        }
    }

    private mutating func paintRoad(from start: CGPoint, to end: CGPoint) {
        canvas.line([start, end], width: 7, stroke: palette.road)
    }

    private mutating func paintPin(_ mark: MapAnnotationView, in rect: CGRect) {
        let red = palette.paint(.systemRed)
        canvas.line(
            [CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.maxY - 16)], width: 2, stroke: red)
        canvas.circle(CGPoint(x: rect.midX, y: rect.maxY - 24), radius: 10, fill: red)
        canvas.circle(CGPoint(x: rect.midX, y: rect.maxY - 24), radius: 3.5, fill: palette.paint(.white))
        canvas.write(
            mark.annotation.title, at: CGPoint(x: rect.midX, y: rect.maxY + 16), size: 13, isBold: true,
            anchor: "middle", fill: palette.label)
    }

    /// Draws lines given from the middle of the trailing edge.
    private mutating func paintStroke(_ points: [(CGFloat, CGFloat)], in rect: CGRect, _ paint: DrawingPalette.Paint) {
        canvas.line(points.map { CGPoint(x: rect.maxX + $0.0, y: rect.midY + $0.1) }, width: 2, stroke: paint)
    }
}
