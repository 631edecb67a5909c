import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIResponderTests {
    final class Delegate: NSObject, UITextFieldDelegate {
        let log: Journal
        var mayBegin = true
        var mayEnd = true

        init(_ log: Journal) { self.log = log }

        private func name(_ field: UITextField) -> String { field.placeholder ?? "" }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.note("\(name(textField)) shouldBegin")
            return mayBegin
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.note("\(name(textField)) didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            log.note("\(name(textField)) shouldEnd")
            return mayEnd
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.note("\(name(textField)) didEnd") }
    }

    let display = Display()
    let log = Journal()
    let delegate: Delegate
    let first: UITextField
    let second: UITextField

    init() {
        delegate = Delegate(log)
        let (delegate, log) = (delegate, log)
        func field(_ name: String) -> UITextField {
            let field = UITextField()
            field.placeholder = name
            field.delegate = delegate
            field.addAction(UIAction { _ in log.note("\(name) event begin") }, for: .editingDidBegin)
            field.addAction(UIAction { _ in log.note("\(name) event end") }, for: .editingDidEnd)
            return field
        }
        first = display.add { field("A") }
        second = display.add { field("B") }
    }

    private func noting(_ body: () -> Void) -> [String] {
        _ = log.take()
        display.stage.run(body)
        return log.take()
    }

    @Test func `beginning to edit asks the delegate, then notifies it and sends the event`() {
        expect(noting { first.becomeFirstResponder() }, is: ["A shouldBegin", "A didBegin", "A event begin"])
        #expect(first.isFirstResponder && display.window.firstResponder === first)
        expect(noting { first.becomeFirstResponder() }, is: [])
    }

    @Test func `the keyboard passes from field to field without going down`() {
        display.stage.run { _ = first.becomeFirstResponder() }
        expect(
            noting { second.becomeFirstResponder() }, are: "B shouldBegin", "A shouldEnd", "A didEnd", "A event end",
            "B didBegin", "B event begin")
        expect(display.stage.trace.last(100).filter { $0.name.contains("keyboard") }.count, is: 1)
    }

    @Test func `a field that may not begin changes nothing`() {
        display.stage.run { _ = first.becomeFirstResponder() }
        delegate.mayBegin = false
        expect(noting { _ = second.becomeFirstResponder() }, is: ["B shouldBegin"])
        #expect(!second.isFirstResponder && first.isFirstResponder)
    }

    @Test func `a field that may not end keeps the keyboard`() {
        display.stage.run { _ = first.becomeFirstResponder() }
        delegate.mayEnd = false
        expect(noting { second.becomeFirstResponder() }, is: ["B shouldBegin", "A shouldEnd"])
        #expect(first.isFirstResponder && !second.isFirstResponder)
        var hasEnded: [Bool] = []
        expect(noting { hasEnded.append(display.root.endEditing(false)) }, is: ["A shouldEnd"])
        expect(
            noting { hasEnded.append(display.root.endEditing(true)) }, are: "A shouldEnd", "A didEnd", "A event end")
        expect((hasEnded, display.window.firstResponder), is: ([false, true], nil))
    }

    @Test func `a field that is hidden, alone or with a superview, resigns`() {
        let box = display.add { ColumnView() }
        display.stage.run { box.addSubview(second) }
        delegate.mayEnd = false
        for (field, hidden) in [(first, first as UIView), (second, box)] {
            display.stage.run { _ = field.becomeFirstResponder() }
            #expect(field.isFirstResponder)
            display.stage.run { hidden.isHidden = true }
            expect(display.window.firstResponder, is: nil)
        }
    }

    @Test func `a disabled field cannot begin, and a field that is disabled ends`() {
        second.isEnabled = false
        expect((noting { second.becomeFirstResponder() }, second.isFirstResponder), is: ([], false))
        display.stage.run { _ = first.becomeFirstResponder() }
        display.stage.run { first.isEnabled = false }
        #expect(!first.isFirstResponder)
    }

    @Test func `a field that leaves its window, at any depth, resigns`() {
        let box = display.add { ColumnView() }
        display.stage.run {
            box.addSubview(first)
            _ = first.becomeFirstResponder()
        }
        delegate.mayEnd = false
        expect(noting { box.removeFromSuperview() }, is: ["A didEnd", "A event end"])
        expect((display.window.firstResponder, display.window.isKeyboardUp), is: (nil, false))
    }

    @Test func `a view outside a window cannot become first responder`() {
        let field = UITextField()
        #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    /// A controller that takes the keyboard itself.
    private final class Player: SceneController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `a controller resigns when its view or a superview of it leaves the window`() {
        let (parent, player) = display.stage.run { (UIViewController(), Player()) }
        display.stage.run {
            parent.addChild(player)
            parent.view.addSubview(player.view)
            display.window.rootViewController = parent
            display.window.makeKeyAndVisible()
        }
        for view in [player.view!, parent.view!] {
            display.stage.run {
                parent.view.addSubview(player.view)
                #expect(player.becomeFirstResponder() && display.window.firstResponder === player)
                view.removeFromSuperview()
                expect(display.window.firstResponder, is: nil)
            }
        }
    }

    // developer.apple.com/documentation/uikit/uiresponder, uigesturerecognizer and the like inherit from NSObject.
    @Test func `views, constraints, guides, items and recognisers are compared and collected by identity`() {
        let (twin, constraint) = (UITextField(), first.widthAnchor.constraint(equalToConstant: 80))
        twin.placeholder = first.placeholder
        #expect(first != twin && constraint != first.widthAnchor.constraint(equalToConstant: 80))
        #expect(first.layoutMarginsGuide == first.layoutMarginsGuide && UIBarButtonItem() != UIBarButtonItem())
        expect(([first, second].firstIndex(of: second), Set<UIView>([first, second, first]).count), is: (1, 2))
        expect(
            ([twin: "twin", first: "first"][first], Set([UIGestureRecognizer(), UIGestureRecognizer()]).count),
            is: ("first", 2))
    }
}
