import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// Values that an app may give though nothing can be shown for them: none ends the process.
@Suite struct OddValueTests {
    let display = Display()

    @Test(
        arguments: [
            (0, 0), (12.9, 12), (-3.9, -3), (.nan, 0), (.infinity, 9_007_199_254_740_992),
            (-.infinity, -9_007_199_254_740_992), (1e300, 9_007_199_254_740_992),
        ] as [(CGFloat, Int)])
    func `any length converts to a whole number without a trap`(_ length: CGFloat, _ number: Int) {
        #expect(Int(saturating: length) == number)
    }

    @Test func `a label without a font has that of body text`() {
        let label = display.add { UILabel() }
        label.text = "Hello"
        label.font = .systemFont(ofSize: 30)
        label.font = nil
        #expect(label.font == .preferredFont(forTextStyle: .body))
        #expect(display.text == #"text "Hello""#)
        #expect(label.intrinsicContentSize == CGSize(width: 43, height: 21))
        #expect(display.stage.run { ScreenPicture(of: display.window, in: .current).body }.contains("Hello"))
    }

    @Test func `a slider treats NaN as its minimum`() {
        let slider = display.add { UISlider() }
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        slider.value = .nan
        #expect(slider.value == 0 && display.text == #"slider "Volume" value "0%""#)
        slider.minimumValue = .nan
        slider.minimumValue = -1
        slider.value = .infinity
        #expect(slider.value == 1 && display.text == #"slider "Volume" value "100%""#)
    }

    @Test(arguments: [.nan, -.infinity, -1, 0] as [TimeInterval])
    func `an animation of zero duration ends when the clock is next read`(_ duration: TimeInterval) {
        #expect(end(ofAnimation: duration, within: .zero))
    }

    @Test(arguments: [.infinity, .greatestFiniteMagnitude, 1e20] as [TimeInterval])
    func `an animation takes two centuries at most`(_ duration: TimeInterval) {
        #expect(!end(ofAnimation: duration, within: .seconds(1_000_000_000)))
        #expect(end(ofAnimation: duration, within: .seconds(7_000_000_000)))
    }

    /// Whether an animation, delayed by as much again, has ended within a time.
    private func end(ofAnimation duration: TimeInterval, within time: Duration) -> Bool {
        let (stage, log) = (Stage(), Journal())
        stage.run {
            UIView.animate(withDuration: duration, delay: duration) {
            } completion: { _ in
                log.note("end")
            }
        }
        stage.advance(by: time)
        return log.take() == ["end"]
    }

    @Test(arguments: [.leastNonzeroMagnitude, .leastNormalMagnitude, .infinity, .nan, -1] as [CGFloat])
    func `rows with an odd height are found without a trap`(_ height: CGFloat) {
        var geometry = TableGeometry(rowHeight: height)
        geometry.append(rows: 3, header: 20)
        geometry.append(rows: 2)
        #expect((0...5).contains(geometry.rows(from: -100, to: 844).count))
        #expect((0...5).contains(geometry.rows(from: 100, to: 844).count))
    }

    @Test func `rows of almost no height are all in view`() {
        var geometry = TableGeometry(rowHeight: .leastNonzeroMagnitude)
        geometry.append(rows: 3)
        #expect(geometry.rows(from: 0, to: 844) == 0..<3)
    }

    @Test func `a window of any size can be drawn and hashed`() {
        for size in [CGSize(width: -5, height: 844), CGSize(width: CGFloat.infinity, height: 844)] {
            display.window.frame = CGRect(origin: .zero, size: size)
            let picture = display.stage.run { ScreenPicture(of: display.window, in: .current) }
            #expect(picture.width >= 0 && picture.key.count == 16)
        }
        #expect(ScreenPicture(width: -1, height: -2, isDark: false, body: "").key.count == 16)
    }

    @Test func `a colour with components that are no numbers can be painted`() {
        let color = UIColor(red: .nan, green: .infinity, blue: 0, alpha: 1)
        #expect(DrawingPalette(isDark: false).paint(color).colour == 0x00FF00)
    }

    @Test func `text is broken to fit any width`() {
        for (size, width) in [(0, -1), (0, .nan), (.leastNonzeroMagnitude, -1), (10, .nan)] as [(CGFloat, CGFloat)] {
            #expect(TextMetrics(size: size).size(of: "one two", width: width, lines: 1).height <= 12)
        }
    }
}
