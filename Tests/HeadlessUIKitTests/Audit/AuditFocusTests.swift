import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The rules about what is focused: shown, and still there.
@Suite struct AuditFocusTests {
    @Test(arguments: [
        AuditCase("no size", finds: [#"button "Go" has no size"#, #"text "Ghost" has no size"#]) { column in
            let box = makeBox(0, 0, 0, 0)
            box.isAccessibilityElement = true
            box.accessibilityLabel = "Ghost"
            column.addSubview(box)
            let canvas = UIView()
            canvas.addSubview(place(makeButton("Go"), 0, 0, 44, 0))
            column.addArrangedSubview(canvas)
        },
        AuditCase("outside of the screen", finds: [#"button "Go" lies outside of the screen"#]) { column in
            column.addSubview(place(makeButton("Go"), -200, 0, 100, 44))
        },
        AuditCase("the keyboard in a hidden field", finds: [#"field "Name" has the keyboard and is hidden"#]) {
            column in
            let field = UITextField()
            field.placeholder = "Name"
            column.addArrangedSubview(field)
            field.becomeFirstResponder()
            field.alpha = 0
        },
        AuditCase("kept from VoiceOver", finds: [#"button "Go" can be used but is hidden from assistive technologies"#])
        { column in
            let box = UIStackView(arrangedSubviews: [makeButton("Go"), makeLabel("Text")])
            box.accessibilityElementsHidden = true
            column.addArrangedSubview(box)
        },
        AuditCase("inside of a text", finds: [#"button "Go" can be used but is no element of the screen"#]) { column in
            let card = UIView()
            card.isAccessibilityElement = true
            card.accessibilityLabel = "Card"
            card.fillSafeArea(with: makeButton("Go"))
            column.addArrangedSubview(card)
        },
        AuditCase("made no element", finds: ["UIButton can be used but is no element of the screen"]) { column in
            let button = makeButton("Go")
            button.isAccessibilityElement = false
            column.addArrangedSubview(button)
        },
        AuditCase("left out of the order", finds: [#"button "B" can be used but is no element of the screen"#]) {
            column in
            let (one, other) = (makeButton("A"), makeButton("B"))
            let box = UIStackView(arrangedSubviews: [one, other])
            box.accessibilityElements = [one]
            column.addArrangedSubview(box)
        },
        AuditCase("made no element in a row", finds: [#"UIButton can be used but is no element of the screen"#]) {
            column in
            column.addArrangedSubview(
                AuditTable(["a"]) {
                    let button = makeButton("Adopt")
                    button.isAccessibilityElement = false
                    return button
                })
        },
        AuditCase("a part of what acts") { column in
            let button = UIButton()
            button.isAccessibilityElement = false
            let tile = UIControl()
            tile.accessibilityTraits = .button
            tile.accessibilityLabel = "Tile"
            tile.addSubview(button)
            column.addArrangedSubview(tile)
        },
        AuditCase("inside of what acts, which is nesting") { column in
            let tile = UIControl()
            tile.accessibilityTraits = .button
            tile.accessibilityLabel = "Tile"
            tile.addSubview(makeButton("Go"))
            column.addArrangedSubview(tile)
        },
        AuditCase("disabled, without touches, or idle") { column in
            let (one, other, idle) = (makeButton("A"), makeButton("B"), UIControl())
            one.isEnabled = false
            other.isUserInteractionEnabled = false
            for control in [one, other, idle] {
                control.isAccessibilityElement = false
                column.addArrangedSubview(control)
            }
            let still = UIStackView(arrangedSubviews: [makeButton("C")])
            still.isUserInteractionEnabled = false
            still.accessibilityElements = []
            column.addArrangedSubview(still)
        },
        AuditCase("behind what is modal") { column in
            let modal = UIStackView(arrangedSubviews: [makeButton("Ok")])
            modal.accessibilityViewIsModal = true
            column.addArrangedSubview(makeButton("Go"))
            column.addArrangedSubview(modal)
        },
        AuditCase("parts of the system's controls") { column in
            column.addArrangedSubview(UISegmentedControl(items: ["S", "L"]))
            let bar = UISearchBar()
            bar.placeholder = "Search"
            bar.showsCancelButton = true
            column.addArrangedSubview(bar)
        },
        AuditCase("hidden altogether") { column in
            let button = makeButton("Go")
            button.isHidden = true
            column.addArrangedSubview(button)
        },
        AuditCase("scrolled out") { column in
            let buttons = UIStackView(arrangedSubviews: (0..<99).map { makeButton("\($0)") })
            buttons.axis = .vertical
            column.addArrangedSubview(UIScrollView(scrolling: buttons))
        },
        AuditCase("decorative") { column in
            let label = makeLabel("Text")
            label.accessibilityElementsHidden = true
            column.addArrangedSubview(label)
        },
    ])
    func `an element that can be focused but is not visible is found`(_ screen: AuditCase) {
        expect(screen.findings(.focusableButHidden), is: screen.expected)
    }

    /// Performs something on a stage with a window that shows a navigation controller, and returns what is lost.
    private func lost(_ body: (UINavigationController, UIButton) -> Void) -> [String] {
        StageTester.run { tester in
            let button = makeButton("Go")
            let screen = ScreenTester(on: tester)
            screen.show {
                let root = UIViewController()
                root.view.addSubview(button)
                return UINavigationController(rootViewController: root)
            }
            if let stack = screen.window?.rootViewController as? UINavigationController { body(stack, button) }
            tester.settle()
            let findings = screen.window?.audit().findings.filter { $0.rule == .focusLost } ?? []
            UIApplication.shared.terminate()
            return findings.map { "\($0.element) \($0.problem)" }
        }
    }

    @Test func `a focus on a view that is no longer on screen is found`() {
        let changes: [(UINavigationController, UIButton) -> Void] = [
            { $1.removeFromSuperview() }, { $1.isHidden = true }, { $1.superview?.accessibilityElementsHidden = true },
            { stack, _ in
                let next = UIViewController()
                next.view.addSubview(makeButton("Next"))
                stack.setViewControllers([next], animated: false)
            },
        ]
        for (change, kind) in zip(
            changes, [UIAccessibility.Notification.layoutChanged, .layoutChanged, .screenChanged, .screenChanged])
        {
            let found = lost {
                UIAccessibility.post(notification: kind, argument: $1)
                change($0, $1)
            }
            expect(found, is: [#"button "Go" was focused and is no longer on screen"#])
        }
    }

    @Test func `a focus on screen, on a screen below the top one or on a released view is no finding`() {
        expect(lost { _, button in UIAccessibility.post(notification: .screenChanged, argument: button) }, is: [])
        #expect(
            lost { stack, button in
                UIAccessibility.post(notification: .screenChanged, argument: button)
                stack.pushViewController(UIViewController(), animated: false)
            } == [])
        #expect(
            lost { stack, button in
                UIAccessibility.post(notification: .screenChanged, argument: button)
                let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Ok", style: .default))
                stack.present(alert, animated: false)
            } == [])
        expect(lost { _, _ in UIAccessibility.post(notification: .screenChanged, argument: makeButton("New")) }, is: [])
    }

    @Test func `a field below an alert may keep the keyboard`() {
        let lines = StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            screen.show {
                let root = UIViewController()
                let field = UITextField()
                field.placeholder = "Name"
                root.view.fillSafeArea(with: field)
                return root
            }
            screen.tap("Name")
            let alert = UIAlertController(title: "A", message: "Text", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Ok", style: .default))
            screen.window?.rootViewController?.present(alert, animated: false)
            tester.settle()
            let lines = screen.window?.audit().findings.map(\.description)
            UIApplication.shared.terminate()
            return lines
        }
        expect(lines, is: [])
    }
}
