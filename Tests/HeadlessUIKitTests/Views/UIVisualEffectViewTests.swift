import Foundation
import StageRuntime
import Testing

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

    private func draw() -> String { display.stage.run { ScreenPicture(of: display.window, in: .current).body } }

    // uiblureffect/style, uivisualeffectview/effect
    @Test func `a material is drawn as a translucent colour`() {
        let before = draw()
        let view = add(UIBlurEffect(style: .dark))
        let dark = draw()
        #expect(dark != before && dark.contains("fill-opacity='0.8'"))
        display.stage.run { view.effect = UIBlurEffect(style: .systemUltraThinMaterialLight) }
        #expect(draw() != dark && draw().contains("fill-opacity='0.4'"))
        display.stage.run { view.effect = nil }
        #expect(draw() == before)
    }

    // uivisualeffectview/contentview
    @Test func `subviews belong in contentView; adding them elsewhere raises UIKit's exception`() {
        let view = add(UIBlurEffect(style: .regular))
        display.stage.run {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Over it"
            view.contentView.addSubview(label)
        }
        #expect(display.text == #"text "Over it""#)
        display.stage.run { display.window.layoutIfNeeded() }
        #expect(view.contentView.frame == view.bounds)
        display.stage.run { view.addSubview(UILabel()) }
        #expect(
            display.exceptions == [
                "UILabel has been added as a subview to UIVisualEffectView. Do not add subviews directly to the visual "
                    + "effect view itself, instead add them to the -contentView."
            ])
    }
}
