import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct DrawingCanvasTests {
    @Test(
        arguments: [
            (0, "0"), (12, "12"), (-3, "-3"), (1.5, "1.5"), (2.25, "2.3"), (0.07, "0.1"), (-0.5, "-0.5"),
            (1.0 / 3, "0.3"), (0.999, "1"), (-0.001, "0"), (.infinity, "0"), (.nan, "0"), (1e12, "0"),
        ] as [(CGFloat, String)])
    func `a number has one decimal at most`(value: CGFloat, expected: String) {
        expect(DrawingCanvas.number(value), is: expected)
    }

    @Test func `empty and clear views are not drawn`() {
        var canvas = DrawingCanvas()
        let clear = DrawingPalette.Paint(colour: 0x000000, opacity: 0)
        canvas.rectangle(CGRect(x: 0, y: 0, width: 0, height: 5), fill: DrawingPalette(isDark: false).fill)
        canvas.rectangle(CGRect(x: 0, y: 0, width: 5, height: 5), fill: clear)
        canvas.write("", at: .zero, size: 12, fill: DrawingPalette(isDark: false).label)
        expect(canvas.text, is: "")
    }

    @Test(arguments: [(0x007AFF, "#007aff"), (0xFFFFFF, "#fff"), (0x1122BB, "#12b"), (0x00000A, "#00000a")])
    func `a colour is written with three digits if they mean the same`(colour: UInt32, expected: String) {
        var canvas = DrawingCanvas()
        canvas.circle(.zero, radius: 1, fill: DrawingPalette.Paint(colour: colour, opacity: 1))
        expect(canvas.text, is: "<circle cx='0' cy='0' r='1' fill='\(expected)'/>")
    }

    @Test func `the coordinates stay the same in a clipped part`() {
        var canvas = DrawingCanvas()
        canvas.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4))
        canvas.endClip()
        expect(canvas.text, is: #"<svg x='1' y='2' width='3' height='4' viewBox='1 2 3 4'></svg>"#)
    }
}

@Suite struct TextLinesTests {
    private func lines(_ text: String, _ width: CGFloat, _ most: Int = 0) -> [String] {
        TextLines(metrics: TextMetrics(size: 10)).lines(of: text, width: width, most: most)
    }

    @Test(
        arguments: [
            ("", 50, 0, []),
            ("one two three", 100, 0, ["one two three"]),
            ("one two three", 40, 0, ["one two", "three"]),
            ("one two three", 40, 1, ["one two…"]),
            (String(repeating: "x", count: 40_000), 25, 1, ["xxxx…"]),
            ("abc", 2, 1, ["…"]),
            ("one two three four", 40, 2, ["one two", "three…"]),
            ("unbreakable", 25, 0, ["unbre", "akabl", "e"]),
            ("a\nb", 50, 0, ["a", "b"]),
            ("日本語", 20, 0, ["日本", "語"]),
        ] as [(String, CGFloat, Int, [String])])
    func `text is broken as layout measures it`(text: String, width: CGFloat, most: Int, expected: [String]) {
        expect(lines(text, width, most), is: expected)
    }
}
