import Foundation
import StageRuntime

extension ScreenPainter {
    mutating func paintImage(_ image: UIImage?, in rect: CGRect, tint: UIColor) {
        guard let image, !image.isEmpty else { return }
        if let drawing = image.drawing {
            let color = image.renderingMode == .alwaysTemplate ? tint : image.ownColor
            let transform = Self.transform(from: drawing.bounds, to: rect)
            return paint(drawing.content, under: transform, in: color.map(palette.paint))
        }
        let isTinted = image.isSymbolImage || image.renderingMode == .alwaysTemplate
        paintImage(image, in: rect, paint: isTinted ? palette.paint(tint) : palette.paint(Self.color(of: image)))
    }

    /// The colours of images, chosen by name, so that different images mostly differ.
    private static let colors: [UIColor] = [
        .systemBlue, .systemBrown, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemTeal,
    ]

    private static func color(of image: UIImage) -> UIColor {
        var hash = TraceHash()
        hash.combine(image.name)
        return colors[Int(hash.value % UInt64(colors.count))]
    }

    /// The first letters of the words of a name, at most three: `sf` of `star.fill`.
    private static func initials(of name: String) -> String {
        String(name.split { !$0.isLetter && !$0.isNumber }.prefix(3).compactMap(\.first))
    }

    /// Draws one of a few symbols, or a frame with the image's name, or with its initials if there is little room.
    ///
    /// An image's own colour replaces the paint.
    mutating func paintImage(_ image: UIImage, in rect: CGRect, paint: DrawingPalette.Paint) {
        if image.drawing != nil { return paintImage(image, in: rect, tint: .label) }
        if image.isEmpty { return }
        let paint = image.ownColor.map(palette.paint) ?? paint
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        if image.isSymbolImage, let lines = Self.strokes[image.name] {
            let strokes = image.symbolConfiguration?.values.weight.strokes ?? 1
            for line in lines {
                let points = line.map { CGPoint(x: box.minX + $0.0 * side, y: box.minY + $0.1 * side) }
                canvas.line(points, width: max(side / 12, 1.5) * strokes, stroke: paint)
            }
            return
        }
        guard rect.width >= 60, rect.height >= 40 else {
            canvas.rectangle(
                box.insetBy(dx: side / 8, dy: side / 8), radius: side / 6, fill: palette.paint(.clear), stroke: paint)
            canvas.write(
                Self.initials(of: image.name), at: CGPoint(x: box.midX, y: box.midY + side / 8), size: side / 3,
                anchor: "middle", fill: paint)
            return
        }
        canvas.rectangle(rect, radius: 8, fill: palette.fill)
        canvas.line(
            [
                CGPoint(x: rect.midX - 22, y: rect.midY + 8), CGPoint(x: rect.midX - 8, y: rect.midY - 10),
                CGPoint(x: rect.midX + 3, y: rect.midY + 2), CGPoint(x: rect.midX + 10, y: rect.midY - 5),
                CGPoint(x: rect.midX + 22, y: rect.midY + 8),
            ], width: 2, stroke: paint)
        let line = TextLines(metrics: TextMetrics(size: 11)).lines(of: image.name, width: rect.width - 8, most: 1)
        canvas.write(
            line.first ?? "", at: CGPoint(x: rect.midX, y: min(rect.midY + 26, rect.maxY - 4)), size: 11,
            anchor: "middle", fill: palette.faint)
    }

    /// The drawn symbols, as lines in a square of side 1.
    private static var strokes: [String: [[(CGFloat, CGFloat)]]] {
        [
            "plus": [[(0.5, 0.15), (0.5, 0.85)], [(0.15, 0.5), (0.85, 0.5)]],
            "minus": [[(0.15, 0.5), (0.85, 0.5)]],
            "xmark": [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]],
            "checkmark": [[(0.15, 0.55), (0.4, 0.8), (0.85, 0.2)]],
            "chevron.right": [[(0.35, 0.15), (0.7, 0.5), (0.35, 0.85)]],
            "chevron.left": [[(0.65, 0.15), (0.3, 0.5), (0.65, 0.85)]],
            "chevron.up": [[(0.15, 0.65), (0.5, 0.3), (0.85, 0.65)]],
            "chevron.down": [[(0.15, 0.35), (0.5, 0.7), (0.85, 0.35)]],
            "arrow.up.left": [[(0.2, 0.65), (0.2, 0.2), (0.65, 0.2)], [(0.2, 0.2), (0.8, 0.8)]],
            "line.3.horizontal": [
                [(0.15, 0.25), (0.85, 0.25)], [(0.15, 0.5), (0.85, 0.5)], [(0.15, 0.75), (0.85, 0.75)],
            ],
        ]
    }
}
