import Foundation
import Scene
import TestSupport

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import HeadlessUIKit

@Suite struct ScreenPictureTests {
    let display = Display { UIStackView() }

    private func draw(_ style: UIUserInterfaceStyle = .light) -> ScreenPicture {
        display.stage.run {
            let traits = UITraitCollection.current.changing { $0.userInterfaceStyle = style }
            return ScreenPicture(of: display.window, in: traits)
        }
    }

    /// The part of the drawing that shows the views, without the screen behind them.
    private func body(_ style: UIUserInterfaceStyle = .light) -> String {
        String(draw(style).body.drop { $0 != ">" }.dropFirst())
    }

    @Test func `an empty screen is black, as on a phone, or its background, by appearance`() {
        expect(draw().body, is: ##"<rect x='0' y='0' width='390' height='844' fill='#000'/>"##)
        display.stage.run { display.window.backgroundColor = .systemBackground }
        expect(draw().body, is: ##"<rect x='0' y='0' width='390' height='844' fill='#fff'/>"##)
        expect(draw(.dark).body, is: ##"<rect x='0' y='0' width='390' height='844' fill='#000'/>"##)
        expect((draw().isDark, draw(.dark).isDark, draw().isLandscape), is: (false, true, false))
    }

    @Test func `a label is drawn as its text at its position`() {
        let label = display.add { makeLabel("Hello") }
        expect(body(), is: ##"<text x='0' y='428.1'>Hello</text>"##)
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .systemRed
        #expect(
            body(.dark)
                == ##"<text x='195' y='429.2' font-size='20' font-weight='600' text-anchor='middle' fill='#ff453a'>Hello</text>"##
        )
    }

    @Test func `a label near the edge of the screen shows its whole text`() {
        let label = display.stage.run {
            let label = UILabel(frame: CGRect(x: 12, y: 20, width: 85, height: 21))
            label.text = "Minestrone"
            display.window.addSubview(label)
            return label
        }
        #expect(label.frame.minX == 12 && body().contains("<text x='12'") && body().contains(">Minestrone</text>"))
    }

    @Test func `text that does not fit is cut, or wrapped if lines are allowed`() {
        let label = display.add { UILabel() }
        label.text = String(repeating: "word ", count: 12)
        #expect(body().contains(">word word word word word word word word word…<"))
        label.numberOfLines = 2
        #expect(body().contains(">word word word word word word word word word<"))
        expect(body().components(separatedBy: "<text").count, is: 3)
    }

    @Test func `text from an app cannot leave its element`() {
        _ = display.add { makeLabel("<script>\"&\u{1B}\u{202E}\u{FFFF}</script>") }
        let picture = draw().body
        #expect(picture.contains(">&lt;script&gt;&quot;&amp;\u{FFFD}\u{FFFD}\u{FFFD}&lt;/script&gt;</text>"))
        #expect(!picture.contains("<script"))
    }

    @Test func `a secure field shows a dot for each character and never its text`() {
        let field = display.add { UITextField() }
        field.isSecureTextEntry = true
        field.text = "hunter2"
        let picture = draw().body
        expect((picture.contains(">•••••••</text>"), picture.contains("hunter2")), is: (true, false))
    }

    @Test func `a field's box is as high as its text needs, and the text ends where the box does`() {
        let field = display.add { UITextField() }
        field.borderStyle = .roundedRect
        field.text = String(repeating: "long ", count: 20)
        #expect(body().contains(##"<rect x='0' y='402' width='390' height='40' rx='6'"##))
        #expect(body().contains(##"<svg x='10' y='402' width='370' height='40'"##))
        display.stage.run {
            UIApplication.shared.add(display.window)
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        }
        #expect(body().contains(##"<rect x='0' y='385' width='390' height='74' rx='6'"##))
        #expect(body().contains(">long long lo…</text></svg>"))
        display.stage.run { UIApplication.shared.terminate() }
    }

    @Test func `a field without a border has none, and its caret stands behind the text`() {
        let field = display.add { UITextField() }
        field.text = "Kiwi"
        #expect(!body().contains("<rect"))
        display.stage.run { _ = field.becomeFirstResponder() }
        #expect(body().contains(##">Kiwi<tspan fill='#007aff'>|</tspan></text>"##))
        field.text = ""
        field.placeholder = "Fruit"
        #expect(
            body().contains(##">Fruit</text><text"##) && body().contains(##"><tspan fill='#007aff'>|</tspan></text>"##))
    }

    @Test func `the keyboard that is up is part of a picture, with what the Return key is called`() {
        let field = display.add { UITextField() }
        expect(draw().keyboard, is: nil)
        display.stage.run { _ = field.becomeFirstResponder() }
        field.returnKeyType = .search
        let letters = draw()
        expect(letters.keyboard, is: KeyboardPicture(keys: .letters, returnTitle: "search"))
        #expect(letters.document(at: "9:41").contains(">search</text>"))
        #expect(letters.document(at: "9:41").contains(">q</text>") && !letters.body.contains(">q</text>"))
        field.keyboardType = .numberPad
        let digits = draw().document(at: "9:41")
        #expect(digits.contains(">7</text>") && !digits.contains(">q</text>") && !digits.contains(">search</text>"))
        #expect(draw().key != letters.key)
        display.stage.run { _ = field.resignFirstResponder() }
        expect(draw().keyboard, is: nil)
    }

    @Test func `a file shows a phone around the screen, with the time in portrait`() {
        let upright = draw().document(at: "9:41")
        #expect(upright.contains(##"viewBox="-13 -13 416 870" width="416" height="870""##))
        #expect(upright.contains(##">9:41</text>"##))
        let onItsSide = ScreenPicture(width: 844, height: 390, isDark: true, body: "").document(at: "9:41")
        #expect(onItsSide.contains(##"viewBox="-13 -13 870 416""##) && !onItsSide.contains("9:41"))
    }

    @Test func `hidden and transparent views are not drawn, half transparent ones are grouped`() {
        let label = display.add { makeLabel("Here") }
        label.alpha = 0.5
        #expect(body().hasPrefix(#"<g opacity='0.5'><text"#))
        label.alpha = 0
        expect(body(), is: "")
        label.alpha = 1
        label.isHidden = true
        expect(body(), is: "")
    }

    @Test func `a switch, a segment and a spinner show their states`() {
        let control = display.add { UISwitch() }
        let off = body()
        control.isOn = true
        #expect(body() != off)
        expect((body().contains("#34c759"), off.contains("#34c759")), is: (true, false))
        let segments = display.add { UISegmentedControl(items: ["One", "Two"]) }
        let none = body()
        segments.selectedSegmentIndex = 1
        #expect(body() != none)
        let spinner = display.add { UIActivityIndicatorView() }
        let still = body()
        spinner.startAnimating()
        expect(
            body().components(separatedBy: "<polyline").count, is: still.components(separatedBy: "<polyline").count + 8)
    }

    @Test func `equal screens give equal bytes and keys, others do not`() {
        let label = display.add { makeLabel("One") }
        let first = draw()
        expect((draw(), draw().key), is: (first, first.key))
        label.text = "Two"
        #expect(draw().key != first.key)
        #expect(draw(.dark).key != draw().key)
        expect(first.key.count, is: 16)
    }

    @Test func `a picture is a file of its own that parses as XML`() {
        for make in Self.everything { display.add(make).accessibilityLabel = "<&>" }
        let parser = XMLParser(data: Data(draw().document(at: "9:41").utf8))
        #expect(parser.parse())
    }

    private static var everything: [() -> UIView] {
        [
            { UILabel() }, { UIButton(primaryAction: UIAction(title: "Go & <stop>") { _ in }) },
            {
                let field = UITextField()
                field.placeholder = "\"Mail\""
                return field
            }, { UISearchBar() }, { UISwitch() }, { UISegmentedControl(items: ["A", "B"]) }, { UISlider() },
            { UIPickerView() }, { UIImageView(image: UIImage(named: "a&b")) },
            { UIImageView(image: UIImage(systemName: "plus")) }, { UITableView(frame: .zero, style: .plain) },
            {
                let map = MapView()
                let place = MapCoordinate(latitude: 1, longitude: 2)
                map.region = MapRegion(center: place, span: 1)
                map.annotations = [MapAnnotation(title: "<here>", coordinate: place)]
                return map
            },
        ]
    }
}
