import Basics
import Reports
import TestSupport
import Testing

@testable import Console

@Suite struct PromptViewTests {
    private func shown(_ before: String, _ after: String = "", columns: Int) -> String {
        let view = PromptView(prompt: "> ", before: before, after: after, columns: columns)
        return view.prompt + view.text + " @\(view.cursor)"
    }

    @Test func `a line that fits is shown whole`() {
        expect(shown("tap", " it", columns: 80), is: "> tap it @5")
        expect(shown("日本", "x", columns: 80), is: "> 日本x @6")
        expect(shown("", "", columns: 80), is: ">  @2")
        expect(shown("1234567", columns: 10), is: "> 1234567 @9")
    }

    @Test func `a long line is scrolled to the cursor`() {
        expect(shown("12345678", columns: 10), is: "> <345678 @9")
        expect(shown("abcdefgh", "ijklmnop", columns: 12), is: "> <defghij> @8")
        expect(shown("", "abcdefghij", columns: 10), is: "> abcdef> @2")
        expect(shown("日本語日本語", columns: 12), is: "> <語日本語 @11")
    }

    @Test func `a window too narrow for the prompt shows the line`() {
        expect(shown("abcdef", columns: 5), is: "<def @4")
        expect(shown("ab", columns: 1), is: "ab @2")
    }

    @Test func `no row reaches the last column, and the cursor is in it`() {
        for columns in 4...30 {
            for split in 0...20 {
                let line = "ab日c👍defe\u{301}ghijk日本lmn"
                let before = String(line.prefix(split))
                let view = PromptView(
                    prompt: "> ", before: before, after: String(line.dropFirst(split)), columns: columns)
                let width = ColumnWidth.of(view.prompt + view.text)
                #expect(width < columns && view.cursor <= width, "\(columns) \(split) \(view)")
            }
        }
    }
}
