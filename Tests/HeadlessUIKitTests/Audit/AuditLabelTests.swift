import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The rules about what elements are called: at least three screens that break each, and three that do not.
@Suite struct AuditLabelTests {
    @Test(arguments: [
        AuditCase("a button with an image only", finds: ["button has no label"]) { $0.addArrangedSubview(UIButton()) },
        AuditCase("a switch beside its text", finds: ["switch lock has no label"]) { column in
            let lock = UISwitch()
            lock.accessibilityIdentifier = "lock"
            column.addArrangedSubview(makeLabel("Lock"))
            column.addArrangedSubview(lock)
        },
        AuditCase("a label of spaces", finds: [#"button "  " has no label"#]) { column in
            let button = makeButton("Go")
            button.accessibilityLabel = "  "
            column.addArrangedSubview(button)
        },
        AuditCase("a title") { $0.addArrangedSubview(makeButton("Go")) },
        AuditCase("a label of its own") { column in
            let slider = UISlider()
            slider.accessibilityLabel = "Volume"
            column.addArrangedSubview(slider)
        },
        AuditCase("a switch that is the accessory view of a row with a text") { column in
            column.addArrangedSubview(AuditTable(["Lock", "Wipe"]) { UISwitch() })
        },
        AuditCase(
            "a switch in a row without a text", finds: ["row `row` has no label", "switch in row `row` has no label"]
        ) { column in
            column.addArrangedSubview(AuditTable([""]) { UISwitch() })
        },
        AuditCase("nothing that acts") { column in
            column.addArrangedSubview(makeLabel("", "empty"))
            let hidden = UIButton()
            hidden.isHidden = true
            column.addArrangedSubview(hidden)
        },
    ])
    func `an element that the user can operate but has no label is found`(_ screen: AuditCase) {
        expect(screen.findings(.actionableWithoutLabel), is: screen.expected)
    }

    private static func image(_ change: @escaping @Sendable (UIImageView) -> Void) -> @Sendable (UIStackView) -> Void {
        { column in
            let view = UIImageView(image: UIImage(named: "cat"))
            change(view)
            column.addArrangedSubview(view)
        }
    }

    @Test(arguments: [
        AuditCase("an element", finds: ["image has no label"], image { $0.isAccessibilityElement = true }),
        AuditCase("an identifier", finds: ["image cat has no label"], image { $0.accessibilityIdentifier = "cat" }),
        AuditCase("an empty label", finds: ["image has no label"], image { $0.accessibilityLabel = "" }),
        AuditCase("decorative", image { _ in }),
        AuditCase("a label", image { $0.accessibilityLabel = "A cat" }),
        AuditCase(
            "hidden",
            image {
                $0.accessibilityIdentifier = "cat"
                $0.accessibilityElementsHidden = true
            }),
    ])
    func `an image that is neither labelled nor decorative is found`(_ screen: AuditCase) {
        expect(screen.findings(.imageWithoutLabel), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase("nothing", finds: ["field has no label"]) { $0.addArrangedSubview(UITextField()) },
        AuditCase("a text only", finds: ["field name has no label"]) { column in
            let field = UITextField()
            field.text = "johnny"
            field.accessibilityIdentifier = "name"
            column.addArrangedSubview(field)
        },
        AuditCase("a search bar", finds: ["field has no label"]) { $0.addArrangedSubview(UISearchBar()) },
        AuditCase("a placeholder") { column in
            let field = UITextField()
            field.placeholder = "Name"
            column.addArrangedSubview(field)
        },
        AuditCase("a label") { column in
            let field = UITextField()
            field.accessibilityLabel = "Name"
            column.addArrangedSubview(field)
        },
        AuditCase("a search bar's label") { column in
            let bar = UISearchBar()
            bar.accessibilityLabel = "Search"
            column.addArrangedSubview(bar)
        },
    ])
    func `a field without a label is found`(_ screen: AuditCase) {
        expect(screen.findings(.fieldWithoutLabel), is: screen.expected)
    }

    private static func buttons(_ titles: String...) -> @Sendable (UIStackView) -> Void {
        { column in for title in titles { column.addArrangedSubview(makeButton(title)) } }
    }

    @Test(arguments: [
        AuditCase(
            "two buttons", finds: [#"button "Buy" has the label of another button beside it"#],
            buttons("Buy", "Sell", "Buy")),
        AuditCase(
            "three",
            finds: [
                #"button "Buy" has the label of another button beside it"#,
                #"button "Buy" has the label of another button beside it"#,
            ], buttons("Buy", "Buy", "Buy")),
        AuditCase("two fields", finds: [#"field "Name" has the label of another field beside it"#]) { column in
            for _ in 0..<2 {
                let field = UITextField()
                field.placeholder = "Name"
                column.addArrangedSubview(field)
            }
        },
        AuditCase("different ones", buttons("Buy", "buy", "Sell")),
        AuditCase("a field and its button") { column in
            let field = UITextField()
            field.placeholder = "Search"
            column.addArrangedSubview(field)
            column.addArrangedSubview(makeButton("Search"))
        },
        AuditCase("rows and their buttons") {
            $0.addArrangedSubview(AuditTable(["a", "a"]) { makeButton("Adopt") })
        },
        AuditCase("two cards") { column in
            for _ in 0..<2 { column.addArrangedSubview(UIStackView(arrangedSubviews: [makeButton("Buy")])) }
        },
    ])
    func `siblings that the user can operate and that have the same label are found`(_ screen: AuditCase) {
        expect(screen.findings(.duplicateLabel), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase(
            "a button", finds: [#"button "Save Button" says "button", which VoiceOver says anyway"#],
            buttons("Save Button")),
        AuditCase(
            "a picture", finds: [#"image "Image of a cat" says "image", which VoiceOver says anyway"#],
            image { $0.accessibilityLabel = "Image of a cat" }),
        AuditCase("a field", finds: [#"field "Email text field" says "text field", which VoiceOver says anyway"#]) {
            column in
            let field = UITextField()
            field.placeholder = "Email text field"
            column.addArrangedSubview(field)
        },
        AuditCase("the word elsewhere", buttons("Button style", "Select image", "Unbutton")),
        AuditCase("a text") { $0.addArrangedSubview(makeLabel("Press the button")) },
        AuditCase("a picture of itself", image { $0.accessibilityLabel = "A cat" }),
    ])
    func `a label that repeats the role is found`(_ screen: AuditCase) {
        expect(screen.findings(.labelRepeatsRole), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase("a full stop", finds: [#"button "Save." ends in ".""#], buttons("Save.")),
        AuditCase(
            "others",
            finds: [#"button "Name:" ends in ":""#, #"button "One," ends in ",""#, #"button "Two;" ends in ";""#],
            buttons("Name:", "One,", "Two;")),
        AuditCase("a space behind", finds: [#"button "Save. " ends in ".""#], buttons("Save. ")),
        AuditCase("questions and dots", buttons("Really?", "More…", "Go!", "v1.0")),
        AuditCase("a text") { $0.addArrangedSubview(makeLabel("All is well.")) },
        AuditCase("a row of sentences") { $0.addArrangedSubview(AuditTable(["Hello."]) { UIView() }) },
    ])
    func `the label of an operable element that ends in punctuation is found`(_ screen: AuditCase) {
        expect(screen.findings(.labelPunctuation), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase("a button", finds: [#"button "saveButton" has its identifier for a label"#]) {
            $0.addArrangedSubview(makeButton("saveButton", "saveButton"))
        },
        AuditCase("a text", finds: [#"text "total" has its identifier for a label"#]) {
            $0.addArrangedSubview(makeLabel("total", "total"))
        },
        AuditCase("in a row", finds: [#"button "adopt" in row "a" has its identifier for a label"#]) {
            $0.addArrangedSubview(AuditTable(["a"]) { makeButton("adopt", "adopt") })
        },
        AuditCase("another case") { $0.addArrangedSubview(makeButton("Save", "save")) },
        AuditCase("none") { $0.addArrangedSubview(makeButton("Save")) },
        AuditCase("another") { $0.addArrangedSubview(makeButton("Save", "saveButton")) },
    ])
    func `a label that equals the identifier is found`(_ screen: AuditCase) {
        expect(screen.findings(.labelIsIdentifier), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase("two", finds: [#"text "B" has the identifier "go" of another element"#]) { column in
            column.addArrangedSubview(makeButton("A", "go"))
            column.addArrangedSubview(makeLabel("B", "go"))
        },
        AuditCase("in one row", finds: [#"button "B" in row "a" has the identifier "go" of another element"#]) {
            column in
            column.addArrangedSubview(
                AuditTable(["a"]) { UIStackView(arrangedSubviews: [makeButton("A", "go"), makeButton("B", "go")]) })
        },
        AuditCase("nested", finds: [#"text "A" has the identifier "box" of another element"#]) { column in
            let box = UIStackView(arrangedSubviews: [makeLabel("A", "box")])
            box.accessibilityIdentifier = "box"
            column.addArrangedSubview(box)
        },
        AuditCase("in two rows") {
            $0.addArrangedSubview(AuditTable(["a", "b"]) { makeButton("Adopt", "adopt") })
        },
        AuditCase("another case") { column in
            column.addArrangedSubview(makeButton("A", "go"))
            column.addArrangedSubview(makeButton("B", "Go"))
        },
        AuditCase("hidden") { column in
            column.addArrangedSubview(makeButton("A", "go"))
            let other = makeButton("B", "go")
            other.isHidden = true
            column.addArrangedSubview(other)
        },
    ])
    func `an identifier that is not unique on the screen or in its row is found`(_ screen: AuditCase) {
        expect(screen.findings(.duplicateIdentifier), is: screen.expected)
    }
}
