import Foundation
import Testing

@testable import HeadlessUIKit

/// The rule about modal views: the focus stays in them.
@Suite struct AuditModalTests {
    @Test(arguments: [
        (
            AuditCase("elsewhere in the tree") { column in
                let modal = UIStackView(arrangedSubviews: [makeButton("Ok")])
                modal.accessibilityViewIsModal = true
                column.addArrangedSubview(makeButton("Go"))
                column.addArrangedSubview(UIStackView(arrangedSubviews: [modal]))
            }, [#"UIStackView is modal, but button "Go" can be focused"#]
        ),
        (
            AuditCase("nothing in it") { column in
                let modal = UIView()
                modal.accessibilityViewIsModal = true
                column.addArrangedSubview(modal)
            }, ["UIView is modal and has nothing to focus"]
        ),
        (
            AuditCase("the keyboard behind it") { column in
                let field = UITextField()
                field.placeholder = "Name"
                let modal = UIStackView(arrangedSubviews: [makeButton("Ok")])
                modal.accessibilityViewIsModal = true
                column.addArrangedSubview(field)
                column.addArrangedSubview(modal)
                field.becomeFirstResponder()
            }, [#"UIStackView is modal, but the focus is on field "Name""#]
        ),
        (
            AuditCase("a cover that is not modal") { column in
                let canvas = UIView()
                canvas.addSubview(makeBox(0, 0, 400, 900, place(makeButton("Go"), 0, 0, 99, 44)))
                canvas.addSubview(makeBox(0, 0, 400, 900, place(makeButton("Ok"), 0, 99, 99, 44)))
                column.addArrangedSubview(canvas)
            }, ["UIView covers all that lies behind it and is not modal"]
        ),
        (
            AuditCase("a cover that is only added to a stack") { column in
                column.addArrangedSubview(makeButton("Go"))
                column.addSubview(makeBox(0, 0, 400, 900, place(makeButton("Ok"), 0, 99, 99, 44)))
            }, ["UIView covers all that lies behind it and is not modal"]
        ),
        (
            AuditCase("a modal view beside all others") { column in
                let modal = UIStackView(arrangedSubviews: [makeButton("Ok")])
                modal.accessibilityViewIsModal = true
                column.addArrangedSubview(makeButton("Go"))
                column.addArrangedSubview(modal)
            }, []
        ),
        (
            AuditCase("hidden") { column in
                let modal = UIView()
                modal.accessibilityViewIsModal = true
                modal.isHidden = true
                column.addArrangedSubview(makeButton("Go"))
                column.addArrangedSubview(modal)
            }, []
        ),
        (
            AuditCase("a background") { column in
                let canvas = UIView()
                canvas.addSubview(makeBox(0, 0, 400, 900))
                canvas.addSubview(makeBox(0, 0, 400, 900, place(makeButton("Ok"), 0, 99, 99, 44)))
                column.addArrangedSubview(canvas)
            }, []
        ),
    ])
    func `a modal view that does not hold the focus is found`(_ screen: AuditCase, _ expected: [String]) {
        #expect(screen.findings(.modalWithoutFocus) == expected)
    }
}
