import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The rule about the contrast of texts.
@Suite struct AuditColorTests {
    private static let grey = UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)

    /// A text in a colour, in a box of a colour.
    private static func text(
        _ color: UIColor?, on background: UIColor?, _ change: @escaping @Sendable (UILabel) -> Void = { _ in }
    ) -> @Sendable (UIStackView) -> Void {
        { column in
            let label = makeLabel("A")
            if let color { label.textColor = color }
            change(label)
            let box = UIView()
            box.backgroundColor = background
            box.addSubview(label)
            column.addArrangedSubview(box)
        }
    }

    /// Returns the view of a cell's content on white, with the texts A and B.
    private static func contentView(_ configuration: UIListContentConfiguration) -> UIView {
        var content = configuration
        (content.text, content.secondaryText) = ("A", "B")
        let view = UIListContentView(configuration: content)
        view.backgroundColor = .white
        return view
    }

    @Test(arguments: [
        AuditCase(
            "grey on white",
            finds: [#"text "A" has a contrast of 2.8 to 1, and needs 4.5 to 1, which .black has here"#],
            text(grey, on: .white)),
        AuditCase(
            "black on the system's background, which turns black",
            finds: [
                #"text "A" has a contrast of 1.0 to 1 in the dark appearance, and needs 4.5 to 1, which .label has here"#
            ], text(.black, on: .systemBackground)),
        AuditCase("the same where the app has chosen the light appearance") { column in
            column.overrideUserInterfaceStyle = .light
            text(.black, on: .systemBackground)(column)
        },
        AuditCase("a cell's secondary text in UIKit's colour") { column in
            column.addArrangedSubview(contentView(.subtitleCell()))
        },
        AuditCase(
            "a cell's secondary text in a colour of the app's",
            finds: [#"text "B" has a contrast of 2.8 to 1, and needs 4.5 to 1, which .black has here"#]
        ) { column in
            var content = UIListContentConfiguration.subtitleCell()
            content.secondaryTextProperties.color = grey
            column.addArrangedSubview(contentView(content))
        },
        AuditCase(
            "faded", finds: [#"text "A" has a contrast of 2.8 to 1, and needs 4.5 to 1"#],
            text(.black, on: .white) { $0.alpha = 0.4 }),
        AuditCase(
            "a button's title",
            finds: [#"button "A" has a contrast of 1.5 to 1, and needs 4.5 to 1, which .black has here"#]
        ) { column in
            let button = makeButton("A")
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor = .systemYellow
            column.addArrangedSubview(button)
        },
        AuditCase(
            "a custom button's title without a colour",
            finds: [#"button "A" has a contrast of 1.0 to 1, and needs 4.5 to 1, which .black has here"#]
        ) { column in
            let button = makeButton("A")
            button.backgroundColor = .white
            column.addArrangedSubview(button)
        },
        AuditCase(
            "a filled button in a colour of the app's",
            finds: [#"button "A" has a contrast of 1.5 to 1, and needs 4.5 to 1, which .black has here"#]
        ) { column in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "A"
            configuration.baseBackgroundColor = .systemYellow
            column.addArrangedSubview(UIButton(configuration: configuration))
        },
        AuditCase("a filled button in the system's colours") { column in
            column.backgroundColor = .white
            var configuration = UIButton.Configuration.filled()
            configuration.title = "A"
            column.addArrangedSubview(UIButton(configuration: configuration))
        },
        AuditCase(
            "through a tint of the background",
            finds: [#"text "A" has a contrast of 3.9 to 1, and needs 4.5 to 1, which .black has here"#]
        ) { column in
            column.backgroundColor = .white
            text(.white, on: UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))(column)
        },
        AuditCase(
            "a field", finds: [#"field "Name" has a contrast of 1.0 to 1, and needs 4.5 to 1, which .black has here"#]
        ) { column in
            let field = UITextField()
            field.placeholder = "Name"
            field.textColor = .white
            field.backgroundColor = .white
            column.addArrangedSubview(field)
        },
        AuditCase("disabled controls") { column in
            let (button, field) = (makeButton("A"), UITextField())
            button.setTitleColor(.white, for: .normal)
            field.textColor = .white
            let tile = UIControl()
            tile.addSubview(makeLabel("B"))
            (tile.subviews[0] as? UILabel)?.textColor = .white
            for control in [button, field, tile] {
                control.backgroundColor = .white
                control.isEnabled = false
                column.addArrangedSubview(control)
            }
        },
        AuditCase("what says that it is disabled") { column in
            let label = makeLabel("A")
            label.textColor = .white
            label.backgroundColor = .white
            label.accessibilityTraits.insert(.notEnabled)
            column.addArrangedSubview(label)
        },
        AuditCase("black on white", text(.black, on: .white)),
        AuditCase("just enough", text(UIColor(red: 0.46, green: 0.46, blue: 0.46, alpha: 1), on: .white)),
        AuditCase("no background", text(grey, on: nil)),
        AuditCase("no colour of its own", text(nil, on: .black)),
        AuditCase("clear", text(grey, on: .clear)),
        AuditCase("before a picture") { column in
            let box = UIView()
            box.backgroundColor = .white
            let label = place(makeLabel("A"), 0, 0, 99, 20)
            label.textColor = grey
            box.addSubview(place(UIImageView(image: UIImage(named: "cat")), 0, 0, 120, 120))
            box.addSubview(label)
            column.addArrangedSubview(box)
        },
    ])
    func `a text with too little contrast to its background is found`(_ screen: AuditCase) {
        expect(screen.findings(.contrast), is: screen.expected)
    }

    @Test func `a contrast without declared colours is undecided`() {
        let display = Display()
        display.stage.run {
            let (first, second, third) = (makeLabel("A"), makeLabel("B"), makeLabel("C"))
            first.backgroundColor = .white
            second.textColor = .black
            third.textColor = .black
            third.backgroundColor = .white
            let (field, disabled) = (UITextField(), makeButton("Off"))
            field.placeholder = "D"
            disabled.isEnabled = false
            for view in [first, second, third, field, disabled] { display.root.addSubview(view) }
            let audit = display.window.audit()
            expect(audit.findings, is: [])
            expect(
                audit.undecided.map { "\($0.element) \($0.problem)" }, are: #"text "A" has no text colour of its own"#,
                #"text "B" has no background of a declared colour"#, #"field "D" has no text colour of its own"#)
        }
    }

    @Test func `the contrast ratio is that of WCAG`() {
        func ratio(_ one: UIColor, _ other: UIColor) -> String { ContrastRatio(of: one.light, on: other.light).text }
        expect(ratio(.black, .white), is: "21.0")
        expect(ratio(.white, .black), is: "21.0")
        expect(ratio(.white, .white), is: "1.0")
        expect(ratio(.systemBlue, .white), is: "4.0")
    }

    @Test func `the contrast in dark appearance is computed from the dark colours`() {
        let display = Display()
        display.stage.run {
            let label = makeLabel("A")
            label.textColor = .white
            label.backgroundColor = .systemBackground
            display.root.addSubview(label)
            expect(
                display.window.audit().findings.map(\.problem),
                are: "has a contrast of 1.0 to 1, and needs 4.5 to 1, which .label has here")
            UIApplication.shared.setUserInterfaceStyle(.dark)
            expect(
                display.window.audit().findings.map(\.problem),
                are: "has a contrast of 1.0 to 1 in the light appearance, and needs 4.5 to 1, which .label has here")
            display.window.overrideUserInterfaceStyle = .dark
            expect(display.window.audit().findings, is: [])
        }
    }
}
