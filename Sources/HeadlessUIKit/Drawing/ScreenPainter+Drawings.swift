import Foundation

extension ScreenPainter {
    /// Returns the transform that maps one rectangle onto another; only a move if the first one is empty.
    static func transform(from old: CGRect, to new: CGRect) -> CGAffineTransform {
        let (x, y) = (old.width > 0 ? new.width / old.width : 1, old.height > 0 ? new.height / old.height : 1)
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: new.minX - old.minX * x, ty: new.minY - old.minY * y)
    }

    /// Draws a recorded drawing.
    ///
    /// - Parameters:
    ///   - drawing: the drawing.
    ///   - transform: from its coordinates to those of the picture.
    ///   - own: a paint instead of all its colours, with their opacities; `nil` for its colours.
    mutating func paint(
        _ drawing: RecordedDrawing, under transform: CGAffineTransform, in own: DrawingPalette.Paint? = nil
    ) {
        var open: [DrawnClip] = []
        for item in drawing.items {
            let shared = zip(open, item.clips).prefix { $0 == $1 }.count
            for _ in open[shared...] { canvas.endGroup() }
            for clip in item.clips[shared...] {
                canvas.clip(to: clip.outline, under: transform, isEvenOdd: clip.isEvenOdd)
            }
            open = item.clips
            paint(item.shape, under: transform, in: own)
        }
        for _ in open { canvas.endGroup() }
    }

    private mutating func paint(
        _ shape: RecordedDrawing.Shape, under transform: CGAffineTransform, in own: DrawingPalette.Paint?
    ) {
        func paint(_ color: UIColor) -> DrawingPalette.Paint {
            let paint = palette.paint(color)
            return own.map { DrawingPalette.Paint(colour: $0.colour, opacity: $0.opacity * paint.opacity) } ?? paint
        }
        switch shape {
        case .fill(let outline, let isEvenOdd, let color):
            canvas.path(outline, under: transform, fill: paint(color), isEvenOdd: isEvenOdd)
        case .stroke(let outline, let style, let color):
            canvas.path(outline, under: transform, stroke: paint(color), style: style)
        case .text(let lines, let inner, let color):
            let whole = inner.concatenating(transform)
            let isMoved = whole.a == 1 && whole.b == 0 && whole.c == 0 && whole.d == 1
            if !isMoved { canvas.group(transform: whole) }
            for line in lines {
                let point = isMoved ? line.point.applying(whole) : line.point
                canvas.write(line.text, at: point, size: line.size, isBold: line.isBold, fill: paint(color))
            }
            if !isMoved { canvas.endGroup() }
        case .image(let image, let rect, let inner, let opacity):
            if opacity < 1 { canvas.group(opacity: opacity) }
            let whole = inner.concatenating(transform)
            canvas.group(transform: whole)
            paintImage(image, in: rect, tint: .label)
            canvas.endGroup()
            if opacity < 1 { canvas.endGroup() }
        }
    }
}
