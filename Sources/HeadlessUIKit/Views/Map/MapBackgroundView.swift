package import Foundation

/// The ground of a map, drawn as land with a few roads; it accepts no touches and is no element.
package final class MapBackgroundView: UIView {
    /// Makes a ground without a size.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Unavailable: there are no archives on a stage.
    @available(*, unavailable)
    package required init?(coder: NSCoder) { return nil }

    override var showsPicture: Bool { true }
    override var letsTouchesThrough: Bool { true }
    override func makeViewCopy() -> ViewCopy { ViewCopy(keepingFramesIn: self) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.clipped(to: rect) { painter in
            painter.canvas.rectangle(rect, fill: painter.palette.land)
            paintGround(with: &painter, in: rect)
            super.draw(with: &painter, in: rect)
        }
    }

    /// Draws a park, water and streets, the same everywhere: there is no map data on a stage.
    private func paintGround(with painter: inout ScreenPainter, in rect: CGRect) {
        let (width, height) = (rect.width, rect.height)
        let point = { (x: CGFloat, y: CGFloat) in CGPoint(x: rect.minX + width * x, y: rect.minY + height * y) }
        let park = CGRect(origin: point(0.06, 0.4), size: CGSize(width: width * 0.2, height: height * 0.2))
        painter.canvas.rectangle(park, radius: 14, fill: painter.palette.park)
        painter.canvas.line(
            [point(0.8, -0.1), point(0.86, 0.14), point(1.1, 0.3)], width: height * 0.14, stroke: painter.palette.water)
        for part in [0.1, 0.45, 0.55, 0.9] as [CGFloat] {
            painter.canvas.line([point(0, part), point(1, part - 0.1)], width: 2.5, stroke: painter.palette.road)
            painter.canvas.line([point(part, 0), point(part + 0.07, 1)], width: 2.5, stroke: painter.palette.road)
        }
        for part in [0.28, 0.71] as [CGFloat] {
            painter.canvas.line([point(0, part), point(1, part - 0.12)], width: 7, stroke: painter.palette.road)
            painter.canvas.line([point(part, 0), point(part + 0.09, 1)], width: 7, stroke: painter.palette.road)
        }
    }
}

/// A pin on a map with its title, which is an element.
package final class MapPin: UIView {
    private let title: String

    /// Makes a pin.
    package init(title: String, value: String) {
        self.title = title
        super.init(frame: .zero)
        isAccessibilityElement = true
        isUserInteractionEnabled = false
        accessibilityLabel = title
        accessibilityValue = value
    }

    /// Unavailable: there are no archives on a stage.
    @available(*, unavailable)
    package required init?(coder: NSCoder) { return nil }

    override var letsTouchesThrough: Bool { true }
    override var showsSystemText: Bool { true }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let red = palette.paint(.systemRed)
        painter.canvas.line(
            [CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.maxY - 16)], width: 2, stroke: red)
        let head = CGPoint(x: rect.midX, y: rect.maxY - 24)
        painter.canvas.circle(head, radius: 10, fill: red)
        painter.canvas.circle(head, radius: 3.5, fill: palette.paint(.white))
        painter.canvas.write(
            title, at: CGPoint(x: rect.midX, y: rect.maxY + 16), size: 13, isBold: true, anchor: "middle",
            fill: palette.label)
    }
}
