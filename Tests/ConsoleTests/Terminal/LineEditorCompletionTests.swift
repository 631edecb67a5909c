import Basics
import TestSupport
import Testing
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
        expect(editor.complete(completion, isSecond: false), is: .redraw)
        expect(editor.before, is: "scr")
        expect(editor.complete(completion, isSecond: false), is: .bell)
        expect(editor.complete(completion, isSecond: true), is: .list(["scroll", "screen"]))
        expect(editor.line, is: "scr x")
    }

    @Test func `the only candidate ends the word`() {
        var editor = editor("tap bu")
        expect(editor.complete(LineCompletion(start: 4, candidates: ["button"]), isSecond: false), is: .redraw)
        expect(editor.before, is: "tap button ")
    }

    @Test func `an existing space is not inserted again`() {
        var editor = editor("ta", " it")
        expect(editor.complete(LineCompletion(start: 0, candidates: ["tap"]), isSecond: false), is: .redraw)
        expect(editor.before + "|" + editor.after, is: "tap |it")
    }

    @Test func `a folder does not end the word`() {
        var editor = editor("run UITe")
        let completion = LineCompletion(start: 4, candidates: ["UITestScripts/"], endsWord: false)
        expect(editor.complete(completion, isSecond: false), is: .redraw)
        expect(editor.line, is: "run UITestScripts/")
        expect(editor.complete(completion, isSecond: true), is: .bell)
    }

    @Test func `a candidate may replace typed characters`() {
        var editor = editor("tap \"sign")
        expect(editor.complete(LineCompletion(start: 4, candidates: ["\"Sign In\""]), isSecond: false), is: .redraw)
        expect(editor.line, is: "tap \"Sign In\" ")
    }

    @Test func `nothing that fits rings the bell and changes nothing`() {
        var editor = editor("xyz")
        expect(editor.complete(.none, isSecond: true), is: .bell)
        expect(editor.line, is: "xyz")
    }

    @Test func `an answer for a place outside the line is bent to it`() {
        var editor = editor("a")
        expect(editor.complete(LineCompletion(start: 9, candidates: ["b"]), isSecond: false), is: .redraw)
        expect(editor.line, is: "ab ")
    }

    @Test func `words are listed by column, with the number of omitted words`() {
        expect(WordColumns.rows(["a", "bb", "ccc", "d", "e"], columns: 15), is: ["a    ccc  e", "bb   d"])
        expect(WordColumns.rows(["日本", "x\u{1B}"], columns: 8), is: ["日本", "x\\u{1B}"])
        expect(WordColumns.rows(["a", "b", "c"], columns: 80, limit: 2), is: ["a  b", "… and 1 more"])
        expect(WordColumns.rows([], columns: 80), is: [])
    }
}
