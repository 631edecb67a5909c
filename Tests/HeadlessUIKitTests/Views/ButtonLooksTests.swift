import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Attributed titles, background images and insets of buttons.
@Suite struct ButtonLooksTests {
    let display = Display { UIStackView() }

    private func button(_ configure: (UIButton) -> Void) -> UIButton {
        display.add {
            let button = UIButton()
            button.isAccessibilityElement = true
            configure(button)
            return button
        }
    }

    private let red = NSAttributedString(
        string: "Buy now", attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 40)])

    @Test func `an attributed title is shown, measured and read in place of the plain one`() throws {
        let button = button { button in
            button.setTitle("Buy", for: .normal)
            button.setAttributedTitle(red, for: .normal)
        }
        expect((button.currentAttributedTitle, button.attributedTitle(for: .disabled)), is: (red, red))
        expect((button.currentTitle, try display.element("Buy now").role), is: ("Buy", .button))
        #expect(display.picture.contains("#ff3b30"))
        // Seven characters of 20 points and the room at the sides.
        expect(display.stage.run { button.intrinsicContentSize.width }, is: 156)
        display.stage.run { button.setAttributedTitle(nil, for: .normal) }
        expect(try display.element("Buy").role, is: .button)
    }

    // https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
    @Test func `a custom button's title is white, enabled or not, and a system button's has the tint`() {
        display.stage.run {
            display.window.tintColor = .systemPurple
            let (custom, system) = (UIButton(), UIButton(type: .system))
            for button in [custom, system] {
                button.setTitle("Buy", for: .normal)
                display.window.addSubview(button)
            }
            expect((custom.buttonType, custom.currentTitleColor), is: (.custom, .white))
            expect((system.buttonType, system.currentTitleColor), is: (.system, .systemPurple))
            expect((UIButton(primaryAction: nil).buttonType, custom.titleColor(for: .disabled)), is: (.system, .white))
            custom.setTitleColor(.systemRed, for: .normal)
            custom.isEnabled = false
            system.isEnabled = false
            display.window.layoutIfNeeded()
        }
        #expect(display.picture.contains("#ff3b30") && !display.picture.contains("#af52de"))
    }

    @Test(arguments: [
        (UIButton.ButtonType.detailDisclosure, "More Info"), (.infoLight, "More Info"), (.contactAdd, "Add"),
        (.close, "Close"),
    ])
    func `a type with a symbol shows it and has a label`(_ type: UIButton.ButtonType, _ label: String) throws {
        let button = display.add { UIButton(type: type, primaryAction: UIAction { _ in }) }
        #expect(button.currentImage != nil && button.currentTitle == nil)
        expect(try display.element(label).role, is: .button)
    }

    @Test func `a title with attributes for a state is shown in that state`() throws {
        let button = button { button in
            button.setTitle("Buy", for: .normal)
            button.setAttributedTitle(NSAttributedString(string: "Sold out"), for: .disabled)
        }
        expect(try display.element("Buy").role, is: .button)
        display.stage.run { button.isEnabled = false }
        expect(try display.element("Sold out").role, is: .button)
    }

    @Test func `a configuration's attributed title sets its title and its font`() throws {
        var title = AttributedString("Buy now")
        title.font = .systemFont(ofSize: 40)
        title.foregroundColor = .systemRed
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        expect((configuration.title, configuration.attributedTitle), is: ("Buy now", title))
        let button = button { $0.configuration = configuration }
        expect(display.stage.run { button.intrinsicContentSize.width }, is: 164)
        #expect(display.picture.contains("#ff3b30"))
        configuration.title = "Later"
        expect(configuration.attributedTitle, is: AttributedString("Later"))
        expect(configuration.titleFont, is: .preferredFont(forTextStyle: .body))
    }

    @Test func `a transformer changes the attributes that the button gives its title`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Buy now"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var attributes = incoming
            attributes.font = incoming.font?.withSize(40)
            return attributes
        }
        expect(configuration.titleFont.pointSize, is: 40)
    }

    @available(*, deprecated)
    @Test func `contentEdgeInsets are the room around the content`() {
        let button = button { button in
            button.setTitle("Buy", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 20, bottom: 4, right: 30)
        }
        // Three characters of 8.5 points, rounded up, and lines of 21 points.
        expect(display.stage.run { button.intrinsicContentSize }, is: CGSize(width: 76, height: 28))
    }

    @available(*, deprecated)
    @Test func `titleEdgeInsets take room from the title without asking for more, so that the audit may find it cut`() {
        let button = button { $0.setTitle("Buy", for: .normal) }
        let before = display.stage.run { button.intrinsicContentSize }
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        expect((display.stage.run { button.intrinsicContentSize }, button.shownText?.inset), is: (before, 20))
    }

    @available(*, deprecated)
    @Test func `a background image is shown by state`() {
        let button = button { button in
            button.setTitle("Buy", for: .normal)
            button.setBackgroundImage(UIImage(named: "wood"), for: .normal)
            button.setBackgroundImage(UIImage(named: "steel"), for: .disabled)
            button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
        }
        #expect(display.picture.contains("wood"))
        display.stage.run { button.isEnabled = false }
        expect((display.picture.contains("steel"), button.currentBackgroundImage?.name), is: (true, "steel"))
    }
}
