import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of editing on Apple's pages; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct TextRulesTests {
    private let display = Display()
    private let log = Journal()

    private final class Delegate: NSObject, UITextFieldDelegate, UISearchBarDelegate {
        let log: Journal
        var mayClear = true
        init(_ log: Journal) { self.log = log }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("begin?") }
        func textFieldDidBeginEditing(_ textField: UITextField) { note("began \(textField.isEditing)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("end?") }
        func textFieldDidEndEditing(_ textField: UITextField) { note("ended \(textField.isEditing)") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { note("\(range.location)+\(range.length) “\(string)”") }
        func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { note("clear?") && mayClear }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return?") }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { note("begin?") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("began") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { note("end?") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note("text “\(searchText)”") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { note("\(range.location)+\(range.length) “\(text)”") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("cancel") }

        @discardableResult private func note(_ line: String) -> Bool {
            log.note(line)
            return true
        }
    }

    private func field(_ delegate: Delegate) -> UITextField {
        let log = log
        return display.add {
            let field = UITextField()
            field.accessibilityLabel = "Name"
            field.delegate = delegate
            for (event, name) in [
                (UIControl.Event.editingDidBegin, "DidBegin"), (.editingChanged, "Changed"),
                (.editingDidEnd, "DidEnd"), (.editingDidEndOnExit, "OnExit"),
            ] { field.addAction(UIAction { _ in log.note(name) }, for: event) }
            return field
        }
    }

    // uitextfielddelegate, "Managing editing": should begin, did begin, changes, should return, should end, did end.
    @Test func `a field is edited in the order of its delegate's methods and events`() throws {
        let delegate = Delegate(log)
        let field = field(delegate)
        try display.use("Name") { try $0.tap() }
        expect(log.take(), is: ["begin?", "began true", "DidBegin"])
        try display.use("Name") { try $0.type("ab") }
        expect(log.take(), is: ["0+0 “a”", "selection", "Changed", "1+0 “b”", "selection", "Changed"])
        try display.use("Name") { try $0.submit() }
        expect(log.take(), is: ["return?", "OnExit", "end?", "ended false", "DidEnd"])
        expect((field.text, field.isEditing), is: ("ab", false))
    }

    // uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:): deleting replaces by nothing.
    @Test func `deleting asks the delegate with the range of the text and an empty replacement`() throws {
        let delegate = Delegate(log)
        let field = field(delegate)
        field.text = "häß"
        expect(log.take(), is: [])
        try display.use("Name") { try $0.clear() }
        expect((log.take().suffix(3), field.text?.isEmpty), is: (["0+3 “”", "selection", "Changed"], true))
        field.text = "x"
        field.clearButtonMode = .always
        try display.use("Name") { try $0.clear() }
        expect(log.take(), is: ["clear?", "selection", "Changed"])
    }

    // uitextfield/text, uitextview/text: set in code, nobody is asked and no event is sent.
    @Test func `setting text in code does not notify, even while the field is edited`() throws {
        let delegate = Delegate(log)
        let field = field(delegate)
        try display.use("Name") { try $0.tap() }
        _ = log.take()
        field.text = "by code"
        field.text = nil
        expect((log.take(), field.text?.isEmpty), is: ([], true))
    }

    // uitextfield/clearsonbeginediting: the text is deleted if `textFieldShouldClear(_:)` allows it.
    @Test func `a field with clearsOnBeginEditing asks textFieldShouldClear first`() throws {
        let delegate = Delegate(log)
        let field = field(delegate)
        field.clearsOnBeginEditing = true
        for (mayClear, kept) in [(false, "old"), (true, "")] {
            field.text = "old"
            delegate.mayClear = mayClear
            try display.use("Name") { try $0.tap() }
            expect((log.take(), field.text), is: (["begin?", "clear?", "began true", "DidBegin"], kept))
            display.stage.run { _ = field.resignFirstResponder() }
            _ = log.take()
        }
    }

    // uisearchbardelegate: editing, the text, the buttons.
    @Test func `a search bar is edited in the order of its delegate's methods`() throws {
        let delegate = Delegate(log)
        let bar = display.add { UISearchBar() }
        bar.accessibilityLabel = "Find"
        bar.delegate = delegate
        bar.showsCancelButton = true
        bar.text = "by code"
        bar.text = nil
        expect(log.take(), is: [])
        try display.use("Find") { try $0.type("a") }
        try display.use("Find") { try $0.submit() }
        expect((log.take(), bar.isFirstResponder), is: (["begin?", "began", "0+0 “a”", "text “a”", "search"], true))
        try display.use("Find") { try $0.clear() }
        expect(log.take(), is: ["text “”"])
        try display.use("Cancel") { try $0.tap() }
        expect((log.take(), bar.isFirstResponder), is: (["cancel"], true))
        display.stage.run { _ = bar.resignFirstResponder() }
        expect(log.take(), is: ["end?", "ended"])
    }
}

/// The protocol of what has a text: uitextinputtraits.
@Suite struct TextInputTraitsTests {
    private let display = Display()

    @Test func `a field, a text view and a search bar have input traits; those of the bar are its field's`() {
        display.stage.run {
            let (field, text, bar) = (UITextField(), UITextView(), UISearchBar())
            expect((field.textContentType, text.textContentType, bar.textContentType), is: (nil, nil, nil))
            field.textContentType = .emailAddress
            text.textContentType = .username
            bar.textContentType = .password
            expect((field.textContentType, text.textContentType), is: (.emailAddress, .username))
            expect(bar.textContentType, is: .password)
            for input: any UITextInputTraits in [field, text, bar] {
                expect(input.autocapitalizationType, is: .sentences)
                input.autocapitalizationType = .none
                input.autocorrectionType = .no
                input.spellCheckingType = .no
                input.smartQuotesType = .no
                input.smartDashesType = .no
                input.smartInsertDeleteType = .no
                input.keyboardType = .emailAddress
                input.returnKeyType = .go
                input.enablesReturnKeyAutomatically = true
                input.isSecureTextEntry = true
                expect((input.autocapitalizationType, input.autocorrectionType), is: (.none, .no))
                expect((input.spellCheckingType, input.smartQuotesType), is: (.no, .no))
                expect((input.smartDashesType, input.smartInsertDeleteType), is: (.no, .no))
                expect(input.keyboardType, is: .emailAddress)
                expect((input.returnKeyType, input.enablesReturnKeyAutomatically), is: (.go, true))
                #expect(input.isSecureTextEntry)
            }
            let inner = bar.searchTextField
            expect((inner.autocorrectionType, inner.keyboardType), is: (.no, .emailAddress))
            #expect(inner.returnKeyType == .go && inner.isSecureTextEntry && inner.enablesReturnKeyAutomatically)
        }
    }
}
