import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct ColorFontImageTests {
    @Test func `colours, fonts and pictures are equal by value`() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red && UIColor.red != .blue)
        expect(Set([UIColor.red, UIColor(white: 0, alpha: 1), .black]).count, is: 2)
        expect(UIFont.systemFont(ofSize: 12, weight: .bold), is: .boldSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != .preferredFont(forTextStyle: .caption1))
        expect(UIImage(systemName: "star"), is: UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") != UIImage(named: "star"))

    }

    @Test(
        arguments: [
            (0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1.0 / 6, .yellow), (0.5, .cyan),
            (5.0 / 6, .magenta),
            (1, .red),
        ] as [(CGFloat, UIColor)])
    func `a colour made from a hue has the expected components`(hue: CGFloat, colour: UIColor) {
        let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).light
        for (one, other) in [
            (made.red, colour.light.red), (made.green, colour.light.green), (made.blue, colour.light.blue),
        ] { #expect(abs(one - other) < 0.001) }
    }

    @Test func `a dynamic colour differs by appearance and can be resolved`() {
        let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        expect((colour.light, colour.dark), is: (UIColor.black.light, UIColor.white.dark))
        expect(colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), is: .white)
        expect(colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), is: .black)
        expect(UIColor.label.withAlphaComponent(0.5).dark.alpha, is: 0.5)
    }

    @Test func `weights from semibold on are bold, and withSize changes only the size`() {
        #expect(UIFont.systemFont(ofSize: 10, weight: .semibold).isBold)
        #expect(!UIFont.systemFont(ofSize: 10, weight: .medium).isBold)
        expect(UIFont.boldSystemFont(ofSize: 10).withSize(20), is: .boldSystemFont(ofSize: 20))
    }

    @Test func `traits can specify one trait, and only the style changes the colour appearance`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expect((dark.verticalSizeClass, UITraitCollection().userInterfaceStyle), is: (.unspecified, .unspecified))
        expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass, is: .compact)
        expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass, is: .regular)
        expect(UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory, is: .small)
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    }

    @Test func `a transition and a spring animation call their completions after their durations`() {
        let display = Display { UIView() }
        var told: [String] = []
        display.stage.run {
            UIView.transition(with: UIView(), duration: 1, animations: {}) { _ in told.append("transition") }
            UIView.animate(
                withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: {}
            ) { _ in told.append("spring") }
        }
        expect(told, is: [])
        display.stage.advance(by: .seconds(1))
        expect(told, is: ["transition"])
        display.stage.advance(by: .seconds(1))
        expect(told, is: ["transition", "spring"])
    }

    // uikit/uifont/systemfontsize and its neighbours; the values are those of a phone.
    @Test func `the standard sizes of fonts are a phone's`() {
        expect([UIFont.systemFontSize, UIFont.smallSystemFontSize], is: [14, 12])
        expect([UIFont.labelFontSize, UIFont.buttonFontSize], is: [17, 18])
    }
}
