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
        #expect(typed(.text("tp"), .left, .text("a")) == "ta|p")
        #expect(typed(.text("日本"), .left, .text("e"), .text("\u{301}")) == "日é|本")
    }

    @Test func `the cursor moves by characters as a person sees them`() {
        #expect(typed(.text("a👩‍👩‍👧e\u{301}"), .left) == "a👩‍👩‍👧|e\u{301}")
        #expect(typed(.text("a👩‍👩‍👧e\u{301}"), .left, .left) == "a|👩‍👩‍👧e\u{301}")
        #expect(typed(.text("a👩‍👩‍👧"), .backspace) == "a|")
        #expect(typed(.text("ab"), .home, .right, .right, .right) == "ab|")
        #expect(typed(.text("ab"), .home, .left, .end) == "ab|")
    }

    @Test func `word commands treat letters and digits as words and skip the separators`() {
        #expect(typed(.text("tap \"Sign In\""), .wordLeft) == "tap \"Sign |In\"")
        #expect(typed(.text("tap \"Sign In\""), .wordLeft, .wordLeft, .wordLeft) == "|tap \"Sign In\"")
        #expect(typed(.text("tap \"Sign In\""), .home, .wordRight, .wordRight) == "tap \"Sign| In\"")
    }

    @Test func `words and both sides of the cursor are deleted`() {
        #expect(typed(.text("tap it"), .killWordBefore) == "tap |")
        #expect(typed(.text("tap it"), .wordLeft, .killToStart) == "|it")
        #expect(typed(.text("tap it"), .wordLeft, .killToEnd) == "tap |")
        #expect(typed(.text("abc"), .home, .delete, .endOfInput) == "|c")
    }

    @Test func `keys that can do nothing ring the bell`() {
        var editor = LineEditor()
        for key in [Key.backspace, .delete, .killToEnd, .killWordBefore, .up, .down] {
            #expect(editor.handle(key) == .bell, "\(key)")
        }
        #expect(editor.handle(.left) == .nothing)
        #expect(editor.handle(.escape) == .nothing)
    }

    @Test func `Return enters the whole line at any cursor position`() {
        var editor = LineEditor()
        _ = editor.handle(.text("wait 2s"))
        _ = editor.handle(.home)
        #expect(editor.handle(.enter) == .submit("wait 2s"))
        #expect(editor.line == "")
        #expect(editor.handle(.enter) == .submit(""))
    }

    @Test func `Ctrl-C clears the line, and twice on an empty one says how to leave`() {
        var editor = LineEditor()
        _ = editor.handle(.text("tap"))
        #expect(editor.handle(.interrupt) == .abandon)
        #expect(editor.line == "")
        #expect(editor.handle(.interrupt) == .abandon)
        #expect(editor.handle(.interrupt) == .explainQuitting)
        _ = editor.handle(.escape)
        #expect(editor.handle(.interrupt) == .abandon)
    }

    @Test func `Ctrl-D ends on an empty line only`() {
        var editor = LineEditor()
        #expect(editor.handle(.endOfInput) == .endOfInput)
        _ = editor.handle(.text("a"))
        #expect(editor.handle(.endOfInput) == .bell)
        #expect(editor.line == "a")
    }

    @Test func `the arrow keys move through the history and back to the typed line`() {
        let history = ["tap 1", "wait", "back"]
        #expect(typed(.up, history: history) == "back|")
        #expect(typed(.up, .up, .up, .up, history: history) == "tap 1|")
        #expect(typed(.text("x"), .up, .up, .down, .down, .down, history: history) == "x|")
        #expect(typed(.up, .text("!"), .down, .up, history: history) == "back|")
    }

    @Test func `other keys are for the driver`() {
        var editor = LineEditor()
        #expect(editor.handle(.clearScreen) == .clearScreen)
        #expect(editor.handle(.suspend) == .suspend)
        _ = editor.handle(.text("日a"))
        #expect(editor.handle(.tab) == .askForCompletion(line: "日a", cursor: 2))
    }
}
