import TestSupport
import Testing

@testable import Console

@Suite struct LineEditorTests {
    /// The line with the cursor shown as `|`, after these keys.
    private func typed(_ keys: Key..., history: [String] = []) -> String {
        var editor = LineEditor(history: LineHistory(history))
        for key in keys { _ = editor.handle(key) }
        return editor.before + "|" + editor.after
    }

    @Test func `text is inserted at the cursor`() {
        expect(typed(.text("tp"), .left, .text("a")), is: "ta|p")
        expect(typed(.text("日本"), .left, .text("e"), .text("\u{301}")), is: "日é|本")
    }

    @Test func `the cursor moves by characters as a person sees them`() {
        expect(typed(.text("a👩‍👩‍👧e\u{301}"), .left), is: "a👩‍👩‍👧|e\u{301}")
        expect(typed(.text("a👩‍👩‍👧e\u{301}"), .left, .left), is: "a|👩‍👩‍👧e\u{301}")
        expect(typed(.text("a👩‍👩‍👧"), .backspace), is: "a|")
        expect(typed(.text("ab"), .home, .right, .right, .right), is: "ab|")
        expect(typed(.text("ab"), .home, .left, .end), is: "ab|")
    }

    @Test func `word commands treat letters and digits as words and skip the separators`() {
        expect(typed(.text("tap \"Sign In\""), .wordLeft), is: "tap \"Sign |In\"")
        expect(typed(.text("tap \"Sign In\""), .wordLeft, .wordLeft, .wordLeft), is: "|tap \"Sign In\"")
        expect(typed(.text("tap \"Sign In\""), .home, .wordRight, .wordRight), is: "tap \"Sign| In\"")
    }

    @Test func `words and both sides of the cursor are deleted`() {
        expect(typed(.text("tap it"), .killWordBefore), is: "tap |")
        expect(typed(.text("tap it"), .wordLeft, .killToStart), is: "|it")
        expect(typed(.text("tap it"), .wordLeft, .killToEnd), is: "tap |")
        expect(typed(.text("abc"), .home, .delete, .endOfInput), is: "|c")
    }

    @Test func `keys that can do nothing ring the bell`() {
        var editor = LineEditor()
        for key in [Key.backspace, .delete, .killToEnd, .killWordBefore, .up, .down] {
            #expect(editor.handle(key) == .bell, "\(key)")
        }
        expect(editor.handle(.left), is: .nothing)
        expect(editor.handle(.escape), is: .nothing)
    }

    @Test func `Return enters the whole line at any cursor position`() {
        var editor = LineEditor()
        _ = editor.handle(.text("wait 2s"))
        _ = editor.handle(.home)
        expect(editor.handle(.enter), is: .submit("wait 2s"))
        expect(editor.line, is: "")
        expect(editor.handle(.enter), is: .submit(""))
    }

    @Test func `Ctrl-C clears the line, and twice on an empty one says how to leave`() {
        var editor = LineEditor()
        _ = editor.handle(.text("tap"))
        expect(editor.handle(.interrupt), is: .abandon)
        expect(editor.line, is: "")
        expect(editor.handle(.interrupt), is: .abandon)
        expect(editor.handle(.interrupt), is: .explainQuitting)
        _ = editor.handle(.escape)
        expect(editor.handle(.interrupt), is: .abandon)
    }

    @Test func `Ctrl-D ends on an empty line only`() {
        var editor = LineEditor()
        expect(editor.handle(.endOfInput), is: .endOfInput)
        _ = editor.handle(.text("a"))
        expect(editor.handle(.endOfInput), is: .bell)
        expect(editor.line, is: "a")
    }

    @Test func `the arrow keys move through the history and back to the typed line`() {
        let history = ["tap 1", "wait", "back"]
        expect(typed(.up, history: history), is: "back|")
        expect(typed(.up, .up, .up, .up, history: history), is: "tap 1|")
        expect(typed(.text("x"), .up, .up, .down, .down, .down, history: history), is: "x|")
        expect(typed(.up, .text("!"), .down, .up, history: history), is: "back|")
    }

    @Test func `other keys are for the driver`() {
        var editor = LineEditor()
        expect(editor.handle(.clearScreen), is: .clearScreen)
        expect(editor.handle(.suspend), is: .suspend)
        _ = editor.handle(.text("日a"))
        expect(editor.handle(.tab), is: .askForCompletion(line: "日a", cursor: 2))
    }
}
