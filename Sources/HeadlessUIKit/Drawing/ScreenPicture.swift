import Foundation
import StageRuntime

/// A screen as a drawing in SVG: equal screens give equal bytes.
///
/// It shows what the view tree says, frames, texts and controls, as a phone would, in a style of its own; it is no
/// image of UIKit. The time in the status bar is not part of it, so that a screen stays the same while time passes.
package struct ScreenPicture: Equatable, Codable, Sendable {
    /// The width in points.
    package let width: Int
    /// The height in points.
    package let height: Int
    /// Whether it shows the dark appearance.
    package let isDark: Bool
    /// The keyboard that is up, if one is.
    package let keyboard: KeyboardPicture?
    /// The elements of the drawing, without the `svg` element around them; no identifiers, all text escaped.
    package let body: String

    /// Makes a picture that was read.
    package init(width: Int, height: Int, isDark: Bool, keyboard: KeyboardPicture? = nil, body: String) {
        self.width = width
        self.height = height
        self.isDark = isDark
        self.keyboard = keyboard
        self.body = body
    }

    /// Draws a window as it is laid out now.
    ///
    /// - Parameter readable: returns a text as all may read it.
    package init(
        of window: UIView, in traits: UITraitCollection, readable: @escaping (_ text: String) -> String = { $0 }
    ) {
        window.layoutIfNeeded()
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

    /// What tells it from others: 16 hexadecimal digits, equal for equal pictures.
    package var key: String {
        var hash = TraceHash()
        hash.combine(UInt64(truncatingIfNeeded: width) << 32 | UInt64(truncatingIfNeeded: height))
        hash.combine(isDark ? 1 : 0)
        if let keyboard { hash.combine(keyboard.text) }
        hash.combine(body)
        return hash.text
    }

    /// Whether the device lies on its side.
    package var isLandscape: Bool { width > height }

    /// The font of all texts, the system's wherever the picture is looked at.
    package static let fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

    /// The picture as a file of its own, on a phone that shows a time of day.
    package func document(at time: String) -> String {
        let frame = PhoneFrame(self)
        let (width, height) = (frame.outerSize.width, frame.outerSize.height)
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(frame.viewBox)\" width=\""
            + DrawingCanvas.number(width) + "\" height=\"" + DrawingCanvas.number(height)
            + "\" font-family=\"\(Self.fontFamily)\" "
            + DrawingCanvas.rootAttributes + ">" + body + frame.keyboard + frame.edge + frame.returnName
            + frame.status(at: time)
            + "</svg>\n"
    }
}
