import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// Values that an app may give though nothing can be shown for them.
@Suite struct OddValueTests {
    let display = Display()

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
}
