import Basics
import Reports
import TestSupport
import Testing

@testable import Console

@Suite struct LineEditorFuzzTests {
    private let keys: [Key] = [
        .text("a b"), .text("日"), .text("👩‍👩‍👧"), .text("\u{301}"), .text("🇩"), .enter, .backspace, .delete, .left, .right,
        .wordLeft, .wordRight, .home, .end, .up, .down, .killToStart, .killToEnd, .killWordBefore, .interrupt,
        .escape,
    ]

    @Test func `any keys keep the line and its row in order`() {
        var editor = LineEditor(history: LineHistory(["tap 日本", "wait", "type"]))
        var state: UInt64 = 1
        for step in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let key = keys[Int(state >> 33) % keys.count]
            let before = editor.line
            switch editor.handle(key) {
            case .submit(let line):
                expect(line, is: before)
                #expect(editor.line.isEmpty)
            case .nothing, .bell:
                #expect(editor.line == before, "\(key)")
            case .abandon, .explainQuitting:
                #expect(editor.line.isEmpty)
            case .redraw:
                guard step % 16 == 0 else { continue }
                let view = PromptView(prompt: "> ", before: editor.before, after: editor.after, columns: 30)
                #expect(ColumnWidth.of(view.prompt + view.text) < 30 && view.cursor < 30, "\(editor.line)")
            default:
                Issue.record("unexpected action for \(key)")
            }
        }
    }

    @Test func `moving to the ends never changes the line`() {
        var editor = LineEditor()
        _ = editor.handle(.text("tap \"日本\" in row 2 of 👩‍👩‍👧 list"))
        let line = editor.line
        for key in [Key.home, .end, .wordLeft, .wordLeft, .wordRight, .left, .home, .right] {
            _ = editor.handle(key)
            expect(editor.line, is: line)
        }
        expect(editor.before, is: "t")
    }
}
