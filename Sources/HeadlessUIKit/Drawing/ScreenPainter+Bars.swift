import Foundation

extension ScreenPainter {
    /// Draws a navigation bar: Back with its chevron, the title in the middle, the buttons.
    mutating func paintNavigationBar(_ bar: UINavigationBar, in rect: CGRect) {
        canvas.rectangle(rect, fill: palette.bar)
        canvas.rectangle(
            CGRect(x: rect.minX, y: rect.maxY - 0.5, width: rect.width, height: 0.5), fill: palette.separator)
        for view in bar.subviews where view.isOnDisplay {
            let box = view.placement.offsetBy(dx: rect.minX, dy: rect.minY)
            if let title = view as? UILabel {
                paintTitle(title, in: box, of: rect)
            } else if let button = view as? UIButton, button === bar.subviews.first, button.currentTitle == "Back" {
                let paint = palette.paint(button.tintColor)
                canvas.line(
                    [
                        CGPoint(x: box.minX + 17, y: box.midY - 9), CGPoint(x: box.minX + 8, y: box.midY),
                        CGPoint(x: box.minX + 17, y: box.midY + 9),
                    ], width: 2.5, stroke: paint)
                canvas.write(
                    "Back", at: CGPoint(x: box.minX + 23, y: box.midY + 6), size: 17, fill: paint)
            } else {
                paint(view, at: box.origin)
            }
        }
    }

    /// Draws a tab bar with its tabs.
    mutating func paintTabBar(_ bar: UITabBar, in rect: CGRect) {
        canvas.rectangle(rect, fill: palette.bar)
        canvas.rectangle(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.5), fill: palette.separator)
        paintSubviews(of: bar, in: rect)
    }

    /// Draws a tab: its image above its title, in the tint while it is selected, and its badge.
    mutating func paintTab(_ tab: TabButton, in rect: CGRect) {
        let paint = tab.isSelected ? palette.paint(tab.tintColor) : palette.faint
        let picture = CGRect(x: rect.midX - 11, y: rect.minY + 6, width: 22, height: 22)
        if let image = tab.currentImage { paintImage(image, in: picture, paint: paint) }
        let room = CGRect(x: rect.minX + 2, y: rect.minY + 30, width: rect.width - 4, height: 16)
        let hasImage = tab.currentImage != nil
        paintText(
            tab.currentTitle ?? "", font: .systemFont(ofSize: hasImage ? 10 : 13), in: hasImage ? room : rect, of: tab,
            alignment: .center, fill: paint)
        guard let badge = tab.accessibilityValue, !badge.isEmpty else { return }
        let center = CGPoint(x: picture.maxX + 4, y: picture.minY + 4)
        canvas.circle(center, radius: 8, fill: palette.paint(.systemRed))
        canvas.write(
            badge, at: CGPoint(x: center.x, y: center.y + 4), size: 11, anchor: "middle", fill: palette.paint(.white))
    }

    /// Draws a sheet over what lies behind it.
    mutating func paintSheet(_ view: UIView) {
        let rect = view.placement
        canvas.rectangle(screen, fill: palette.dim)
        let colour = view.backgroundColor.map(palette.paint) ?? palette.raised
        canvas.rectangle(
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 14), radius: 14, fill: colour)
        canvas.rectangle(
            CGRect(x: rect.midX - 18, y: rect.minY - 9, width: 36, height: 4), radius: 2, fill: palette.knob)
        paintSubviews(of: view, in: rect)
    }

    /// Draws an alert: its title above its message, fields and buttons, in a box over the dimmed screen.
    mutating func paintAlert(_ alert: AlertView, at point: CGPoint) {
        canvas.rectangle(screen, fill: palette.dim)
        canvas.rectangle(alert.box.offsetBy(dx: point.x, dy: point.y), radius: 14, fill: palette.raised)
        paintSubviews(of: alert, in: CGRect(origin: point, size: alert.placement.size))
    }

    /// Draws a button of an alert below a line.
    mutating func paintAlertButton(_ button: AlertButton, in rect: CGRect) {
        canvas.rectangle(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.5), fill: palette.separator)
        paintButton(button, in: rect)
    }

    /// Draws the title of a navigation bar: in the middle of the bar, or of its own room where that is too narrow.
    private mutating func paintTitle(_ label: UILabel, in box: CGRect, of bar: CGRect) {
        // Bold text is wider than text is measured.
        let metrics = TextMetrics(size: label.font.pointSize * 1.2)
        let side = max(box.minX - bar.minX, bar.maxX - box.maxX)
        let middle = bar.insetBy(dx: side, dy: 0)
        let text = canvas.readable(label.text ?? "")
        if metrics.width(of: text) <= middle.width {
            return paintText(text, font: label.font, in: middle, of: label, alignment: .center, fill: palette.label)
        }
        let room = box.insetBy(dx: 8, dy: 0)
        guard room.width > 0 else { return }
        let isTooLong = metrics.width(of: text) > room.width
        let line = TextLines(metrics: metrics).lines(of: text, width: room.width, most: 1).first ?? ""
        clipped(to: room) { painter in
            painter.paintText(
                line, font: label.font, in: room, of: label, alignment: isTooLong ? .left : .center,
                fill: painter.palette.label)
        }
    }
}
