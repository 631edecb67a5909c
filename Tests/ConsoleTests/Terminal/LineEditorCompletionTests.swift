import Basics
import TestSupport
import WalkthroughLanguage

@testable import Console

@Suite struct LineEditorCompletionTests {
    private func editor(_ before: String, _ after: String = "") -> LineEditor {
        var editor = LineEditor()
        (editor.before, editor.after) = (before, after)
        return editor
    }

    @Test func `the common prefix is completed first, then the candidates are listed`() {
        var editor = editor("s", " x")
        let completion = LineCompletion(start: 0, candidates: ["scroll", "screen"])
        let actions = [false, false, true].map { editor.complete(completion, isSecond: $0) }
        expect((actions, editor.line), is: ([.redraw, .bell, .list(["scroll", "screen"])], "scr x"))
    }

    @Test func `a completion is inserted at the cursor`() {
        for (before, after, start, candidate, line) in [
            // The only candidate ends the word; an existing space is not inserted again.
            ("tap bu", "", 4, "button", "tap button |"), ("ta", " it", 0, "tap", "tap |it"),
            // A folder does not end the word.
            ("run UITe", "", 4, "UITestScripts/", "run UITestScripts/|"),
            // A candidate may replace typed characters.
            ("tap \"sign", "", 4, "\"Sign In\"", "tap \"Sign In\" |"),
            // An answer for a place outside the line is bent to it.
            ("a", "", 9, "b", "ab |"),
        ] {
            var editor = editor(before, after)
            let completion = LineCompletion(start: start, candidates: [candidate], endsWord: !candidate.hasSuffix("/"))
            expect(editor.complete(completion, isSecond: false), is: .redraw)
            expect(editor.before + "|" + editor.after, is: line)
        }
        // What has nothing to add, or nothing that fits, rings the bell and changes nothing.
        for (line, completion) in [
            ("UITestScripts/", LineCompletion(start: 0, candidates: ["UITestScripts/"], endsWord: false)),
            ("xyz", .none),
        ] {
            var editor = editor(line)
            expect(editor.complete(completion, isSecond: true), is: .bell)
            expect(editor.line, is: line)
        }
    }

    @Test func `words are listed by column, with the number of omitted words`() {
        expect(WordColumns.rows(["a", "bb", "ccc", "d", "e"], columns: 15), is: ["a    ccc  e", "bb   d"])
        expect(WordColumns.rows(["日本", "x\u{1B}"], columns: 8), is: ["日本", "x\\u{1B}"])
        expect(WordColumns.rows(["a", "b", "c"], columns: 80, limit: 2), is: ["a  b", "… and 1 more"])
        expect(WordColumns.rows([], columns: 80), is: [])
    }
}
