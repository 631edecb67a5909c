import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Values that an app may give though nothing can be shown for them.
@Suite struct OddValueTests {
    let display = Display()

    @Test func `a label without a font has that of body text`() {
        let label = display.add { makeLabel("Hello") }
        label.font = .systemFont(ofSize: 30)
        label.font = nil
        expect((label.font, display.text), is: (.preferredFont(forTextStyle: .body), #"text "Hello""#))
        expect(label.intrinsicContentSize, is: CGSize(width: 43, height: 21))
        #expect(display.picture.contains("Hello"))
    }
}
