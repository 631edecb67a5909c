import Basics
import Reports
import TestSupport

@testable import Console

@Suite struct PromptViewTests {
    @Test(arguments: [
        // A line that fits is shown whole.
        ("tap", " it", 80, "> tap it @5"), ("日本", "x", 80, "> 日本x @6"), ("", "", 80, ">  @2"),
        ("1234567", "", 10, "> 1234567 @9"),
        // A long line is scrolled to the cursor.
        ("12345678", "", 10, "> <345678 @9"), ("abcdefgh", "ijklmnop", 12, "> <defghij> @8"),
        ("", "abcdefghij", 10, "> abcdef> @2"), ("日本語日本語", "", 12, "> <語日本語 @11"),
        // A window too narrow for the prompt shows the line.
        ("abcdef", "", 5, "<def @4"), ("ab", "", 1, "ab @2"),
    ])
    func `a line is shown as far as its window goes`(before: String, after: String, columns: Int, text: String) {
        let view = PromptView(prompt: "> ", before: before, after: after, columns: columns)
        expect(view.prompt + view.text + " @\(view.cursor)", is: text)
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
