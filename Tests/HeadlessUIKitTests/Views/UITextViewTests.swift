import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The order of calls is that of developer.apple.com/documentation/uikit/uitextviewdelegate.
@Suite struct UITextViewTests {
    final class Delegate: NSObject, UITextViewDelegate {
        let log = Journal()
        var mayBegin = true
        var allows: (String) -> Bool = { _ in true }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            log.note("begin?")
            return mayBegin
        }
        func textViewDidBeginEditing(_ textView: UITextView) { log.note("begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            log.note("end?")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { log.note("end") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            log.note("change? \(range.location) \(range.length) \(text)")
            return allows(text)
        }
        func textViewDidChange(_ textView: UITextView) { log.note("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) { log.note("selection") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("scroll \(Int(scrollView.contentOffset.y))") }
    }

    let display = Display()
    let view: UITextView
    let delegate = Delegate()

    init() {
        let delegate = delegate
        view = display.add {
            let view = UITextView()
            view.accessibilityLabel = "Notes"
            view.delegate = delegate
            return view
        }
    }

    @Test func `typing asks, then notifies of selection and change, character by character`() throws {
        try display.use("Notes") { try $0.type("a🙂") }
        expect(
            delegate.log.take(), are: "begin?", "begin", "change? 0 0 a", "selection", "changed", "change? 1 0 🙂",
            "selection", "changed")
        expect((view.text, display.text), is: ("a🙂", "field \"Notes\" value \"a🙂\" focused"))
        display.stage.run { view.text = "b" }
        try display.use("Notes") { try $0.clear() }
        expect((delegate.log.take(), view.text), is: (["change? 0 1 ", "selection", "changed"], ""))
        try display.use("Notes") { try $0.clear() }
        display.stage.run { _ = view.resignFirstResponder() }
        expect((delegate.log.take(), display.text), is: (["end?", "end"], "field \"Notes\""))
    }

    @Test func `Return begins a new line, which the delegate may refuse`() throws {
        try display.use("Notes") { try $0.type("one") }
        try display.use("Notes") { try $0.submit() }
        try display.use("Notes") { try $0.type("two") }
        expect((view.text, view.isFirstResponder), is: ("one\ntwo", true))
        delegate.allows = { $0 != "\n" }
        try display.use("Notes") { try $0.submit() }
        expect((view.text, display.text), is: ("one\ntwo", #"field "Notes" value "one\ntwo" focused"#))
    }

    @Test func `a text view whose delegate refuses does not become first responder`() {
        delegate.mayBegin = false
        #expect(throws: InputRefusal.noFocus) { try display.use("Notes") { try $0.type("a") } }
    }

    @Test func `the keyboard is up while a text view is edited, and Return begins a new line`() throws {
        view.keyboardType = .emailAddress
        try display.use("Notes") { try $0.tap() }
        #expect(display.window.isKeyboardUp)
        let picture = display.stage.run { ScreenPicture(of: display.window, in: .current) }
        expect(picture.keyboard, is: KeyboardPicture(keys: .address, returnTitle: "return"))
        display.stage.run { view.isEditable = false }
        #expect(!view.isFirstResponder && !display.window.isKeyboardUp)
    }

    @Test func `a text view that is not editable is a text and cannot be typed into`() throws {
        display.stage.run {
            view.text = "Terms"
            view.isEditable = false
        }
        expect(display.text, is: "text \"Notes\" value \"Terms\"")
        view.accessibilityLabel = nil
        expect(display.text, is: "text \"Terms\"")
        #expect(throws: InputRefusal.unfit(role: .text, action: "be typed into")) {
            try display.use("Terms") { try $0.type("a") }
        }
        display.stage.run {
            view.isEditable = true
            view.isSelectable = false
        }
        #expect(!view.canBecomeFirstResponder)
    }

    @Test func `a long text scrolls, and the end of the typed text stays in view`() throws {
        display.stage.run { view.text = String(repeating: "line\n", count: 99) }
        #expect(try display.use("Notes") { try $0.scroll(.down) })
        expect((view.contentOffset.y, delegate.log.take()), is: (844, ["scroll 281", "scroll 562", "scroll 844"]))
        try display.use("Notes") { try $0.type("x") }
        // 100 lines of 21 points with 8 points above and below.
        expect((view.contentSize.height, view.contentOffset.y), is: (2116, 2116 - 844))
        let body = display.picture
        #expect(body.components(separatedBy: "<text").count <= 43 && body.contains(">x<tspan"))
    }

    @Test func `a view that does not scroll asks for room for all its lines`() {
        let stack = Display { UIStackView() }
        let view = stack.add { UITextView() }
        view.text = "one\ntwo\nthree"
        expect(view.intrinsicContentSize.height, is: UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        expect(view.intrinsicContentSize.height, is: 79)
        view.textContainerInset = .zero
        expect(view.intrinsicContentSize.height, is: 63)
        #expect(view.sizeThatFits(CGSize(width: 40, height: 0)).height > 63)
    }

    @Test func `the audit requires a label for an editable text view, and room for a text that does not scroll`() {
        view.accessibilityLabel = nil
        view.text = String(repeating: "word ", count: 900)
        let findings = {
            display.stage.run {
                UIApplication.shared.add(display.window)
                return display.window.audit().findings.map(\.rule)
            }
        }
        #expect(findings().contains(.fieldWithoutLabel) && !findings().contains(.clippedText))
        display.stage.run { view.isScrollEnabled = false }
        #expect(findings().contains(.clippedText))
        display.stage.run { UIApplication.shared.terminate() }
    }

    @Test func `what the user types replaces the selection, and the caret follows it`() throws {
        display.stage.run {
            view.text = "one three"
            view.selectedRange = NSRange(location: 4, length: 0)
        }
        expect(delegate.log.take(), is: ["selection"])
        try display.use("Notes") { try $0.type("two ") }
        expect((view.text, view.selectedRange), is: ("one two three", NSRange(location: 8, length: 0)))
        display.stage.run { view.selectedRange = NSRange(location: 0, length: 7) }
        try display.use("Notes") { try $0.type("3") }
        expect((view.text, view.selectedRange), is: ("3 three", NSRange(location: 1, length: 0)))
        display.stage.run { view.text = "new" }
        expect(view.selectedRange, is: NSRange(location: 3, length: 0))
    }

    @Test func `a selection outside of the text or within a character is made fit`() throws {
        display.stage.run {
            view.text = "a🙂b"
            view.selectedRange = NSRange(location: 2, length: 99)
        }
        expect(view.selectedRange, is: NSRange(location: 1, length: 3))
        try display.use("Notes") { try $0.type("c") }
        expect(view.text, is: "ac")
        display.stage.run { view.selectedRange = NSRange(location: -5, length: -1) }
        expect(view.selectedRange, is: NSRange(location: 0, length: 0))
    }

    @Test func `text typed into an attributed text has the typing attributes`() throws {
        display.stage.run {
            view.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed])
            view.typingAttributes = [.foregroundColor: UIColor.systemGreen]
        }
        try display.use("Notes") { try $0.type("!") }
        let text = try #require(view.attributedText)
        expect((text.string, view.text), is: ("red!", "red!"))
        #expect(text.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemRed)
        #expect(text.attributes(at: 3, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemGreen)
        let body = display.picture
        #expect(body.contains("#ff3b30") && body.contains("#34c759"))
        // The colour at the beginning has become that of the view.
        display.stage.run { view.text = "plain" }
        #expect(view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemRed)
    }

    @Test func `scrollRangeToVisible scrolls to the line of the range`() {
        display.stage.run {
            view.text = String(repeating: "line\n", count: 99)
            display.window.layoutIfNeeded()
            view.scrollRangeToVisible(NSRange(location: 60 * 5, length: 4))
        }
        // The bottom of line 61 is 8 + 61 · 21 points down.
        expect(view.contentOffset.y, is: 445)
        display.stage.run { view.scrollRangeToVisible(NSRange(location: 0, length: 0)) }
        expect(view.contentOffset.y, is: 8)
    }
}
