import Foundation

extension ScreenPainter {
    /// Draws a button: its image, its title, and a mark where it opens a menu.
    mutating func paintButton(_ button: UIButton, in rect: CGRect) {
        let fill =
            button.isEnabled
            ? palette.paint(button.titleColor ?? button.tintColor) : palette.disabled
        let title = button.currentTitle ?? ""
        var room = rect
        if let image = button.currentImage {
            let side = min(24, rect.height)
            let width = TextMetrics(font: button.font, in: button).width(of: title)
            let x = title.isEmpty ? rect.midX - side / 2 : max(rect.minX, rect.midX - (side + 6 + width) / 2)
            paintImage(image, in: CGRect(x: x, y: rect.midY - side / 2, width: side, height: side), paint: fill)
            room = CGRect(x: x + side + 6, y: rect.minY, width: max(rect.maxX - x - side - 6, 0), height: rect.height)
        }
        let alignment: NSTextAlignment = button.currentImage == nil ? .center : .left
        paintText(
            title, font: button.font, in: room, of: button, most: button.titleLines, alignment: alignment, fill: fill)
        guard button.elementRole == .menu else { return }
        let x = rect.maxX - 10
        for sign in [-1.0, 1.0] as [CGFloat] {
            canvas.line(
                [
                    CGPoint(x: x - 4, y: rect.midY + sign * 2), CGPoint(x: x, y: rect.midY + sign * 6),
                    CGPoint(x: x + 4, y: rect.midY + sign * 2),
                ], width: 1.5, stroke: fill)
        }
    }

    /// Draws a switch, on or off.
    mutating func paintSwitch(_ control: UISwitch, in rect: CGRect) {
        let box = CGRect(x: rect.minX, y: rect.midY - 15.5, width: min(51, max(rect.width, 31)), height: 31)
        if !control.isEnabled { canvas.group(opacity: 0.5) }
        canvas.rectangle(box, radius: 15.5, fill: control.isOn ? palette.paint(.systemGreen) : palette.fill)
        let x = control.isOn ? box.maxX - 15.5 : box.minX + 15.5
        canvas.circle(CGPoint(x: x, y: box.midY), radius: 13.5, fill: palette.paint(.white))
        if !control.isEnabled { canvas.endGroup() }
    }

    /// Draws segments on their track, the selected one raised.
    mutating func paintSegments(_ control: UISegmentedControl, in rect: CGRect) {
        let edges = withinMargins(rect)
        canvas.rectangle(edges, radius: 8, fill: palette.fill)
        for segment in control.subviews {
            guard let segment = segment as? UISegment else { continue }
            let box = segment.placement.offsetBy(dx: rect.minX, dy: rect.minY).intersection(edges)
            if segment.isSelected { canvas.rectangle(box.insetBy(dx: 2, dy: 2), radius: 6, fill: palette.knob) }
            let isUsable = segment.isEnabled && control.isEnabled
            paintText(
                segment.title ?? "", font: UISegment.font, in: box.insetBy(dx: 4, dy: 0),
                of: segment, alignment: .center, fill: isUsable ? palette.label : palette.disabled)
        }
    }

    /// Draws a slider with its knob where its value is.
    mutating func paintSlider(_ slider: UISlider, in rect: CGRect) {
        let rect = withinMargins(rect)
        let range = slider.maximumValue - slider.minimumValue
        let part = range > 0 && range.isFinite ? CGFloat((slider.value - slider.minimumValue) / range) : 0
        let x = rect.minX + 14 + part * max(rect.width - 28, 0)
        let track = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
        canvas.rectangle(track, radius: 2, fill: palette.fill)
        let done = CGRect(x: rect.minX, y: rect.midY - 2, width: x - rect.minX, height: 4)
        canvas.rectangle(done, radius: 2, fill: palette.paint(slider.tintColor))
        canvas.circle(
            CGPoint(x: x, y: rect.midY), radius: 13, fill: palette.paint(.white), stroke: palette.separator)
    }

    /// Draws a wheel: the selected item in the middle, its neighbours above and below.
    mutating func paintPicker(_ picker: UIPickerView, in rect: CGRect) {
        let titles = picker.titles
        let selected = max(picker.selectedRow(inComponent: 0), 0)
        let band = CGRect(x: rect.minX + 8, y: rect.midY - 18, width: max(rect.width - 16, 0), height: 36)
        canvas.rectangle(band, radius: 8, fill: palette.fill)
        for step in -2...2 where titles.indices.contains(selected + step) {
            paintText(
                titles[selected + step], font: .systemFont(ofSize: step == 0 ? 20 : 18),
                in: band.offsetBy(dx: 0, dy: CGFloat(step) * 36), of: picker, alignment: .center,
                fill: step == 0 ? palette.label : palette.faint)
        }
    }

    /// Draws a wheel that turns.
    mutating func paintSpinner(_ spinner: UIActivityIndicatorView, in rect: CGRect) {
        let size: CGFloat = spinner.style == .large ? 37 : 20
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        // Eight spokes, the sine and cosine of 45 degrees written out so that every machine draws the same.
        let diagonal = 0.707
        let directions = [
            (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
            (-diagonal, -diagonal),
        ]
        for (index, direction) in directions.enumerated() {
            let x = CGFloat(direction.0)
            let y = CGFloat(direction.1)
            let paint = DrawingPalette.Paint(colour: palette.faint.colour, opacity: 0.2 + 0.1 * CGFloat(index))
            canvas.line(
                [
                    CGPoint(x: middle.x + x * size * 0.24, y: middle.y + y * size * 0.24),
                    CGPoint(x: middle.x + x * size * 0.46, y: middle.y + y * size * 0.46),
                ], width: size * 0.1, stroke: paint)
        }
    }
}
