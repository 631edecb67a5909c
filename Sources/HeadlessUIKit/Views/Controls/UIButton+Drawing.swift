import Foundation

extension UIButton {
    /// Sets size and weight of symbols in a state, for images that do not set them.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        contentSizeMayHaveChanged()
    }

    /// Returns size and weight of symbols in a state, or else in the normal state; `nil` for the system's.
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state] ?? symbolConfigurations[.normal]
    }

    /// The current image, a symbol in the size and weight that the app prefers in the button.
    var shownImage: UIImage? {
        let preferred =
            configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
        return preferred.flatMap { currentImage?.preferring($0) } ?? currentImage
    }

    /// The side of the square for the image, in points: 24, or the size that a symbol is configured to have.
    var imageSide: CGFloat { shownImageSide ?? 24 }
    /// The same; `nil` if there is no image.
    var shownImageSide: CGFloat? { shownImage.map { $0.isSymbolImage ? $0.size.width : 24 } }

    func draw(_ configuration: Configuration, with painter: inout ScreenPainter, in rect: CGRect) {
        let radius = configuration.cornerRadius(atHeight: rect.height)
        if let color = fill(configuration) {
            painter.canvas.rectangle(rect, radius: radius, fill: painter.palette.paint(color))
        }
        let background = configuration.background
        if background.strokeWidth > 0 {
            painter.canvas.outline(
                rect, radius: radius, width: background.strokeWidth,
                stroke: painter.palette.paint(background.strokeColor ?? tintColor))
        }
        let paint = isEnabled ? painter.palette.paint(foreground(configuration)) : painter.palette.disabled
        let layout = layout(configuration)
        let frames = layout.frames(in: rect)
        if configuration.showsActivityIndicator {
            painter.paintSpinner(in: frames.image, size: 20, paint: paint)
        } else if let image = shownImage {
            painter.paintImage(image, in: frames.image, paint: paint)
        }
        painter.paintText(
            layout.title, font: configuration.titleFont, in: frames.title, of: self, most: configuration.titleLines,
            alignment: layout.alignment, fill: paint, style: configuration.titleStyle)
        painter.paintText(
            layout.subtitle, font: configuration.subtitleFont, in: frames.subtitle, of: self, most: 0,
            alignment: layout.alignment, fill: paint, style: configuration.subtitleStyle)
    }

    func drawTitleAndImage(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let isDimmed = !isEnabled && buttonType != .custom
        let fill = isDimmed ? palette.disabled : palette.paint(currentTitleColor)
        let title = shownTitle ?? ""
        if let image = currentBackgroundImage { painter.paintImage(image, in: rect, paint: palette.faint) }
        let rect = rect.inset(by: looks.contentInsets)
        if changesSelectionAsPrimaryAction, isSelected { painter.canvas.rectangle(rect, radius: 8, fill: palette.fill) }
        var room = rect
        if let image = shownImage {
            let side = min(imageSide, rect.height)
            let width = TextMetrics(font: plainFont, in: self).width(of: title)
            let whole = title.isEmpty ? side : side + 6 + width
            let x = max(rect.minX, contentHorizontalAlignment.start(of: whole, in: rect))
            let box = CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
            let moved = box.offsetBy(
                dx: (looks.imageInsets.left - looks.imageInsets.right) / 2,
                dy: (looks.imageInsets.top - looks.imageInsets.bottom) / 2)
            let tint: UIColor = buttonType == .custom ? tintColor : currentTitleColor
            painter.paintImage(image, in: moved, paint: isEnabled ? palette.paint(tint) : palette.disabled)
            room = CGRect(x: x + side + 6, y: rect.minY, width: max(rect.maxX - x - side - 6, 0), height: rect.height)
        }
        painter.paintText(
            title, font: plainFont, in: room.inset(by: looks.titleInsets), of: self, most: titleLines,
            alignment: currentImage == nil ? contentHorizontalAlignment.text : .left, fill: fill,
            style: isDimmed ? nil : titleStyle)
    }

    func drawMenuMark(with painter: inout ScreenPainter, in rect: CGRect) {
        let color = configuration.map(foreground) ?? currentTitleColor
        let paint = isEnabled ? painter.palette.paint(color) : painter.palette.disabled
        let x = rect.maxX - 10
        for sign in [-1.0, 1.0] as [CGFloat] {
            painter.canvas.line(
                [
                    CGPoint(x: x - 4, y: rect.midY + sign * 2), CGPoint(x: x, y: rect.midY + sign * 6),
                    CGPoint(x: x + 4, y: rect.midY + sign * 2),
                ], width: 1.5, stroke: paint)
        }
    }
}
