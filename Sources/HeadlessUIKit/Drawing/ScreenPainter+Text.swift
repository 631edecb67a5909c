import Foundation

extension ScreenPainter {
    /// Draws a label's text in the room it has.
    mutating func paintLabel(_ label: UILabel, in rect: CGRect) {
        let font = label.font ?? .preferredFont(forTextStyle: .body)
        let isHeader = label is UITableViewHeaderView
        if isHeader { canvas.rectangle(rect, fill: palette.paint(.secondarySystemBackground)) }
        let room = withinMargins(rect)
        paintText(
            label.text ?? "", font: font, in: room, of: label, most: label.numberOfLines,
            alignment: label.textAlignment, fill: palette.paint(label.textColor ?? .label))
        paintSubviews(of: label, in: rect)
    }

    /// Returns a rectangle moved in from the edges of the screen where it touches them, as UIKit's margins do for text.
    func withinMargins(_ rect: CGRect) -> CGRect {
        let margin: CGFloat = 16
        let left = max(rect.minX, min(margin, rect.maxX))
        let right = max(left, min(rect.maxX, screen.maxX - margin))
        return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }

    /// Draws text in a rectangle, in the middle of its height.
    mutating func paintText(
        _ text: String, font: UIFont, in rect: CGRect, of view: UIView, most: Int = 1,
        alignment: NSTextAlignment = .natural, fill: DrawingPalette.Paint
    ) {
        let metrics = TextMetrics(font: font, in: view)
        let lines = TextLines(metrics: metrics).lines(of: canvas.readable(text), width: rect.width, most: most)
        var top = rect.midY - CGFloat(lines.count) * metrics.lineHeight / 2
        if top < rect.minY { top = rect.minY }
        let (x, anchor) =
            switch alignment {
            case .left, .natural: (rect.minX, "start")
            case .center: (rect.midX, "middle")
            case .right: (rect.maxX, "end")
            }
        for line in lines {
            guard top + metrics.lineHeight <= rect.maxY + 1 || line == lines.first else { return }
            canvas.write(
                line, at: CGPoint(x: x, y: top + metrics.lineHeight / 2 + metrics.size * 0.36), size: metrics.size,
                isBold: font.isBold, anchor: anchor, fill: fill)
            top += metrics.lineHeight
        }
    }

    /// Draws a field: its text or dots, its placeholder, its caret while it is edited.
    mutating func paintField(_ field: UITextField, in rect: CGRect) {
        let isSearch = field is UISearchTextField
        let rect = withinMargins(rect)
        let font = field.font ?? .preferredFont(forTextStyle: .body)
        let metrics = TextMetrics(font: font, in: field)
        let height = min(rect.height, max(metrics.lineHeight + 10, 40))
        let box = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        var room = box.insetBy(dx: 10, dy: 0)
        if isSearch || field.borderStyle == .none {
            canvas.rectangle(box, radius: 10, fill: palette.fill)
        } else {
            canvas.rectangle(box, radius: 6, fill: palette.raised, stroke: palette.separator)
        }
        if isSearch {
            paintGlass(at: CGPoint(x: room.minX + 6, y: room.midY))
            room.origin.x += 22
            room.size.width -= 22
        }
        let value = field.elementValue ?? ""
        let caret = field.isFirstResponder
        let shown = value.isEmpty ? field.placeholder ?? "" : value
        let fill = value.isEmpty ? palette.faint : palette.paint(field.textColor ?? .label)
        guard room.width > 0 else { return }
        clipped(to: room) { painter in
            painter.paintText(
                shown, font: font, in: room, of: field, alignment: field.textAlignment,
                fill: field.isEnabled ? fill : painter.palette.disabled)
        }
        guard caret else { return }
        canvas.rectangle(box, radius: 10, fill: palette.paint(.clear), stroke: palette.paint(field.tintColor))
        guard field.textAlignment == .left || field.textAlignment == .natural, value.isEmpty else { return }
        canvas.line(
            [
                CGPoint(x: room.minX - 2, y: box.midY - metrics.size * 0.6),
                CGPoint(x: room.minX - 2, y: box.midY + metrics.size * 0.6),
            ], width: 2, stroke: palette.paint(field.tintColor))
    }

    /// Draws the glass that marks a field for searching.
    private mutating func paintGlass(at point: CGPoint) {
        canvas.circle(
            CGPoint(x: point.x - 1, y: point.y - 1), radius: 5, fill: palette.paint(.clear), stroke: palette.faint)
        canvas.line(
            [CGPoint(x: point.x + 3, y: point.y + 3), CGPoint(x: point.x + 7, y: point.y + 7)], width: 1.5,
            stroke: palette.faint)
    }
}
