import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct ScreenTextTests {
    let display = Display { UIStackView() }

    private func show(_ make: () -> UIView) -> String {
        _ = display.add(make)
        return display.text
    }

    @Test func `a label is a text, a heading with the header trait, and no element without text`() {
        let label = display.add { UILabel() }
        expect(display.text, is: "")
        label.text = "Hello"
        expect(display.text, is: #"text "Hello""#)
        label.accessibilityTraits = .header
        label.accessibilityIdentifier = "headline"
        expect(display.text, is: #"heading "Hello""#)
        label.text = nil
        expect(display.text, is: "heading headline")
        label.accessibilityTraits = .link
        label.accessibilityLabel = "Terms"
        expect(display.text, is: #"link "Terms""#)
        label.isAccessibilityElement = false
        label.accessibilityIdentifier = nil
        expect(display.text, is: "")
    }

    @Test func `an image is decorative until it has a label or an identifier`() {
        let image = display.add { UIImageView(image: UIImage(systemName: "star")) }
        expect(display.text, is: "")
        image.accessibilityIdentifier = "logo"
        expect(display.text, is: #"image logo value "star""#)
        image.accessibilityLabel = "Kangaroo"
        expect(display.text, is: #"image "Kangaroo" value "star""#)
        display.stage.run { image.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in } }
        expect(display.text, is: #"image "Kangaroo" value "drawing 30 × 20""#)
        image.image = nil
        expect(display.text, is: #"image "Kangaroo""#)
        image.accessibilityValue = "asleep"
        expect(display.text, is: #"image "Kangaroo" value "asleep""#)
    }

    @Test func `an activity indicator is an element while it is animating`() {
        let spinner = display.add { UIActivityIndicatorView() }
        expect(display.text, is: "")
        spinner.startAnimating()
        expect(display.text, is: "spinner")
        spinner.accessibilityIdentifier = "loading"
        expect(display.text, is: "spinner loading")
        spinner.stopAnimating()
        expect(display.text, is: "")
    }

    @Test func `a view with an identifier is a text that contains the elements inside`() {
        let box = display.add { ColumnView() }
        let label = makeLabel("Inside")
        box.addSubview(label)
        expect(display.text, is: #"text "Inside""#)
        box.accessibilityIdentifier = "embedded"
        expect(display.text, is: "text embedded\n  text \"Inside\"")
        box.accessibilityLabel = "Embedded"
        expect(display.text, is: "text \"Embedded\"\n  text \"Inside\"")
        box.isAccessibilityElement = true
        expect(display.text, is: #"text "Embedded""#)
    }

    @Test func `a map shows its region and its marks`() {
        let map = display.add { MapView() }
        map.accessibilityIdentifier = "map"
        expect(display.text, is: "map `map`")
        let sydney = MapCoordinate(latitude: -33.864308, longitude: 151.209146)
        map.region = MapRegion(center: sydney, span: 0.006)
        map.annotations = [MapAnnotation(title: "Pickup", coordinate: sydney)]
        #expect(
            display.text == """
                map `map` value "-33.864308, 151.209146 span 0.006"
                  text "Pickup" value "-33.864308, 151.209146"
                """)
    }

    @Test func `several states are written in the order of the walkthrough language`() {
        let button = display.add { makeButton("Go") }
        button.isSelected = true
        button.isEnabled = false
        expect(display.text, is: #"button "Go" selected disabled"#)
        let view = display.add { ColumnView() }
        view.accessibilityIdentifier = "a b"
        view.accessibilityTraits = [.button, .selected, .notEnabled]
        expect(display.screen.elements[1].notation, is: "button `a b` selected disabled")
    }

    @Test func `quotes, line breaks and control characters are escaped`() {
        expect(
            show { makeLabel("a \"b\" \\ c\nd\te\u{1B}[31m\u{202E}é") },
            is: #"text "a \"b\" \\ c\nd\te\u{1B}[31m\u{202E}é""#)
    }

    @Test func `hidden, transparent and excluded views are not on screen`() {
        let label = display.add { makeLabel("Here") }
        for (hide, show): (() -> Void, () -> Void) in [
            ({ label.isHidden = true }, { label.isHidden = false }),
            ({ label.alpha = 0.009 }, { label.alpha = 0.01 }),
            ({ label.accessibilityElementsHidden = true }, { label.accessibilityElementsHidden = false }),
            ({ label.superview?.alpha = 0 }, { label.superview?.alpha = 1 }),
            ({ label.superview?.superview?.isHidden = true }, { label.superview?.superview?.isHidden = false }),
        ] {
            expect(display.text, is: #"text "Here""#)
            hide()
            let isAbove = display.window.isHidden
            expect(display.text, is: (isAbove ? #"text "Here""# : ""))
            show()
        }
    }

    @Test func `views beside a modal view are not on screen`() {
        for text in ["One", "Two"] {
            _ = display.add {
                let label = UILabel()
                label.text = text
                return label
            }
        }
        display.root.subviews[1].accessibilityViewIsModal = true
        expect(display.text, is: #"text "Two""#)
        display.root.subviews[1].isHidden = true
        expect(display.text, is: #"text "One""#)
    }

    @Test func `the reading order is that of the stack or of the app, with bars first`() {
        final class Bar: UILabel {
            override var barName: String? { "bar" }
        }
        let views = ["One", "Two", "Three"].map { text in
            display.add {
                let label = text == "Three" ? Bar() : UILabel()
                label.text = text
                return label
            }
        }
        expect(display.screen.elements.map(\.label), is: ["Three", "One", "Two"])
        (display.root as? UIStackView)?.insertArrangedSubview(views[1], at: 0)
        expect(display.screen.elements.map(\.label), is: ["Three", "Two", "One"])
        display.root.accessibilityElements = [views[0], views[1]]
        expect(display.screen.elements.map(\.label), is: ["One", "Two"])
    }

    @Test func `accessibilityElements may list deeper views, whose changes change the screen`() {
        let box = display.add { ColumnView() }
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        for label in labels { box.addSubview(label) }
        display.root.accessibilityElements = [labels[1], labels[0]]
        expect(display.screen.elements.map(\.label), is: ["Two", "One"])
        labels[0].text = "Three"
        expect(display.screen.elements.map(\.label), is: ["Two", "Three"])
        labels[1].isHidden = true
        expect(display.screen.elements.map(\.label), is: ["Three"])
        box.removeFromSuperview()
        expect(display.screen.elements.map(\.label), is: [])
    }

    @Test func `the system's controls can be hit forty-four points either way`() throws {
        let views = [UISwitch(), UIView()]
        for view in views {
            view.accessibilityIdentifier = "hit"
            view.frame = CGRect(x: 100, y: 100, width: 51, height: 31)
        }
        display.root.addSubview(views[0])
        expect(try display.element("hit").hitArea.numbers, is: [100, 93.5, 51, 44])
        views[0].removeFromSuperview()
        display.root.addSubview(views[1])
        expect(try display.element("hit").hitArea.numbers, is: [100, 100, 51, 31])
    }

    @Test func `every element knows the element that contains it`() throws {
        let outer = display.add { ColumnView() }
        outer.accessibilityIdentifier = "outer"
        let inner = ColumnView()
        inner.accessibilityIdentifier = "inner"
        outer.addSubview(inner)
        let button = makeButton("Go")
        button.accessibilityHint = "Starts"
        inner.addSubview(button)
        let screen = display.screen
        let element = try display.element("Go")
        expect((element.depth, element.hint, element.view), is: (2, "Starts", button))
        expect(screen.parent(of: element)?.identifier, is: "inner")
        expect(screen.elements(in: screen.elements[0]).map(\.index), is: [1, 2])
        expect(screen.children(of: screen.elements[0]).map(\.identifier), is: ["inner"])
        expect((screen.elements(of: .button).map(\.label), screen.element(showing: inner)?.index), is: (["Go"], 1))
        expect(element.frame.numbers, is: [0, 0, 390, 844])
    }

    @Test func `each state is written in the words of the walkthrough language`() {
        let all: ElementStates = [.focused, .disabled, .off, .on, .selected]
        expect(all.words, is: ["selected", "on", "off", "disabled", "focused"])
        expect(ElementStates().words, is: [])
    }
}
