import Foundation
import StageRuntime

/// A screen as a drawing in SVG: equal screens give equal bytes.
///
/// It shows the frames, texts and controls of the view tree in a style of its own; it is no image of UIKit. The time in
/// the status bar is not part of it, so that it stays the same while time passes.
package struct ScreenPicture: Equatable, Codable, Sendable {
    /// The width in points.
    package let width: Int
    /// The height in points.
    package let height: Int
    /// Whether it shows the dark appearance.
    package let isDark: Bool
    /// The keyboard that is up, if one is.
    package let keyboard: KeyboardPicture?
    /// The elements of the drawing, without the `svg` element around them; all text escaped.
    ///
    /// Only gradients and clips have identifiers, each the hash of its definition, so that pictures may share a page.
    package let body: String

    /// Makes a picture from its parts, as read from a file.
    package init(width: Int, height: Int, isDark: Bool, keyboard: KeyboardPicture? = nil, body: String) {
        self.width = width
        self.height = height
        self.isDark = isDark
        self.keyboard = keyboard
        self.body = body
    }

    /// Draws a window as it is laid out now.
    ///
    /// - Parameter readable: returns a text with secrets replaced.
    package init(
        of window: UIView, in traits: UITraitCollection, readable: @escaping (_ text: String) -> String = { $0 }
    ) {
        window.layoutIfNeeded()
        window.drawIfNeeded()
        let size = window.bounds.size
        isDark = traits.userInterfaceStyle == .dark
        width = max(Int(saturating: size.width), 0)
        height = max(Int(saturating: size.height), 0)
        keyboard = window.window.flatMap(KeyboardPicture.init)
        var painter = ScreenPainter(palette: DrawingPalette(isDark: isDark), size: size)
        painter.canvas.readable = readable
        painter.paintRoot(window)
        body = painter.canvas.text
    }

    /// The key of the picture: 16 hexadecimal digits, equal for equal pictures.
    package var key: String {
        var hash = TraceHash()
        hash.combine(UInt64(truncatingIfNeeded: width) << 32 | UInt64(truncatingIfNeeded: height))
        hash.combine(isDark ? 1 : 0)
        if let keyboard { hash.combine(keyboard.text) }
        hash.combine(body)
        return hash.text
    }

    /// Whether the phone is on its side.
    package var isLandscape: Bool { width > height }
    /// The font of all texts: the system font of the viewer.
    package static let fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

    /// The picture as a separate file, in a phone with a time of day.
    package func document(at time: String) -> String {
        let frame = PhoneFrame(self)
        let width = DrawingCanvas.number(frame.outerSize.width)
        let height = DrawingCanvas.number(frame.outerSize.height)
        let root =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(frame.viewBox)\" width=\"\(width)\" "
            + "height=\"\(height)\" font-family=\"\(Self.fontFamily)\" \(DrawingCanvas.rootAttributes)>"
        return root + body + frame.keyboard + frame.edge + frame.returnName + frame.status(at: time) + "</svg>\n"
    }
}
