import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct TextMetricsTests {
    let metrics = TextMetrics(size: 20)

    @Test(arguments: [("", 0.0), ("abc", 30), ("日本", 40), ("é", 10), ("🦘", 20), ("a\nlonger", 60)])
    func `a character takes half an em and a wide one a whole`(text: String, width: Double) {
        expect(Double(metrics.size(of: text).width), is: width)
    }

    @Test(arguments: [
        ("Rotations: 1", "Rotations: 2", true), ("", "", true), ("1", "10", false), ("a b", "ab ", false),
        ("a\nb", "a b", false), ("é", "日", false), ("a", "", false),
    ])
    func `only texts of equally long words take the same room`(one: String, other: String, isSame: Bool) {
        expect(TextMetrics.takeTheSameRoom(one, other), is: isSame)
    }

    @Test(arguments: [
        ("one two", 100.0, 0, 24.0), ("one two", 60, 0, 48), ("one two three", 60, 2, 48), ("one\ntwo", 100, 0, 48),
        ("abcdefghijkl", 50, 0, 72), ("abcdefghij k", 50, 0, 72), ("日本語", 40, 0, 48), ("a b c d e f", 30, 0, 72),
        ("abc", 0, 0, 48),
    ])
    func `words that do not fit go to the next line`(text: String, width: Double, lines: Int, height: Double) {
        expect(Double(metrics.size(of: text, width: width, lines: lines).height), is: height)
    }
}
