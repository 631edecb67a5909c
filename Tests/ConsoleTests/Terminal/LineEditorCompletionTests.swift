import Basics
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
        #expect(editor.complete(completion, isSecond: false) == .redraw)
        #expect(editor.before == "scr")
        #expect(editor.complete(completion, isSecond: false) == .bell)
        #expect(editor.complete(completion, isSecond: true) == .list(["scroll", "screen"]))
        #expect(editor.line == "scr x")
    }

    @Test func `the only candidate ends the word`() {
        var editor = editor("tap bu")
        #expect(editor.complete(LineCompletion(start: 4, candidates: ["button"]), isSecond: false) == .redraw)
        #expect(editor.before == "tap button ")
    }

    @Test func `an existing space is not inserted again`() {
        var editor = editor("ta", " it")
        #expect(editor.complete(LineCompletion(start: 0, candidates: ["tap"]), isSecond: false) == .redraw)
        #expect(editor.before + "|" + editor.after == "tap |it")
    }

    @Test func `a folder does not end the word`() {
        var editor = editor("run UITe")
        let completion = LineCompletion(start: 4, candidates: ["UITestScripts/"], endsWord: false)
        #expect(editor.complete(completion, isSecond: false) == .redraw)
        #expect(editor.line == "run UITestScripts/")
        #expect(editor.complete(completion, isSecond: true) == .bell)
    }

    @Test func `a candidate may replace typed characters`() {
        var editor = editor("tap \"sign")
        #expect(editor.complete(LineCompletion(start: 4, candidates: ["\"Sign In\""]), isSecond: false) == .redraw)
        #expect(editor.line == "tap \"Sign In\" ")
    }

    @Test func `nothing that fits rings the bell and changes nothing`() {
        var editor = editor("xyz")
        #expect(editor.complete(.none, isSecond: true) == .bell)
        #expect(editor.line == "xyz")
    }

    @Test func `an answer for a place outside the line is bent to it`() {
        var editor = editor("a")
        #expect(editor.complete(LineCompletion(start: 9, candidates: ["b"]), isSecond: false) == .redraw)
        #expect(editor.line == "ab ")
    }

    @Test func `words are listed by column, with the number of omitted words`() {
        #expect(WordColumns.rows(["a", "bb", "ccc", "d", "e"], columns: 15) == ["a    ccc  e", "bb   d"])
        #expect(WordColumns.rows(["日本", "x\u{1B}"], columns: 8) == ["日本", "x\\u{1B}"])
        #expect(WordColumns.rows(["a", "b", "c"], columns: 80, limit: 2) == ["a  b", "… and 1 more"])
        #expect(WordColumns.rows([], columns: 80) == [])
    }
}
