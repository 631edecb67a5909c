import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The rule about modal views: the focus stays in them.
@Suite struct AuditModalTests {
    @Test(arguments: [
        AuditCase("elsewhere in the tree", finds: [#"UIStackView is modal, but button "Go" can be focused"#]) {
            column in
            let modal = UIStackView(arrangedSubviews: [makeButton("Ok")])
            modal.accessibilityViewIsModal = true
            column.addArrangedSubview(makeButton("Go"))
            column.addArrangedSubview(UIStackView(arrangedSubviews: [modal]))
        },
        AuditCase("nothing in it", finds: ["UIView is modal and has nothing to focus"]) { column in
            let modal = UIView()
            modal.accessibilityViewIsModal = true
            column.addArrangedSubview(modal)
        },
        AuditCase("the keyboard behind it", finds: [#"UIStackView is modal, but the focus is on field "Name""#]) {
            column in
            let field = UITextField()
            field.placeholder = "Name"
            let modal = UIStackView(arrangedSubviews: [makeButton("Ok")])
            modal.accessibilityViewIsModal = true
            column.addArrangedSubview(field)
            column.addArrangedSubview(modal)
            field.becomeFirstResponder()
        },
        AuditCase("a cover that is not modal", finds: ["UIView covers all that lies behind it and is not modal"]) {
            column in
            let canvas = UIView()
            canvas.addSubview(makeBox(0, 0, 400, 900, place(makeButton("Go"), 0, 0, 99, 44)))
            canvas.addSubview(makeBox(0, 0, 400, 900, place(makeButton("Ok"), 0, 99, 99, 44)))
            column.addArrangedSubview(canvas)
        },
        AuditCase(
            "a cover that is only added to a stack", finds: ["UIView covers all that lies behind it and is not modal"]
        ) { column in
            column.addArrangedSubview(makeButton("Go"))
            column.addSubview(makeBox(0, 0, 400, 900, place(makeButton("Ok"), 0, 99, 99, 44)))
        },
        AuditCase("a modal view beside all others") { column in
            let modal = UIStackView(arrangedSubviews: [makeButton("Ok")])
            modal.accessibilityViewIsModal = true
            column.addArrangedSubview(makeButton("Go"))
            column.addArrangedSubview(modal)
        },
        AuditCase("hidden") { column in
            let modal = UIView()
            modal.accessibilityViewIsModal = true
            modal.isHidden = true
            column.addArrangedSubview(makeButton("Go"))
            column.addArrangedSubview(modal)
        },
        AuditCase("a background") { column in
            let canvas = UIView()
            canvas.addSubview(makeBox(0, 0, 400, 900))
            canvas.addSubview(makeBox(0, 0, 400, 900, place(makeButton("Ok"), 0, 99, 99, 44)))
            column.addArrangedSubview(canvas)
        },
    ])
    func `a modal view that does not hold the focus is found`(_ screen: AuditCase) {
        expect(screen.findings(.modalWithoutFocus), is: screen.expected)
    }
}
