import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct UITextFieldTests {
    final class Delegate: NSObject, UITextFieldDelegate {
        let log: Journal
        var mayClear = true
        var mayReturn = true

        init(_ log: Journal) { self.log = log }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.note("change \(range.location)+\(range.length) to “\(string)”")
            return !string.contains { $0.isNumber }
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            log.note("shouldClear")
            return mayClear
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.note("shouldReturn")
            return mayReturn
        }
    }

    let display = Display()
    let log = Journal()
    let delegate: Delegate
    let field: UITextField

    init() {
        delegate = Delegate(log)
        let (delegate, log) = (delegate, log)
        field = display.add {
            let field = UITextField()
            field.placeholder = "Name"
            field.delegate = delegate
            field.addAction(
                UIAction { log.note("changed to “\(($0.sender as? UITextField)?.text ?? "")”") }, for: .editingChanged)
            return field
        }
    }

    @Test func `typing asks and notifies once per character`() throws {
        try display.use("Name") { try $0.type("Zoë") }
        expect(
            log.take(), are: "change 0+0 to “Z”", "changed to “Z”", "change 1+0 to “o”", "changed to “Zo”",
            "change 2+0 to “ë”", "changed to “Zoë”")
        expect(display.text, is: #"field "Name" value "Zoë" focused"#)
    }

    @Test func `each character is appended to the text as the app has changed it`() throws {
        display.stage.run {
            field.addAction(
                UIAction { action in
                    let field = action.sender as? UITextField
                    field?.text = field?.text?.replacing("ß", with: "ss")
                }, for: .editingChanged)
        }
        try display.use("Name") { try $0.type("ßaé") }
        let asked = log.take().filter { $0.hasPrefix("change ") }
        expect((asked, field.text), is: (["change 0+0 to “ß”", "change 2+0 to “a”", "change 3+0 to “é”"], "ssaé"))
    }

    // It takes a moment, and minutes if each character has the whole text looked through.
    @Test func `a text of more than ten thousand characters is pasted at once`() throws {
        let typed = String(repeating: "é", count: 10_000)
        try display.use("Name") { try $0.type(typed) }
        expect(log.take().count { $0.hasPrefix("changed") }, is: 10_000)
        let pasted = String(repeating: "e", count: 400_000)
        try display.use("Name") { try $0.type(pasted) }
        expect((log.take().count { $0.hasPrefix("changed") }, field.text), is: (1, typed + pasted))
    }

    @Test func `a character that the delegate refuses is not inserted`() throws {
        try display.use("Name") { try $0.type("a1b") }
        expect(field.text, is: "ab")
        expect(log.take().filter { $0.hasPrefix("changed") }, is: ["changed to “a”", "changed to “ab”"])
    }

    @Test func `clearing sends one event, and none for an empty field`() throws {
        field.text = "abc"
        try display.use("Name") { try $0.clear() }
        expect(log.take(), is: ["change 0+3 to “”", "changed to “”"])
        try display.use("Name") { try $0.clear() }
        expect(log.take(), is: [])
    }

    @Test func `the clear button asks textFieldShouldClear`() throws {
        field.text = "abc"
        field.clearButtonMode = .whileEditing
        delegate.mayClear = false
        try display.use("Name") { try $0.clear() }
        expect((log.take(), field.text), is: (["shouldClear"], "abc"))
    }

    @Test func `Return sends the events unless the delegate refuses`() throws {
        display.stage.run {
            field.addAction(UIAction { [log] _ in log.note("exit") }, for: .editingDidEndOnExit)
            field.addAction(UIAction { [log] _ in log.note("primary") }, for: .primaryActionTriggered)
        }
        try display.use("Name") { try $0.submit() }
        expect((log.take(), field.isFirstResponder), is: (["shouldReturn", "exit", "primary"], false))
        delegate.mayReturn = false
        try display.use("Name") { try $0.submit() }
        expect((log.take(), field.isFirstResponder), is: (["shouldReturn"], true))
    }

    @Test func `Return without an editingDidEndOnExit action keeps the keyboard`() throws {
        try display.use("Name") { try $0.submit() }
        #expect(field.isFirstResponder)
    }

    @Test func `a secure field shows a dot for each character`() throws {
        field.isSecureTextEntry = true
        try display.use("Name") { try $0.type("pässw") }
        expect(display.text, is: "field \"Name\" value \"\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\" focused")
        expect(field.text, is: "pässw")
    }

    @Test func `a field that loses the focus takes no more characters`() throws {
        display.stage.run {
            field.addAction(UIAction { ($0.sender as? UITextField)?.resignFirstResponder() }, for: .editingChanged)
        }
        #expect(throws: InputRefusal.lostFocus(isRemoved: false)) { try display.use("Name") { try $0.type("ab") } }
        expect(field.text, is: "a")
    }

    @Test func `typing without naming an element goes to the focused field`() throws {
        #expect(throws: InputRefusal.noFocusedField) { try display.stage.run { try display.window.type("a") } }
        display.stage.run { _ = field.becomeFirstResponder() }
        try display.stage.run { try display.window.type("ab") }
        expect(field.text, is: "ab")
        #expect(display.stage.run { display.window.lowerKeyboard() })
        #expect(display.stage.run { !display.window.lowerKeyboard() })
    }

    @Test func `Return in an empty field with enablesReturnKeyAutomatically is refused`() throws {
        let display = Display()
        let field = display.add { UITextField() }
        field.placeholder = "Search"
        field.enablesReturnKeyAutomatically = true
        #expect(throws: InputRefusal.emptyForReturn) { try display.use("Search") { try $0.submit() } }
        try display.use("Search") { try $0.type("a") }
        try display.use("Search") { try $0.submit() }
        expect(InputRefusal.emptyForReturn.message, is: "is empty, and its Return key needs text: type something first")
    }
}
