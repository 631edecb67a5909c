import Foundation

/// The keyboard over a screen, as pictures show it.
package struct KeyboardPicture: Equatable, Codable, Sendable {
    /// The set of keys.
    package enum Keys: String, Codable, Sendable {
        /// Letters or digits.
        case letters, digits
        /// Letters, with the characters of addresses beside the space.
        case address
    }

    /// The set of keys.
    package let keys: Keys
    /// The title of the Return key; empty for digits.
    package let returnTitle: String
}

extension KeyboardPicture {
    /// Makes the picture of the keyboard of a window's first responder; `nil` if none is up.
    ///
    /// An alert or an open menu hides the keyboard of the screen below, as on a phone.
    init?(_ window: UIWindow) {
        guard window.isKeyboardUp, !window.isMenuOpen, window.inputHost?.parts.input == nil else { return nil }
        if let alert = window.topmostController, alert.isAlert, let view = window.firstResponder as? UIView {
            guard let box = alert.viewIfLoaded, view.isDescendant(of: box) else { return nil }
        }
        let field = window.firstResponder as? any KeyboardUser
        keys =
            switch field?.keyboardType ?? .default {
            case .default, .asciiCapable, .webSearch, .numbersAndPunctuation, .namePhonePad, .twitter: .letters
            case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .digits
            case .URL, .emailAddress: .address
            }
        returnTitle = keys == .digits ? "" : Self.title(of: field?.returnKeyType ?? .default)
    }

    var text: String { keys.rawValue + " " + returnTitle }

    private static func title(of type: UIReturnKeyType) -> String {
        switch type {
        case .default: "return"
        case .go: "go"
        case .next: "next"
        case .search: "search"
        case .send: "send"
        case .done: "done"
        case .continue: "continue"
        case .join: "join"
        case .google: "google"
        case .route: "route"
        case .yahoo: "yahoo"
        case .emergencyCall: "emergency call"
        }
    }
}

/// A responder that chooses its keyboard.
protocol KeyboardUser: UIResponder {
    var keyboardType: UIKeyboardType { get }
    var returnKeyType: UIReturnKeyType { get }
}

extension UITextField: KeyboardUser {}
extension UITextView: KeyboardUser {}

struct KeyboardDrawing {
    let picture: KeyboardPicture
    let palette: DrawingPalette
    let screen: CGRect
    let top: CGFloat
    /// The height of a row of keys, in points; smaller in landscape.
    private var rowHeight: CGFloat { screen.width > screen.height ? 38 : 54 }
    /// The height of the area below the keys, for the home gesture, in points.
    private var bottom: CGFloat { screen.width > screen.height ? 21 : 38 }
    private var width: CGFloat { min(screen.width, 812) - 6 }
    private var origin: CGPoint { CGPoint(x: screen.midX - width / 2, y: screen.maxY - bottom - 4 * rowHeight) }

    private var backdrop: DrawingPalette.Paint { .init(colour: palette.isDark ? 0x26262A : 0xD3D6DC, opacity: 1) }
    private var key: DrawingPalette.Paint { .init(colour: palette.isDark ? 0x6A6A6E : 0xFFFFFF, opacity: 1) }
    private var other: DrawingPalette.Paint { .init(colour: palette.isDark ? 0x46464A : 0xABB1BB, opacity: 1) }

    var text: String {
        var canvas = DrawingCanvas()
        canvas.rectangle(
            CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top), fill: backdrop)
        // The bar with suggestions is empty.
        for third in 1...2 {
            let x = origin.x + width * CGFloat(third) / 3
            canvas.rectangle(CGRect(x: x, y: top + 12, width: 1, height: origin.y - top - 24), radius: 0, fill: other)
        }
        if picture.keys == .digits { drawDigits(on: &canvas) } else { drawLetters(on: &canvas) }
        return canvas.text
    }

    /// The element of the Return key's title; empty if there is none.
    var returnKeyTitle: String {
        guard picture.keys != .digits else { return "" }
        var canvas = DrawingCanvas()
        canvas.write(
            picture.returnTitle, at: CGPoint(x: origin.x + width * 0.875, y: origin.y + 3 * rowHeight + middle),
            size: 16, anchor: "middle", fill: palette.label)
        return canvas.text
    }

    /// The baseline of a key's text below the top of its row, in points.
    private var middle: CGFloat { rowHeight / 2 + 2 }

    private func drawLetters(on canvas: inout DrawingCanvas) {
        let unit = width / 10
        for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
            var x = origin.x + (width - unit * CGFloat(letters.count)) / 2
            for letter in letters {
                draw(String(letter), row: row, x: x, width: unit, key, on: &canvas)
                x += unit
            }
        }
        draw("⇧", row: 2, x: origin.x, width: unit * 1.4, other, on: &canvas)
        draw("⌫", row: 2, x: origin.x + width - unit * 1.4, width: unit * 1.4, other, on: &canvas)
        draw("123", row: 3, x: origin.x, width: unit * 2.5, other, on: &canvas)
        let hasSigns = picture.keys == .address
        draw("space", row: 3, x: origin.x + unit * 2.5, width: unit * (hasSigns ? 3 : 5), key, on: &canvas)
        if hasSigns {
            draw("@", row: 3, x: origin.x + unit * 5.5, width: unit, key, on: &canvas)
            draw(".", row: 3, x: origin.x + unit * 6.5, width: unit, key, on: &canvas)
        }
        draw("", row: 3, x: origin.x + unit * 7.5, width: unit * 2.5, other, on: &canvas)
    }

    private func drawDigits(on canvas: inout DrawingCanvas) {
        let unit = width / 3
        for (index, sign) in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "⌫"].enumerated() where sign != "" {
            draw(sign, row: index / 3, x: origin.x + unit * CGFloat(index % 3), width: unit, key, on: &canvas)
        }
    }

    private func draw(
        _ sign: String, row: Int, x: CGFloat, width: CGFloat, _ fill: DrawingPalette.Paint,
        on canvas: inout DrawingCanvas
    ) {
        let top = origin.y + CGFloat(row) * rowHeight
        canvas.rectangle(
            CGRect(x: x + 3, y: top + 4, width: width - 6, height: rowHeight - 11), radius: 5, fill: fill)
        canvas.write(
            sign, at: CGPoint(x: x + width / 2, y: top + middle + (sign.count == 1 ? 2 : 0)),
            size: sign.count == 1 ? 22 : 16, anchor: "middle", fill: palette.label)
    }
}
