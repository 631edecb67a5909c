import Foundation
import Testing

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
        (
            AuditCase("a label made a button", traits([.staticText, .button]) { makeLabel("Go") }),
            [#"button "Go" has the traits button and staticText"#]
        ),
        (
            AuditCase("two ways to act", traits([.button, .link]) { makeButton("Go") }),
            [#"link "Go" has the traits button and link"#]
        ),
        (
            AuditCase("a button called a text", traits(.staticText) { makeButton("Go") }),
            [#"button "Go" is a control and has the trait staticText"#]
        ),
        (AuditCase("a heading", traits([.header, .staticText]) { makeLabel("Go") }), []),
        (AuditCase("a picture that acts", traits([.image, .button, .selected]) { makeButton("Go") }), []),
        (AuditCase("a toggle", traits([.button, .toggleButton], value: "on") { makeButton("Go") }), []),
        (
            AuditCase("as made") {
                for view in [UISwitch(), UISlider(), UITextField()] { $0.addArrangedSubview(view) }
            }, []
        ),
    ])
    func `traits that contradict each other are found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.conflictingTraits) == expected)
    }

    @Test(arguments: [
        (
            AuditCase("a button", traits([.button, .toggleButton]) { makeButton("Mute") }),
            [#"button "Mute" has no value"#]
        ),
        (
            AuditCase("an empty value", traits(.toggleButton, value: "") { makeButton("Mute") }),
            [#"button "Mute" has no value"#]
        ),
        (
            AuditCase("a switch that says nothing", traits([.button, .toggleButton], value: "") { UISwitch() }),
            ["switch has no value"]
        ),
        (AuditCase("a switch") { $0.addArrangedSubview(UISwitch()) }, []),
        (AuditCase("a value", traits([.button, .toggleButton], value: "on") { makeButton("Mute") }), []),
        (AuditCase("no switch", traits(.button) { makeButton("Mute") }), []),
    ])
    func `a switch without a value is found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.switchWithoutValue) == expected)
    }

    @Test(arguments: [
        (
            AuditCase("a button in a button") { column in
                let outer = makeButton("Open")
                outer.addSubview(makeButton("Close"))
                column.addArrangedSubview(outer)
            }, [#"button "Close" lies inside button "Open""#]
        ),
        (
            AuditCase("deep below") { column in
                let card = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [makeButton("Buy")])])
                card.accessibilityIdentifier = "card"
                card.accessibilityTraits = .button
                column.addArrangedSubview(card)
            }, [#"button "Buy" lies inside button card"#]
        ),
        (
            AuditCase("in a control of a row") { column in
                column.addArrangedSubview(
                    AuditTable(["a"]) {
                        let outer = makeButton("Open")
                        outer.addSubview(makeButton("Close"))
                        return outer
                    })
            }, [#"button "Close" in row "a" lies inside button "Open" in row "a""#]
        ),
        (AuditCase("in a row") { $0.addArrangedSubview(AuditTable(["a"]) { makeButton("Adopt") }) }, []),
        (
            AuditCase("segments of a picker") { column in
                let control = UISegmentedControl(items: ["S", "L"])
                control.accessibilityLabel = "Size"
                column.addArrangedSubview(control)
            }, []
        ),
        (
            AuditCase("a label in a button") { column in
                let outer = makeButton("Open")
                outer.addSubview(makeLabel("Close"))
                column.addArrangedSubview(outer)
            }, []
        ),
    ])
    func `an operable element inside another operable element is found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.nestedActionable) == expected)
    }
}
