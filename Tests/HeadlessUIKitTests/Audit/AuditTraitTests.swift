import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The rules about what elements are and what lies in them.
@Suite struct AuditTraitTests {
    /// A label, a button or a view, with traits.
    private static func traits(
        _ traits: UIAccessibilityTraits, value: String? = nil, on make: @escaping @Sendable () -> UIView
    ) -> @Sendable (UIStackView) -> Void {
        { column in
            let view = make()
            view.accessibilityTraits = traits
            view.accessibilityValue = value
            column.addArrangedSubview(view)
        }
    }

    @Test(arguments: [
        AuditCase(
            "a label made a button", finds: [#"button "Go" has the traits button and staticText"#],
            traits([.staticText, .button]) { makeLabel("Go") }),
        AuditCase(
            "two ways to act", finds: [#"link "Go" has the traits button and link"#],
            traits([.button, .link]) { makeButton("Go") }),
        AuditCase(
            "a button called a text", finds: [#"button "Go" is a control and has the trait staticText"#],
            traits(.staticText) { makeButton("Go") }),
        AuditCase("a heading", traits([.header, .staticText]) { makeLabel("Go") }),
        AuditCase("a picture that acts", traits([.image, .button, .selected]) { makeButton("Go") }),
        AuditCase("a toggle", traits([.button, .toggleButton], value: "on") { makeButton("Go") }),
        AuditCase("as made") {
            for view in [UISwitch(), UISlider(), UITextField()] { $0.addArrangedSubview(view) }
        },
    ])
    func `traits that contradict each other are found`(_ screen: AuditCase) {
        expect(screen.findings(.conflictingTraits), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase(
            "a button", finds: [#"button "Mute" has no value"#],
            traits([.button, .toggleButton]) { makeButton("Mute") }),
        AuditCase(
            "an empty value", finds: [#"button "Mute" has no value"#],
            traits(.toggleButton, value: "") { makeButton("Mute") }),
        AuditCase(
            "a switch that says nothing", finds: ["switch has no value"],
            traits([.button, .toggleButton], value: "") { UISwitch() }),
        AuditCase("a switch") { $0.addArrangedSubview(UISwitch()) },
        AuditCase("a value", traits([.button, .toggleButton], value: "on") { makeButton("Mute") }),
        AuditCase("no switch", traits(.button) { makeButton("Mute") }),
    ])
    func `a switch without a value is found`(_ screen: AuditCase) {
        expect(screen.findings(.switchWithoutValue), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase("a button in a button", finds: [#"button "Close" lies inside button "Open""#]) { column in
            let outer = makeButton("Open")
            outer.addSubview(makeButton("Close"))
            column.addArrangedSubview(outer)
        },
        AuditCase("deep below", finds: [#"button "Buy" lies inside button card"#]) { column in
            let card = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [makeButton("Buy")])])
            card.accessibilityIdentifier = "card"
            card.accessibilityTraits = .button
            column.addArrangedSubview(card)
        },
        AuditCase("in a control of a row", finds: [#"button "Close" in row "a" lies inside button "Open" in row "a""#])
        { column in
            column.addArrangedSubview(
                AuditTable(["a"]) {
                    let outer = makeButton("Open")
                    outer.addSubview(makeButton("Close"))
                    return outer
                })
        },
        AuditCase("in a row") { $0.addArrangedSubview(AuditTable(["a"]) { makeButton("Adopt") }) },
        AuditCase("segments of a picker") { column in
            let control = UISegmentedControl(items: ["S", "L"])
            control.accessibilityLabel = "Size"
            column.addArrangedSubview(control)
        },
        AuditCase("a label in a button") { column in
            let outer = makeButton("Open")
            outer.addSubview(makeLabel("Close"))
            column.addArrangedSubview(outer)
        },
    ])
    func `an operable element inside another operable element is found`(_ screen: AuditCase) {
        expect(screen.findings(.nestedActionable), is: screen.expected)
    }
}
