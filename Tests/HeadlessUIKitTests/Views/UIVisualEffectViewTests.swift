import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Visual effects; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct UIVisualEffectViewTests {
    private let display = Display { UIView() }

    private func add(_ effect: UIVisualEffect?) -> UIVisualEffectView {
        display.add {
            let view = UIVisualEffectView(effect: effect)
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            return view
        }
    }

    // uiblureffect/style, uivisualeffectview/effect
    @Test func `a material is drawn as a translucent colour`() {
        let before = display.picture
        let view = add(UIBlurEffect(style: .dark))
        let dark = display.picture
        #expect(dark != before && dark.contains("fill-opacity='0.8'"))
        display.stage.run { view.effect = UIBlurEffect(style: .systemUltraThinMaterialLight) }
        #expect(display.picture != dark && display.picture.contains("fill-opacity='0.4'"))
        display.stage.run { view.effect = nil }
        expect(display.picture, is: before)
    }

    // uivisualeffectview/contentview
    @Test func `subviews belong in contentView; adding them elsewhere raises UIKit's exception`() {
        let view = add(UIBlurEffect(style: .regular))
        display.stage.run {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Over it"
            view.contentView.addSubview(label)
        }
        expect(display.text, is: #"text "Over it""#)
        display.stage.run { display.window.layoutIfNeeded() }
        expect(view.contentView.frame, is: view.bounds)
        display.stage.run { view.addSubview(UILabel()) }
        #expect(
            display.exceptions == [
                "UILabel has been added as a subview to UIVisualEffectView. Do not add subviews directly to the visual "
                    + "effect view itself, instead add them to the -contentView."
            ])
    }
}
