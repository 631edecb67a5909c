import Foundation

/// The phone around the picture of a window: its rim, the marks of the system, and the keyboard.
///
/// It is not part of a picture, so that many pictures can share it.
package struct PhoneFrame {
    /// The size of the window, in points.
    private let size: CGSize
    private let palette: DrawingPalette
    private let keyboardPicture: KeyboardPicture?
    /// The width of the rim, in points.
    private static let edgeWidth: CGFloat = 13
    /// The radius of the screen's corners; the rim covers the corners of the drawing up to 2.4 times its width.
    private static let radius: CGFloat = 30

    /// Makes the frame of a picture.
    package init(_ picture: ScreenPicture) {
        size = CGSize(width: picture.width, height: picture.height)
        palette = DrawingPalette(isDark: picture.isDark)
        keyboardPicture = picture.keyboard
    }

    /// The name of the frame, in lower-case letters, digits and hyphens; frames of one name are equal.
    package var name: String {
        let keys = keyboardPicture.map { "-" + $0.keys.rawValue } ?? ""
        return "\(Int(saturating: size.width))-\(Int(saturating: size.height))\(palette.isDark ? "-dark" : "")\(keys)"
    }

    private var isLandscape: Bool { size.width > size.height }
    /// The model with such a screen; `nil` for another size, for which no marks of the system are drawn.
    private var model: DeviceModel? { DeviceModel.withScreen(size) }
    /// The height of the status bar, in points; 0 if none shows.
    private var statusBar: CGFloat { model?.safeArea(isPortrait: !isLandscape).top ?? 0 }
    private var screen: CGRect { CGRect(origin: .zero, size: size) }
    private var outer: CGRect { screen.insetBy(dx: -Self.edgeWidth, dy: -Self.edgeWidth) }

    /// The elements of the rim, the camera, the marks of the status bar and the bar for the home gesture.
    package var edge: String {
        var canvas = DrawingCanvas()
        let rim = Self.edgeWidth
        let half = rim / 2
        let metal = DrawingPalette.Paint(colour: 0x17171A, opacity: 1)
        canvas.outline(
            screen.insetBy(dx: -half, dy: -half), radius: Self.radius + half, width: rim, stroke: metal)
        canvas.outline(
            outer.insetBy(dx: 0.7, dy: 0.7), radius: Self.radius + rim, width: 1.4,
            stroke: DrawingPalette.Paint(colour: 0x55555C, opacity: 1))
        if let model, model.hasHomeIndicator {
            let home = CGRect(x: screen.midX - 66, y: screen.maxY - 12, width: 132, height: 5)
            canvas.rectangle(home, radius: 2.5, fill: palette.label)
            let camera =
                model.isPad
                ? nil
                : isLandscape
                    ? CGPoint(x: 20, y: screen.midY) : CGPoint(x: screen.midX, y: statusBar / 2 - 2)
            if let camera { canvas.circle(camera, radius: 7, fill: metal) }
        }
        guard statusBar > 0 else { return canvas.text }
        let right = screen.maxX - 22
        let base = statusBase
        for (index, height) in [4.0, 6.5, 9, 11.5].enumerated() {
            let x = right - 52 + CGFloat(index) * 4.5
            canvas.rectangle(
                CGRect(x: x, y: base - CGFloat(height), width: 3, height: CGFloat(height)), radius: 1,
                fill: palette.label)
        }
        let battery = CGRect(x: right - 26, y: base - 11.5, width: 23, height: 11.5)
        canvas.outline(battery, radius: 3.5, width: 1, stroke: palette.faint)
        canvas.rectangle(battery.insetBy(dx: 2, dy: 2), radius: 2, fill: palette.label)
        canvas.rectangle(CGRect(x: right - 2, y: base - 7.5, width: 1.5, height: 4), radius: 0.7, fill: palette.faint)
        return canvas.text
    }

    var outerSize: CGSize { outer.size }
    /// The baseline of the marks of the status bar.
    private var statusBase: CGFloat { statusBar > 24 ? statusBar - 20 : statusBar - 5 }

    /// Returns the element of a time of day in the status bar; empty if no bar shows.
    package func status(at time: String) -> String {
        guard statusBar > 0 else { return "" }
        var canvas = DrawingCanvas()
        canvas.write(
            time, at: CGPoint(x: 56, y: statusBase), size: statusBar > 24 ? 16 : 12, isBold: true, anchor: "middle",
            fill: palette.label)
        return canvas.text
    }

    /// The element of the Return key's title, which may differ in frames of one name; empty if there is none.
    package var returnName: String { keyboardDrawing?.returnKeyTitle ?? "" }

    /// The phone with its rim, as SVG's `viewBox`.
    package var viewBox: String {
        [outer.minX, outer.minY, outer.width, outer.height].map(DrawingCanvas.number).joined(separator: " ")
    }

    /// The elements of the keyboard; empty if none is up.
    package var keyboard: String { keyboardDrawing?.text ?? "" }

    private var keyboardDrawing: KeyboardDrawing? {
        keyboardPicture.map {
            KeyboardDrawing(
                picture: $0, palette: palette, screen: screen, top: size.height - UIWindow.keyboardHeight(in: size))
        }
    }
}
