import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Buttons that are set up by a configuration.
@Suite struct ButtonConfigurationTests {
    let display = Display { UIStackView() }

    private func makeButton(
        _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        display.add {
            var configuration = configuration
            change(&configuration)
            let button = UIButton(configuration: configuration)
            button.accessibilityIdentifier = "it"
            return button
        }
    }

    @Test func `the defaults of a configuration are UIKit's`() {
        let configuration = UIButton.Configuration.filled()
        expect((configuration.title, configuration.subtitle, configuration.image), is: (nil, nil, nil))
        expect((configuration.imagePlacement, configuration.imagePadding), is: (.leading, 0))
        expect((configuration.titleAlignment, configuration.titlePadding), is: (.automatic, 1))
        expect((configuration.buttonSize, configuration.cornerStyle), is: (.medium, .dynamic))
        expect(configuration.contentInsets, is: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        expect((configuration.baseForegroundColor, configuration.baseBackgroundColor), is: (nil, nil))
        #expect(!configuration.showsActivityIndicator)
        #expect(display.stage.run { UIButton().configuration == nil })
    }

    @Test func `insets follow the size of the button until the app sets some`() {
        var configuration = UIButton.Configuration.plain()
        configuration.buttonSize = .large
        expect(configuration.contentInsets.leading, is: 20)
        configuration.contentInsets = .zero
        configuration.buttonSize = .small
        expect(configuration.contentInsets, is: .zero)
        configuration.setDefaultContentInsets()
        expect(configuration.contentInsets.leading, is: 10)
    }

    @Test func `the title and the image of the action are copied to the configuration`() {
        let action = UIAction(title: "Go", image: UIImage(systemName: "plus")) { _ in }
        display.stage.run {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Stay"
            let button = UIButton(configuration: configuration, primaryAction: action)
            expect((button.configuration?.title, button.configuration?.image), is: ("Go", UIImage(systemName: "plus")))
            let plain = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
            expect((plain.currentTitle, plain.currentImage), is: ("Stay", nil))
        }
    }

    @Test func `setting title or image for the normal state changes the configuration`() {
        let button = makeButton(.tinted()) { $0.title = "One" }
        expect(display.text, is: #"button "One""#)
        button.setTitle("Two", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        #expect(button.configuration?.title == "Two" && button.configuration?.image != nil)
        expect(display.text, is: #"button "Two""#)
        button.setTitle("Off", for: .disabled)
        button.isEnabled = false
        expect(display.text, is: #"button "Off" disabled"#)
        button.isEnabled = true
        button.configuration?.title = "Three"
        expect(display.text, is: #"button "Three""#)
    }

    @Test func `the label of a button is the title followed by the subtitle`() {
        let button = makeButton(.plain()) {
            $0.title = "Buy"
            $0.subtitle = "12 points"
        }
        expect(display.text, is: #"button "Buy, 12 points""#)
        button.configuration?.title = nil
        expect(display.text, is: #"button "12 points""#)
        button.accessibilityLabel = "Buy it"
        expect(display.text, is: #"button "Buy it""#)
    }

    /// What a button shows, and the size it asks for.
    struct SizeCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let width: CGFloat
        let height: CGFloat
        let change: @Sendable (inout UIButton.Configuration) -> Void

        init(
            _ name: String, _ width: CGFloat, _ height: CGFloat,
            _ change: @escaping @Sendable (inout UIButton.Configuration) -> Void
        ) {
            testDescription = name
            self.width = width
            self.height = height
            self.change = change
        }
    }

    @Test(arguments: [
        SizeCase("title", 58, 35) { $0.title = "Four" },
        SizeCase("title and subtitle", 96, 52) {
            $0.title = "Four"
            $0.subtitle = "Longer text"
        },
        SizeCase("image", 48, 38) { $0.image = UIImage(systemName: "plus") },
        SizeCase("image beside the title", 90, 38) {
            $0.title = "Four"
            $0.image = UIImage(systemName: "plus")
            $0.imagePadding = 8
        },
        SizeCase("image above the title", 58, 67) {
            $0.title = "Four"
            $0.image = UIImage(systemName: "plus")
            $0.imagePadding = 8
            $0.imagePlacement = .top
        },
        SizeCase("wheel for the image", 82, 38) {
            $0.title = "Four"
            $0.showsActivityIndicator = true
        },
        SizeCase("insets", 34, 21) {
            $0.title = "Four"
            $0.contentInsets = .zero
        },
    ])
    func `the size of a button is that of its content plus the insets`(_ item: SizeCase) {
        let button = makeButton(.filled(), item.change)
        expect(display.stage.run { button.intrinsicContentSize }, is: CGSize(width: item.width, height: item.height))
    }

    @Test func `a title wraps by default, and is truncated in a truncating mode`() {
        let button = makeButton(.plain()) {
            $0.title = "Four more words here"
            $0.contentInsets = .zero
        }
        let offer = CGSize(width: 100, height: 1000)
        expect(display.stage.run { button.sizeThatFits(offer).height }, is: 42)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        expect(display.stage.run { button.sizeThatFits(offer).height }, is: 21)
    }

    @Test func `the update handler runs once per change of state, and may change everything`() throws {
        let button = makeButton(.filled()) { $0.title = "Save" }
        var states: [UIControl.State] = []
        display.stage.run {
            button.configurationUpdateHandler = { button in
                states.append(button.state)
                button.configuration?.showsActivityIndicator = !button.isEnabled
                button.configuration?.title = button.isEnabled ? "Save" : "Saving"
            }
        }
        expect((states, display.text, states), is: ([], #"button "Save""#, [.normal]))
        display.stage.run {
            button.isSelected = true
            button.isEnabled = false
        }
        expect((display.text, states), is: (#"button "Saving" selected disabled"#, [.normal, [.selected, .disabled]]))
        states = []
        display.stage.run {
            button.isSelected = false
            button.isEnabled = true
        }
        try display.use("it") { try $0.tap() }
        _ = display.text
        expect(states, is: [.normal, .highlighted, .normal])
    }

    @Test func `a subclass updates its configuration itself, before the handler`() {
        final class Saving: UIButton {
            var calls: [String] = []
            override func updateConfiguration() {
                calls.append("override")
                configuration?.title = isSelected ? "On" : "Off"
            }
        }
        let button = display.add { Saving(configuration: .gray()) }
        button.configurationUpdateHandler = { [unowned button] _ in button.calls.append("handler") }
        expect((display.text, button.calls), is: (#"button "Off""#, ["override", "handler"]))
        button.isSelected = true
        expect(display.text, is: #"button "On" selected"#)
        display.stage.run { button.setNeedsUpdateConfiguration() }
        _ = display.text
        expect(button.calls.count, is: 6)
    }

    @Test func `styles are drawn with their backgrounds and colours`() {
        let button = makeButton(.plain()) { $0.title = "Go" }
        expect((display.picture.contains("rx="), display.picture.contains(##"fill='#007aff'>Go"##)), is: (false, true))
        button.configuration = .filled()
        button.configuration?.title = "Go"
        #expect(display.picture.contains(##"rx='6' fill='#007aff'/>"##))
        #expect(display.picture.contains(##"fill='#fff'>Go"##))
        button.configuration?.cornerStyle = .capsule
        button.configuration?.baseBackgroundColor = .systemRed
        button.configuration?.baseForegroundColor = .black
        #expect(
            display.picture.contains(##"fill='#ff3b30'/>"##) && display.picture.contains(##"text-anchor='middle'>Go"##))
        button.configuration?.background = .clear()
        #expect(!display.picture.contains("#ff3b30"))
        button.configuration?.showsActivityIndicator = true
        #expect(display.picture.contains("<polyline"))
    }
}
