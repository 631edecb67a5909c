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
}
