import Foundation
import Testing

@testable import HeadlessUIKit

/// The rules about what elements are called: at least three screens that break each, and three that do not.
@Suite struct AuditLabelTests {
    @Test(arguments: [
        (AuditCase("a button with an image only") { $0.addArrangedSubview(UIButton()) }, ["button has no label"]),
        (
            AuditCase("a switch beside its text") { column in
                let lock = UISwitch()
                lock.accessibilityIdentifier = "lock"
                column.addArrangedSubview(makeLabel("Lock"))
                column.addArrangedSubview(lock)
            }, ["switch lock has no label"]
        ),
        (
            AuditCase("a label of spaces") { column in
                let button = makeButton("Go")
                button.accessibilityLabel = "  "
                column.addArrangedSubview(button)
            }, [#"button "  " has no label"#]
        ),
        (AuditCase("a title") { $0.addArrangedSubview(makeButton("Go")) }, []),
        (
            AuditCase("a label of its own") { column in
                let slider = UISlider()
                slider.accessibilityLabel = "Volume"
                column.addArrangedSubview(slider)
            }, []
        ),
        (
            AuditCase("a switch that is the accessory view of a row with a text") { column in
                column.addArrangedSubview(AuditTable(["Lock", "Wipe"]) { UISwitch() })
            }, []
        ),
        (
            AuditCase("a switch in a row without a text") { column in
                column.addArrangedSubview(AuditTable([""]) { UISwitch() })
            }, ["row `row` has no label", "switch in row `row` has no label"]
        ),
        (
            AuditCase("nothing that acts") { column in
                column.addArrangedSubview(makeLabel("", "empty"))
                let hidden = UIButton()
                hidden.isHidden = true
                column.addArrangedSubview(hidden)
            }, []
        ),
    ])
    func `an element that the user can operate but has no label is found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.actionableWithoutLabel) == expected)
    }

    private static func image(_ change: @escaping @Sendable (UIImageView) -> Void) -> @Sendable (UIStackView) -> Void {
        { column in
            let view = UIImageView(image: UIImage(named: "cat"))
            change(view)
            column.addArrangedSubview(view)
        }
    }

    @Test(arguments: [
        (AuditCase("an element", image { $0.isAccessibilityElement = true }), ["image has no label"]),
        (AuditCase("an identifier", image { $0.accessibilityIdentifier = "cat" }), ["image cat has no label"]),
        (
            AuditCase("an empty label", image { $0.accessibilityLabel = "" }), ["image has no label"]
        ),
        (AuditCase("decorative", image { _ in }), []),
        (AuditCase("a label", image { $0.accessibilityLabel = "A cat" }), []),
        (
            AuditCase(
                "hidden",
                image {
                    $0.accessibilityIdentifier = "cat"
                    $0.accessibilityElementsHidden = true
                }), []
        ),
    ])
    func `an image that is neither labelled nor decorative is found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.imageWithoutLabel) == expected)
    }

    @Test(arguments: [
        (AuditCase("nothing") { $0.addArrangedSubview(UITextField()) }, ["field has no label"]),
        (
            AuditCase("a text only") { column in
                let field = UITextField()
                field.text = "johnny"
                field.accessibilityIdentifier = "name"
                column.addArrangedSubview(field)
            }, ["field name has no label"]
        ),
        (AuditCase("a search bar") { $0.addArrangedSubview(UISearchBar()) }, ["field has no label"]),
        (
            AuditCase("a placeholder") { column in
                let field = UITextField()
                field.placeholder = "Name"
                column.addArrangedSubview(field)
            }, []
        ),
        (
            AuditCase("a label") { column in
                let field = UITextField()
                field.accessibilityLabel = "Name"
                column.addArrangedSubview(field)
            }, []
        ),
        (
            AuditCase("a search bar's label") { column in
                let bar = UISearchBar()
                bar.accessibilityLabel = "Search"
                column.addArrangedSubview(bar)
            }, []
        ),
    ])
    func `a field without a label is found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.fieldWithoutLabel) == expected)
    }

    private static func buttons(_ titles: String...) -> @Sendable (UIStackView) -> Void {
        { column in for title in titles { column.addArrangedSubview(makeButton(title)) } }
    }

    @Test(arguments: [
        (
            AuditCase("two buttons", buttons("Buy", "Sell", "Buy")),
            [#"button "Buy" has the label of another button beside it"#]
        ),
        (
            AuditCase("three", buttons("Buy", "Buy", "Buy")),
            [
                #"button "Buy" has the label of another button beside it"#,
                #"button "Buy" has the label of another button beside it"#,
            ]
        ),
        (
            AuditCase("two fields") { column in
                for _ in 0..<2 {
                    let field = UITextField()
                    field.placeholder = "Name"
                    column.addArrangedSubview(field)
                }
            }, [#"field "Name" has the label of another field beside it"#]
        ),
        (AuditCase("different ones", buttons("Buy", "buy", "Sell")), []),
        (
            AuditCase("a field and its button") { column in
                let field = UITextField()
                field.placeholder = "Search"
                column.addArrangedSubview(field)
                column.addArrangedSubview(makeButton("Search"))
            }, []
        ),
        (
            AuditCase("rows and their buttons") {
                $0.addArrangedSubview(AuditTable(["a", "a"]) { makeButton("Adopt") })
            },
            []
        ),
        (
            AuditCase("two cards") { column in
                for _ in 0..<2 { column.addArrangedSubview(UIStackView(arrangedSubviews: [makeButton("Buy")])) }
            }, []
        ),
    ])
    func `siblings that the user can operate and that have the same label are found`(
        _ screen: AuditCase, _ expected: [String]
    ) {
        #expect(screen.findings(.duplicateLabel) == expected)
    }

    @Test(arguments: [
        (
            AuditCase("a button", buttons("Save Button")),
            [#"button "Save Button" says "button", which VoiceOver says anyway"#]
        ),
        (
            AuditCase("a picture", image { $0.accessibilityLabel = "Image of a cat" }),
            [#"image "Image of a cat" says "image", which VoiceOver says anyway"#]
        ),
        (
            AuditCase("a field") { column in
                let field = UITextField()
                field.placeholder = "Email text field"
                column.addArrangedSubview(field)
            }, [#"field "Email text field" says "text field", which VoiceOver says anyway"#]
        ),
        (AuditCase("the word elsewhere", buttons("Button style", "Select image", "Unbutton")), []),
        (AuditCase("a text") { $0.addArrangedSubview(makeLabel("Press the button")) }, []),
        (AuditCase("a picture of itself", image { $0.accessibilityLabel = "A cat" }), []),
    ])
    func `a label that repeats the role is found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.labelRepeatsRole) == expected)
    }

    @Test(arguments: [
        (AuditCase("a full stop", buttons("Save.")), [#"button "Save." ends in ".""#]),
        (
            AuditCase("others", buttons("Name:", "One,", "Two;")),
            [#"button "Name:" ends in ":""#, #"button "One," ends in ",""#, #"button "Two;" ends in ";""#]
        ),
        (AuditCase("a space behind", buttons("Save. ")), [#"button "Save. " ends in ".""#]),
        (AuditCase("questions and dots", buttons("Really?", "More…", "Go!", "v1.0")), []),
        (AuditCase("a text") { $0.addArrangedSubview(makeLabel("All is well.")) }, []),
        (AuditCase("a row of sentences") { $0.addArrangedSubview(AuditTable(["Hello."]) { UIView() }) }, []),
    ])
    func `the label of an operable element that ends in punctuation is found`(_ screen: AuditCase, _ expected: [String])
    {
        #expect(screen.findings(.labelPunctuation) == expected)
    }

    @Test(arguments: [
        (
            AuditCase("a button") { $0.addArrangedSubview(makeButton("saveButton", "saveButton")) },
            [#"button "saveButton" has its identifier for a label"#]
        ),
        (
            AuditCase("a text") { $0.addArrangedSubview(makeLabel("total", "total")) },
            [#"text "total" has its identifier for a label"#]
        ),
        (
            AuditCase("in a row") { $0.addArrangedSubview(AuditTable(["a"]) { makeButton("adopt", "adopt") }) },
            [#"button "adopt" in row "a" has its identifier for a label"#]
        ),
        (AuditCase("another case") { $0.addArrangedSubview(makeButton("Save", "save")) }, []),
        (AuditCase("none") { $0.addArrangedSubview(makeButton("Save")) }, []),
        (AuditCase("another") { $0.addArrangedSubview(makeButton("Save", "saveButton")) }, []),
    ])
    func `a label that equals the identifier is found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.labelIsIdentifier) == expected)
    }

    @Test(arguments: [
        (
            AuditCase("two") { column in
                column.addArrangedSubview(makeButton("A", "go"))
                column.addArrangedSubview(makeLabel("B", "go"))
            }, [#"text "B" has the identifier "go" of another element"#]
        ),
        (
            AuditCase("in one row") { column in
                column.addArrangedSubview(
                    AuditTable(["a"]) { UIStackView(arrangedSubviews: [makeButton("A", "go"), makeButton("B", "go")]) })
            }, [#"button "B" in row "a" has the identifier "go" of another element"#]
        ),
        (
            AuditCase("nested") { column in
                let box = UIStackView(arrangedSubviews: [makeLabel("A", "box")])
                box.accessibilityIdentifier = "box"
                column.addArrangedSubview(box)
            }, [#"text "A" has the identifier "box" of another element"#]
        ),
        (
            AuditCase("in two rows") {
                $0.addArrangedSubview(AuditTable(["a", "b"]) { makeButton("Adopt", "adopt") })
            },
            []
        ),
        (
            AuditCase("another case") { column in
                column.addArrangedSubview(makeButton("A", "go"))
                column.addArrangedSubview(makeButton("B", "Go"))
            }, []
        ),
        (
            AuditCase("hidden") { column in
                column.addArrangedSubview(makeButton("A", "go"))
                let other = makeButton("B", "go")
                other.isHidden = true
                column.addArrangedSubview(other)
            }, []
        ),
    ])
    func `an identifier that is not unique on the screen or in its row is found`(
        _ screen: AuditCase, _ expected: [String]
    ) {
        #expect(screen.findings(.duplicateIdentifier) == expected)
    }
}
