import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What Apple's page says of the bar: developer.apple.com/documentation/uikit/uiprogressview.
@Suite struct UIProgressViewTests {
    let display = Display { UIStackView() }
    let bar: UIProgressView

    init() {
        bar = display.add { UIProgressView(progressViewStyle: .default) }
        bar.accessibilityLabel = "Download"
    }

    @Test(arguments: [(0.6, 0.6), (-1, 0), (7, 1), (.nan, 0), (.infinity, 1)] as [(Float, Float)])
    func `progress is kept between 0 and 1`(value: Float, kept: Float) {
        display.stage.run { bar.progress = value }
        expect(bar.progress, is: kept)
        display.stage.run { bar.setProgress(value, animated: true) }
        expect(bar.progress, is: kept)
    }

    @Test func `the value of a progress view is a percentage, or the app's value`() {
        expect(display.text, is: "text \"Download\" value \"0%\"")
        display.stage.run { bar.progress = 0.604 }
        expect(display.text, is: "text \"Download\" value \"60%\"")
        bar.accessibilityValue = "3 of 5"
        expect((display.text, bar.accessibilityTraits), is: ("text \"Download\" value \"3 of 5\"", .updatesFrequently))
        bar.isAccessibilityElement = false
        expect(display.text, is: "")
    }

    @Test func `a progress view has a fixed height and fills the width`() {
        expect(bar.intrinsicContentSize.height, is: 4)
        bar.progressViewStyle = .bar
        expect(bar.intrinsicContentSize.height, is: 2.5)
    }

    @Test func `the drawing shows the track and the progress in their colours`() {
        display.stage.run { bar.progress = 0.5 }
        bar.progressTintColor = .systemGreen
        bar.trackTintColor = .systemRed
        let picture = display.stage.run { ScreenPicture(of: display.window, in: .current) }
        #expect(picture.body.contains(##"width='390' height='4' rx='2' fill='#ff3b30'/>"##))
        #expect(picture.body.contains(##"width='195' height='4' rx='2' fill='#34c759'/>"##))
    }
}
