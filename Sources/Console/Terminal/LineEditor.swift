import Basics
import Reports
import WalkthroughLanguage

/// A line being typed: its text, its cursor and the history, without a terminal.
///
/// A pure state machine: a key goes in, an action for the driver comes out. Moves and deletions are by characters as
/// a person sees them (grapheme clusters).
struct LineEditor {
    /// What the driver does after a key.
    enum Action: Equatable {
        case nothing
        /// The line or the cursor has changed: draw it.
        case redraw
        /// The line is entered; the editor has begun an empty one.
        case submit(String)
        /// Find the completions of the word before the cursor (in characters), and pass them to `complete`.
        case askForCompletion(line: String, cursor: Int)
        /// Show these words above the line.
        case list([String])
        /// The line is dropped: leave it on the screen and begin a new one below.
        case abandon
        /// Ctrl-C again on an empty line: print how to quit.
        case explainQuitting
        /// Ctrl-D on an empty line.
        case endOfInput
        /// Empty the screen and draw the line at its top.
        case clearScreen
        /// Stop the process as Ctrl-Z does.
        case suspend
        /// The key has no effect here.
        case bell
    }

    /// The text before the cursor.
    var before = ""
    /// The text after the cursor.
    var after = ""
    /// The lines that the arrow keys show; the driver records entered lines in it.
    var history: LineHistory
    /// The index in the history of the line shown, and the text typed before; nil unless the user browses it.
    private var browsing: (index: Int, draft: String)?
    /// The key before this one: a second tab lists, a second Ctrl-C explains.
    private var previous: Key?

    init(history: LineHistory = LineHistory()) { self.history = history }

    var line: String { before + after }

    mutating func handle(_ key: Key) -> Action {
        let last = previous
        previous = key
        if key != .up, key != .down { browsing = nil }
        switch key {
        case .text(let text): return insert(text)
        case .enter: return submit()
        case .tab: return .askForCompletion(line: line, cursor: before.count)
        case .backspace: return removeBefore(1)
        case .delete: return removeAfter(1)
        case .left: return moveLeft(1)
        case .right: return moveRight(1)
        case .wordLeft: return moveLeft(wordLengthBefore)
        case .wordRight: return moveRight(wordLengthAfter)
        case .home: return moveLeft(before.count)
        case .end: return moveRight(after.count)
        case .killToStart: return removeBefore(before.count)
        case .killToEnd: return removeAfter(after.count)
        case .killWordBefore: return removeBefore(wordLengthBefore)
        case .up: return showOlder()
        case .down: return showNewer()
        case .clearScreen: return .clearScreen
        case .interrupt: return interrupt(isSecond: last == .interrupt)
        case .endOfInput: return line.isEmpty ? .endOfInput : removeAfter(1)
        case .suspend: return .suspend
        case .escape: return .nothing
        }
    }

    /// Applies the answer to `askForCompletion`: completes what all candidates share, or lists them on a second tab.
    mutating func complete(_ completion: LineCompletion, isSecond: Bool) -> Action {
        let start = min(max(0, completion.start), before.count)
        let typed = String(before.dropFirst(start))
        guard !completion.candidates.isEmpty else { return .bell }
        let isOnly = completion.candidates.count == 1
        let common = completion.commonPrefix + (isOnly && completion.endsWord ? " " : "")
        if common.count > typed.count || (isOnly && common != typed) {
            // A blank after the cursor is not doubled.
            before = before.prefix(start) + common
            if isOnly, completion.endsWord, after.hasPrefix(" ") { after.removeFirst() }
            return .redraw
        }
        return isSecond && !isOnly ? .list(completion.candidates) : .bell
    }

    // MARK: - Text

    private mutating func insert(_ text: String) -> Action {
        before += text
        return .redraw
    }

    private mutating func submit() -> Action {
        defer { (before, after) = ("", "") }
        return .submit(line)
    }

    private mutating func interrupt(isSecond: Bool) -> Action {
        guard line.isEmpty else {
            (before, after) = ("", "")
            // This Ctrl-C has cleared the line, so the next one is the first on an empty line.
            previous = nil
            return .abandon
        }
        return isSecond ? .explainQuitting : .abandon
    }

    private mutating func removeBefore(_ count: Int) -> Action {
        guard count > 0, !before.isEmpty else { return .bell }
        before.removeLast(count)
        return .redraw
    }

    private mutating func removeAfter(_ count: Int) -> Action {
        guard count > 0, !after.isEmpty else { return .bell }
        after.removeFirst(count)
        return .redraw
    }

    // MARK: - The cursor

    private mutating func moveLeft(_ count: Int) -> Action {
        guard !before.isEmpty else { return .nothing }
        after = before.suffix(count) + after
        before.removeLast(count)
        return .redraw
    }

    private mutating func moveRight(_ count: Int) -> Action {
        guard !after.isEmpty else { return .nothing }
        before += after.prefix(count)
        after.removeFirst(count)
        return .redraw
    }

    private var wordLengthBefore: Int { Self.wordLength(before.reversed()) }
    private var wordLengthAfter: Int { Self.wordLength(after) }

    /// Returns the number of characters to the end of the next word: separators first, then letters and digits.
    private static func wordLength(_ text: some Sequence<Character>) -> Int {
        var length = 0
        var isInside = false
        for character in text {
            let isPart = character.isLetter || character.isNumber || character == "_"
            if isInside, !isPart { break }
            isInside = isPart
            length += 1
        }
        return length
    }

    // MARK: - The history

    private mutating func showOlder() -> Action {
        let (index, draft) = browsing ?? (history.lines.count, line)
        guard index > 0 else { return .bell }
        return show(history.lines[index - 1], (index - 1, draft))
    }

    private mutating func showNewer() -> Action {
        guard let (index, draft) = browsing else { return .bell }
        guard index + 1 < history.lines.count else { return show(draft, nil) }
        return show(history.lines[index + 1], (index + 1, draft))
    }

    private mutating func show(_ text: String, _ position: (index: Int, draft: String)?) -> Action {
        (before, after, browsing) = (text, "", position)
        return .redraw
    }
}

extension LineCompletion {
    /// The beginning that all candidates share.
    var commonPrefix: String {
        guard var prefix = candidates.first else { return "" }
        for candidate in candidates.dropFirst() {
            prefix = String(zip(prefix, candidate).prefix { $0 == $1 }.map(\.0))
        }
        return prefix
    }
}

/// One row of the screen with the prompt and as much of the line as fits, scrolled so that the cursor shows.
struct PromptView: Equatable {
    let text: String
    /// The column of the cursor, from 0, the prompt included.
    let cursor: Int
    /// The prompt, or nothing if the window has no room for it.
    let prompt: String

    /// Fits a line into a window; the last column stays free, since terminals differ in when they wrap.
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
        // A third of the width is for the text after the cursor, or less if that is shorter.
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
