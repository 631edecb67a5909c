import Foundation

/// Draws a view tree, back to front.
struct ScreenPainter {
    var canvas = DrawingCanvas()
    private(set) var palette: DrawingPalette
    let screen: CGRect
    /// The visible part of the picture at this point of the tree.
    private var visible: CGRect

    init(palette: DrawingPalette, size: CGSize) {
        self.palette = palette
        screen = CGRect(origin: .zero, size: size)
        visible = screen
    }

    /// Draws a root view as the whole picture; without a background it is black, as on a phone.
    mutating func paintRoot(_ root: UIView) {
        canvas.rectangle(screen, fill: palette.paint(root.backgroundColor ?? .black))
        paintContents(of: root, in: screen)
    }

    /// Draws a view with all its contents; the point is its top left corner in the picture.
    mutating func paint(_ view: UIView, at point: CGPoint) {
        guard view.isOnDisplay else { return }
        let rect = CGRect(origin: point, size: view.placement.size)
        if let transform = view.extras?.transform {
            paint(view, in: rect, transform.around(CGPoint(x: rect.midX, y: rect.midY)))
        } else {
            paint(view, in: rect)
        }
    }

    /// Draws a view with its transform; nothing if that shrinks it to nothing.
    private mutating func paint(_ view: UIView, in rect: CGRect, _ transform: CGAffineTransform) {
        let inverse = transform.inverted()
        guard transform.concatenating(inverse) != transform else { return }
        let before = visible
        visible = visible.applying(inverse)
        canvas.group(transform: transform)
        paint(view, in: rect)
        canvas.endGroup()
        visible = before
    }

    private mutating func paint(_ view: UIView, in rect: CGRect) {
        guard rect.isEmpty || rect.intersects(visible) else { return }
        let outer = palette
        if let style = view.declaredStyle { palette = DrawingPalette(isDark: style == .dark) }
        defer { palette = outer }
        let opacity = view.isFading ? max(view.alpha, 0.4) : view.alpha
        if opacity < 1 { canvas.group(opacity: opacity) }
        let layer = view.extras?.layer
        let isMasked = layer.map { beginMask(of: $0, at: rect.origin) } ?? false
        let mask = view.extras?.mask
        if let mask { beginMask(mask.layer, at: rect.origin, of: view.boundsOrigin) }
        if let layer, layer.borderWidth > 0 {
            paintBackground(in: rect, layer, view.backgroundColor ?? .systemBackground)
        } else if let colour = view.backgroundColor {
            let radius = layer?.cornerRadius ?? 0
            canvas.rectangle(rect, radius: radius, fill: palette.paint(colour))
        }
        if layer?.masksToBounds == true {
            clipped(to: rect) { $0.paintContents(of: view, in: rect) }
        } else {
            paintContents(of: view, in: rect)
        }
        if mask != nil { canvas.endGroup() }
        if isMasked { canvas.endGroup() }
        if opacity < 1 { canvas.endGroup() }
    }

    /// Draws the border as a filled shape, and the background within it.
    mutating func paintBackground(in rect: CGRect, _ layer: CALayer, _ color: UIColor) {
        canvas.rectangle(rect, radius: layer.cornerRadius, fill: palette.paint(layer.paintedBorder))
        let inner = rect.insetBy(dx: layer.borderWidth, dy: layer.borderWidth)
        guard inner.width > 0, inner.height > 0 else { return }
        canvas.rectangle(
            inner, radius: max(layer.cornerRadius - layer.borderWidth, 0), fill: palette.paint(color))
    }

    /// Draws a view's layer above its background, then the view's contents.
    private mutating func paintContents(of view: UIView, in rect: CGRect) {
        guard let layer = view.extras?.layer else { return view.draw(with: &self, in: rect) }
        let isRounded = layer.masksToBounds && layer.cornerRadius > 0 && layer.drawsContents
        if isRounded { beginClip(to: rect, radius: layer.cornerRadius) }
        paintContents(of: layer, with: view.contentMode, in: rect)
        view.draw(with: &self, in: rect)
        if isRounded { canvas.endGroup() }
    }

    mutating func paintSubviews(of view: UIView, in rect: CGRect) {
        let added = view.extras?.layer?.added ?? []
        let origin = CGPoint(x: rect.minX - view.boundsOrigin.x, y: rect.minY - view.boundsOrigin.y)
        for subview in view.subviews {
            let offset = subview.placement.origin
            paint(subview, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y))
            if !added.isEmpty { paint(added.filter { $0.base === subview }, at: origin) }
        }
    }

    mutating func clipped(to rect: CGRect, _ content: (inout ScreenPainter) -> Void) {
        let before = visible
        visible = visible.intersection(rect)
        canvas.clip(to: rect)
        content(&self)
        canvas.endClip()
        visible = before
    }

    /// Draws a sheet or a popover over the views behind it.
    mutating func paintSheet(_ view: UIView, of controller: UIViewController) {
        let rect = view.placement
        let sheet = controller.shownSheet
        let covers = view.superview.flatMap { sheet?.covers($0) } ?? false
        let dims = view.superview.flatMap { sheet?.dims(in: $0) } ?? true
        if dims, !covers { canvas.rectangle(screen, fill: palette.dim) }
        let outer = palette
        if let style = view.declaredStyle { palette = DrawingPalette(isDark: style == .dark) }
        defer { palette = outer }
        let popover = controller.shownPopover
        // In dark appearance, the system's background is lighter in a sheet than on the screen.
        let own = popover?.backgroundColor ?? view.backgroundColor
        let colour = own.flatMap { $0 == .systemBackground ? nil : palette.paint($0) } ?? palette.raised
        if popover != nil {
            canvas.rectangle(rect, radius: 13, fill: colour)
            return clipped(to: rect) { $0.paintContents(of: view, in: rect) }
        }
        canvas.rectangle(
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 12),
            radius: covers ? 0 : sheet?.preferredCornerRadius ?? 12, fill: colour)
        paintContents(of: view, in: rect)
        guard sheet?.prefersGrabberVisible == true, !covers else { return }
        canvas.rectangle(
            CGRect(x: rect.midX - 18, y: rect.minY + 5, width: 36, height: 5), radius: 2.5, fill: palette.disabled)
    }
}

extension ScreenPainter {
    mutating func paintKnob(at center: CGPoint, radius: CGFloat, color: UIColor? = nil) {
        canvas.circle(CGPoint(x: center.x, y: center.y + 1.5), radius: radius + 0.5, fill: palette.shadow)
        canvas.circle(center, radius: radius, fill: palette.paint(color ?? .white))
    }

    /// Draws the band under the chosen items of a picker's wheels; returns its rectangle.
    mutating func paintPickerBand(in rect: CGRect) -> CGRect {
        let band = CGRect(x: rect.minX + 8, y: rect.midY - 18, width: max(rect.width - 16, 0), height: 36)
        canvas.rectangle(band, radius: 8, fill: palette.fill)
        return band
    }

    /// Draws text in a rectangle, vertically centred.
    mutating func paintText(
        _ text: String, font: UIFont, in rect: CGRect, of view: UIView, most: Int = 1,
        alignment: NSTextAlignment = .natural, fill: DrawingPalette.Paint, caret: DrawingPalette.Paint? = nil,
        style: StyledText? = nil, leastScale: CGFloat = 1
    ) {
        let metrics = TextMetrics(font: font, in: view).scaled(toFit: text, width: rect.width, least: leastScale)
            .placed(by: style)
        let readable = canvas.readable(text)
        let lines = TextLines(metrics: metrics).lines(of: readable, width: rect.width, most: most)
        // A text with hidden characters is drawn without its attributes.
        let pieces = readable == text ? style?.pieces(ofLines: lines) : nil
        var top = rect.midY - metrics.height(ofLines: lines.count) / 2
        if top < rect.minY { top = rect.minY }
        let start = (style?.paragraph?.alignment ?? alignment).start(in: rect)
        for (index, line) in (lines.isEmpty && caret != nil ? [""] : lines).enumerated() {
            guard top + metrics.lineHeight <= rect.maxY + 1 || line == lines.first else { return }
            paintLine(
                line, from: start, top: top, metrics, of: view, isBold: font.isBold, fill: fill, caret: caret,
                pieces: pieces?[index] ?? [])
            top += metrics.lineHeight + metrics.lineSpacing
        }
    }

    mutating func paintLine(
        _ line: String, from start: (x: CGFloat, anchor: String), top: CGFloat, _ metrics: TextMetrics,
        of view: UIView, isBold: Bool, fill: DrawingPalette.Paint, caret: DrawingPalette.Paint?,
        pieces: [StyledText.Piece]
    ) {
        let baseline = metrics.baseline(ofLineAt: top)
        canvas.write(
            line, at: CGPoint(x: start.x, y: baseline), size: metrics.size, isBold: isBold, anchor: start.anchor,
            fill: fill, caret: caret, pieces: pieces.map { textPiece($0, of: view, metrics) })
        guard pieces.contains(where: { $0.attachment != nil }) else { return }
        let rest = metrics.width(of: line)
        var left = start.x - (start.anchor == "start" ? 0 : start.anchor == "end" ? rest : rest / 2)
        for piece in pieces {
            if let attachment = piece.attachment {
                let size = attachment.size
                let rect = CGRect(
                    x: left + attachment.bounds.minX, y: baseline - attachment.bounds.minY - size.height,
                    width: size.width, height: size.height)
                paintImage(attachment.image, in: rect, tint: piece.color ?? view.tintColor)
            }
            left += metrics.width(of: piece.text)
        }
    }

    /// Returns a piece for SVG; spaces leave room for an attachment.
    private func textPiece(
        _ piece: StyledText.Piece, of view: UIView, _ metrics: TextMetrics
    ) -> DrawingCanvas.TextPiece {
        let lines = (piece.isUnderlined ? ["underline"] : []) + (piece.isStruckThrough ? ["line-through"] : [])
        let room = String(repeating: "\u{2002}", count: metrics.attachmentHalves * piece.text.count)
        return DrawingCanvas.TextPiece(
            text: piece.attachment == nil ? piece.text : room,
            size: piece.font.map { TextMetrics(font: $0, in: view).size },
            isBold: piece.font?.isBold, fill: piece.color.map(palette.paint),
            decoration: lines.isEmpty ? nil : lines.joined(separator: " "))
    }

    /// Draws the magnifying glass of a search field.
    mutating func paintGlass(at point: CGPoint) {
        canvas.circle(
            CGPoint(x: point.x - 1, y: point.y - 1), radius: 5, fill: palette.paint(.clear), stroke: palette.faint)
        canvas.line(
            [CGPoint(x: point.x + 3, y: point.y + 3), CGPoint(x: point.x + 7, y: point.y + 7)], width: 1.5,
            stroke: palette.faint)
    }
}

extension NSTextAlignment {
    /// Returns where lines of text in a rectangle are written, and the SVG anchor of that point.
    func start(in rect: CGRect) -> (x: CGFloat, anchor: String) {
        switch self {
        case .left, .natural, .justified: (rect.minX, "start")
        case .center: (rect.midX, "middle")
        case .right: (rect.maxX, "end")
        }
    }
}
