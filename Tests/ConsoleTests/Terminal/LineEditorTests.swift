import TestSupport

@testable import Console

@Suite struct LineEditorTests {
    private static let family = "a👩‍👩‍👧e\u{301}"
    private static let history = ["tap 1", "wait", "back"]

    @Test(
        arguments: [
            // Text is inserted at the cursor.
            ([.text("tp"), .left, .text("a")], "ta|p"),
            ([.text("日本"), .left, .text("e"), .text("\u{301}")], "日é|本"),
            // The cursor moves by characters as a person sees them.
            ([.text(family), .left], "a👩‍👩‍👧|e\u{301}"), ([.text(family), .left, .left], "a|👩‍👩‍👧e\u{301}"),
            ([.text("a👩‍👩‍👧"), .backspace], "a|"), ([.text("ab"), .home, .right, .right, .right], "ab|"),
            ([.text("ab"), .home, .left, .end], "ab|"),
            // Word commands treat letters and digits as words and skip the separators.
            ([.text("tap \"Sign In\""), .wordLeft], "tap \"Sign |In\""),
            ([.text("tap \"Sign In\""), .wordLeft, .wordLeft, .wordLeft], "|tap \"Sign In\""),
            ([.text("tap \"Sign In\""), .home, .wordRight, .wordRight], "tap \"Sign| In\""),
            // Words and both sides of the cursor are deleted.
            ([.text("tap it"), .killWordBefore], "tap |"), ([.text("tap it"), .wordLeft, .killToStart], "|it"),
            ([.text("tap it"), .wordLeft, .killToEnd], "tap |"), ([.text("abc"), .home, .delete, .endOfInput], "|c"),
            // The arrow keys move through the history and back to the typed line.
            ([.up], "back|"), ([.up, .up, .up, .up], "tap 1|"),
            ([.text("x"), .up, .up, .down, .down, .down], "x|"), ([.up, .text("!"), .down, .up], "back|"),
        ] as [([Key], String)])
    func `keys change the line, whose cursor is shown as a bar`(keys: [Key], line: String) {
        var editor = LineEditor(history: LineHistory(Self.history))
        for key in keys { _ = editor.handle(key) }
        expect(editor.before + "|" + editor.after, is: line)
    }

    @Test func `keys that can do nothing ring the bell`() {
        var editor = LineEditor()
        for key in [Key.backspace, .delete, .killToEnd, .killWordBefore, .up, .down] {
            #expect(editor.handle(key) == .bell, "\(key)")
        }
        expect((editor.handle(.left), editor.handle(.escape)), is: (.nothing, .nothing))
    }

    @Test func `Return enters the whole line at any cursor position`() {
        var editor = LineEditor()
        _ = editor.handle(.text("wait 2s"))
        _ = editor.handle(.home)
        expect((editor.handle(.enter), editor.line, editor.handle(.enter)), is: (.submit("wait 2s"), "", .submit("")))
    }

    @Test func `Ctrl-C clears the line, and twice on an empty one says how to leave`() {
        var editor = LineEditor()
        _ = editor.handle(.text("tap"))
        expect((editor.handle(.interrupt), editor.line, editor.handle(.interrupt)), is: (.abandon, "", .abandon))
        expect(editor.handle(.interrupt), is: .explainQuitting)
        _ = editor.handle(.escape)
        expect(editor.handle(.interrupt), is: .abandon)
    }

    @Test func `Ctrl-D ends on an empty line only`() {
        var editor = LineEditor()
        expect(editor.handle(.endOfInput), is: .endOfInput)
        _ = editor.handle(.text("a"))
        expect((editor.handle(.endOfInput), editor.line), is: (.bell, "a"))
    }

    @Test func `other keys are for the driver`() {
        var editor = LineEditor()
        expect((editor.handle(.clearScreen), editor.handle(.suspend)), is: (.clearScreen, .suspend))
        _ = editor.handle(.text("日a"))
        expect(editor.handle(.tab), is: .askForCompletion(line: "日a", cursor: 2))
    }
}
