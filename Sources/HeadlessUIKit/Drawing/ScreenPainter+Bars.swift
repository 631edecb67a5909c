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
                // The title stands in the middle of the bar, unless a button is in its way.
                let side = max(box.minX - rect.minX, rect.maxX - box.maxX)
                let middle = rect.insetBy(dx: side, dy: 0)
                paintText(
                    title.text ?? "", font: .boldSystemFont(ofSize: 17), in: middle.width > 80 ? middle : box, of: bar,
                    alignment: .center, fill: palette.label)
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
        guard let box = alert.subviews.first else { return }
        let title = alert.accessibilityLabel ?? ""
        let font = UIFont.preferredFont(forTextStyle: .headline)
        let metrics = TextMetrics(font: font, in: alert)
        let rect = box.placement.offsetBy(dx: point.x, dy: point.y)
        let lines = TextLines(metrics: metrics).lines(of: title, width: rect.width - 32, most: 3)
        let head = lines.isEmpty ? 14 : CGFloat(lines.count) * metrics.lineHeight + 22
        canvas.rectangle(
            CGRect(x: rect.minX, y: rect.minY - head, width: rect.width, height: rect.height + head + 6), radius: 14,
            fill: palette.raised)
        paintText(
            title, font: font,
            in: CGRect(x: rect.minX + 16, y: rect.minY - head + 8, width: rect.width - 32, height: head - 8), of: alert,
            most: 3, alignment: .center, fill: palette.label)
        clipped(to: rect) { $0.paintAlertBox(box, in: rect) }
    }

    /// Draws the message, fields and buttons of an alert, as far as its box shows them.
    private mutating func paintAlertBox(_ box: UIView, in rect: CGRect) {
        for view in box.subviews where view.isOnDisplay {
            let place = view.placement.offsetBy(dx: rect.minX, dy: rect.minY - box.boundsOrigin.y)
            if let label = view as? UILabel {
                paintText(
                    label.text ?? "", font: .preferredFont(forTextStyle: .footnote), in: place.insetBy(dx: 16, dy: 0),
                    of: label, most: 0, alignment: .center, fill: palette.label)
                continue
            }
            if view is UIButton {
                canvas.rectangle(
                    CGRect(x: rect.minX, y: place.minY, width: rect.width, height: 0.5), fill: palette.separator)
            }
            paint(view, at: place.origin)
        }
    }
}
