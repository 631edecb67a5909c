import Basics
import Reports

/// One row of the screen with the prompt and as much of the line as fits, scrolled so that the cursor shows.
struct PromptView: Equatable {
    /// What is drawn after the prompt.
    let text: String
    /// The column of the cursor, from 0, the prompt included.
    let cursor: Int
    /// The prompt, or nothing if the window has no room for it.
    let prompt: String

    /// Lays a line out for a window; the last column stays free, if terminals differ about wrapping.
    init(prompt: String, before: String, after: String, columns: Int) {
        let promptWidth = ColumnWidth.of(prompt)
        let showsPrompt = promptWidth + 8 <= columns
        let room = max(2, columns - 1 - (showsPrompt ? promptWidth : 0))
        let left = Self.cells(before)
        let right = Self.cells(after)
        let leftWidth = left.width
        let rightWidth = right.width
        self.prompt = showsPrompt ? prompt : ""
        let offset = showsPrompt ? promptWidth : 0
        if leftWidth + rightWidth <= room {
            text = left.text + right.text
            cursor = offset + leftWidth
            return
        }
        // A third of the room is for what follows the cursor, less when less follows.
        let leftRoom = room - min(rightWidth, max(1, room / 3))
        var shown = left.text
        var shownWidth = leftWidth
        if leftWidth > leftRoom {
            let tail = Self.fitting(left.cells.reversed(), in: leftRoom - 1)
            shown = "<" + tail.cells.reversed().joined()
            shownWidth = tail.width + 1
        }
        cursor = offset + shownWidth
        if rightWidth > room - shownWidth {
            shown += Self.fitting(right.cells, in: room - shownWidth - 1).cells.joined() + ">"
        } else {
            shown += right.text
        }
        text = shown
    }

    /// The characters as they are shown: safe, each with its own columns.
    private struct Cells {
        var cells: [String]
        var width: Int
        var text: String { cells.joined() }
    }

    private static func cells(_ text: String) -> Cells {
        let cells = text.map { SafeText.fragment(String($0)) }
        return Cells(cells: cells, width: cells.reduce(0) { $0 + ColumnWidth.of($1) })
    }

    private static func fitting(_ cells: [String], in room: Int) -> Cells {
        var result = Cells(cells: [], width: 0)
        for cell in cells {
            let width = ColumnWidth.of(cell)
            guard result.width + width <= room else { break }
            result.cells.append(cell)
            result.width += width
        }
        return result
    }
}
