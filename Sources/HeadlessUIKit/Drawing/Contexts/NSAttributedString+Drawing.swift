public import Foundation
import StageRuntime

extension NSAttributedString {
    /// Draws the text on one line a paragraph, its top left corner at a point; without effect outside of drawing.
    ///
    /// It has its largest font and its first colour, or else 12 points and black.
    public func draw(at point: CGPoint) {
        write(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)), isBroken: false)
    }

    /// Draws the text broken into lines, as far as whole lines fit into a rectangle; without effect outside of drawing.
    ///
    /// It has its largest font and its first colour, or else 12 points and black.
    public func draw(in rect: CGRect) { write(in: rect, isBroken: true) }

    private func write(in rect: CGRect, isBroken: Bool) {
        guard length > 0, let context = CGContext.current else { return }
        let style = StyledText(self)
        let font = style.largestFont ?? .systemFont(ofSize: 12)
        let traits = Stage.running == nil ? UITraitCollection.phone : .current
        let metrics = TextMetrics(size: font.size(at: traits.preferredContentSizeCategory))
        let room = isBroken ? rect.width : .infinity
        var top = rect.minY
        var lines: [DrawnLine] = []
        for line in TextLines(metrics: metrics).lines(of: string, width: room, most: 0) {
            guard !isBroken || top + metrics.lineHeight <= rect.maxY + 1 else { break }
            let baseline = CGPoint(x: rect.minX, y: top + metrics.baselines().first)
            lines.append(DrawnLine(text: line, point: baseline, size: metrics.size, isBold: font.isBold))
            top += metrics.lineHeight
        }
        context.write(lines, color: style.firstColor ?? .black)
    }
}

extension NSString {
    /// Draws the text on one line a paragraph, its top left corner at a point; without effect outside of drawing.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
    }

    /// Draws the text broken into lines, as far as whole lines fit into a rectangle; without effect outside of drawing.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
    }
}
