import Basics
import Foundation
import Reports
import WalkthroughLanguage

/// Reads lines from a person at a terminal, with editing, history and completion.
///
/// The thin driver of `LineEditor`: it owns the terminal's modes while a line is typed, draws the line on one row, and
/// carries out the editor's actions. One for a process; `close` ends it.
final class TerminalLineReader: LineReader {
    private let settings: Settings
    private let input: Descriptor
    /// The stream on which the line is drawn; strong, it outlives the reader.
    private let output: StreamWriter
    /// The terminal's modes; strong, they end with the source.
    private let mode: RawMode
    private var editor: LineEditor
    private var decoder = KeyDecoder()
    /// The keys that wait to be handled, as when lines are pasted.
    private var keys: ArraySlice<Key> = []
    private var isEditing = false
    /// Whether the row shows the editor's line.
    private var isDrawn = false
    /// Whether the terminal has hung up.
    private var hasEnded = false
    /// How many rows above the prompt are drawn over by the next ``repaint(_:log:)``.
    private var liveRows = 0
    /// The maximum number of rows that are drawn over, so that they fit into a small window with the prompt.
    private static let mostLiveRows = 22
    private var followsTab = false

    /// Prepares a terminal; nil if the descriptor is not one.
    init?(input: Descriptor, output: StreamWriter, settings: Settings) {
        guard let mode = RawMode(input, restoringOn: settings.fatalSignals) else { return nil }
        (self.mode, self.input, self.output, self.settings) = (mode, input, output, settings)
        editor = LineEditor(history: settings.historyFile?.load() ?? LineHistory())
        // With this empty handler, a change of the window interrupts `poll`, after which the line is redrawn.
        signal(SIGWINCH) { _ in }
    }

    func next(within time: Duration?) -> LineEvent {
        let deadline = time.map { ContinuousClock.now + $0 }
        begin()
        while !output.isClosed {
            while let key = keys.popFirst() {
                if let event = perform(key) { return event }
            }
            if hasEnded { return end() }
            draw()
            if let event = wait(until: deadline) { return event }
        }
        return end()
    }

    func repaint(_ lines: [String], log: String) {
        guard isEditing, settings.drawsOver else { return printAbove(log) }
        var shown = lines
        let excess = shown.count - Self.mostLiveRows
        if excess > 0 { shown.replaceSubrange(shown.count - 2 - excess..<shown.count - 1, with: ["  …"]) }
        let text = shown.map { ColumnWidth.cut($0, to: columns - 1) + "\n" }.joined()
        output.write("\r" + (liveRows > 0 ? "\u{1B}[\(liveRows)A" : "") + "\u{1B}[J" + text)
        (liveRows, isDrawn) = (shown.count, false)
        draw()
    }

    func printAbove(_ text: String) {
        liveRows = 0
        output.write((isEditing ? "\r\u{1B}[J" : "") + text + "\n")
        isDrawn = false
        if isEditing { draw() }
        output.flush()
    }

    func close() {
        if isEditing { leave("\n") }
        mode.turnOff()
        output.flush()
    }

    // MARK: - Keys

    private func wait(until deadline: ContinuousClock.Instant?) -> LineEvent? {
        let remaining = deadline.map { ContinuousClock.now.duration(to: $0) }
        let waitsForRest = decoder.isWaiting && remaining.map { $0 > settings.escapeDelay } ?? true
        switch input.waitForInput(within: waitsForRest ? settings.escapeDelay : remaining) {
        case .timeout where waitsForRest: keys += decoder.finish()
        case .timeout: return .timeout
        case .interrupted: (liveRows, isDrawn) = (0, false)
        case .ready:
            switch input.readInput() {
            case .bytes(let bytes): keys += decoder.decode(bytes)
            case .nothing: break
            case .end: hasEnded = true
            }
        }
        return nil
    }

    private func perform(_ key: Key) -> LineEvent? {
        defer { followsTab = key == .tab }
        return perform(editor.handle(key))
    }

    private func perform(_ action: LineEditor.Action) -> LineEvent? {
        switch action {
        case .nothing: break
        case .redraw: isDrawn = false
        case .submit(let line): return submit(line)
        case .askForCompletion(let line, let cursor):
            return perform(editor.complete(settings.completions(line, cursor), isSecond: followsTab))
        case .list(let words):
            printAbove(WordColumns.rows(words, columns: columns).joined(separator: "\n"))
        case .abandon:
            output.write("^C\n")
            liveRows = 0
            settings.abandoned()
            isDrawn = false
        case .explainQuitting: printAbove(settings.quittingHint)
        case .endOfInput: return end()
        case .clearScreen:
            output.write("\u{1B}[H\u{1B}[2J")
            (liveRows, isDrawn) = (0, false)
        case .suspend: suspend()
        case .bell: output.write("\u{7}")
        }
        return nil
    }

    private func submit(_ line: String) -> LineEvent {
        // The row shows the whole line, also one that was pasted and never drawn; a secret in it becomes dots.
        let prompt = settings.prompt()
        let shown = settings.shown(line)
        show(PromptView(prompt: prompt, before: shown, after: "", columns: columns))
        leave("\n")
        if shown == line, editor.history.record(line) { settings.historyFile?.append(line) }
        return .line(line)
    }

    private func suspend() {
        leave("\n")
        output.flush()
        mode.suspend()
        begin()
    }

    // MARK: - The row

    private var columns: Int { input.columns ?? 80 }

    private func begin() {
        guard !isEditing else { return }
        mode.turnOn()
        (isEditing, isDrawn) = (true, false)
    }

    private func leave(_ ending: String) {
        liveRows = 0
        output.write(ending)
        output.flush()
        mode.turnOff()
        (isEditing, isDrawn) = (false, false)
    }

    private func end() -> LineEvent {
        if isEditing { leave("\n") }
        return .endOfInput
    }

    private func draw() {
        guard !isDrawn else {
            output.flush()
            return
        }
        show(PromptView(prompt: settings.prompt(), before: editor.before, after: editor.after, columns: columns))
    }

    private func show(_ view: PromptView) {
        let prompt = settings.style.paint(view.prompt, .bold)
        let forward = view.cursor > 0 ? "\u{1B}[\(view.cursor)C" : ""
        output.write("\r\u{1B}[J" + prompt + view.text + "\r" + forward)
        output.flush()
        isDrawn = true
    }
}

extension TerminalLineReader {
    /// The closures and options of the reader.
    struct Settings {
        /// Returns the prompt, as safe text without colours.
        var prompt: () -> String = { "> " }
        /// Called when the user abandons a line with Ctrl-C.
        var abandoned: () -> Void = {}
        /// Whether changes are redrawn over the old text; if not, they are printed as a log.
        var drawsOver = true
        var style = TerminalStyle.plain
        /// Keeps lines from one console to the next; nil keeps them in memory.
        var historyFile: HistoryFile?
        /// Returns an entered line as it stays on the screen, with dots for a secret, which no history keeps.
        var shown: (String) -> String = { $0 }
        /// Returns the completions of the word before the cursor (in characters).
        var completions: (_ line: String, _ cursor: Int) -> LineCompletion = { _, _ in .none }
        /// Printed after Ctrl-C twice on an empty line.
        var quittingHint = "To leave, type quit or press Ctrl-D."
        /// The signals before which the terminal's modes are restored.
        var fatalSignals = [SIGTERM, SIGHUP, SIGINT]
        /// How long to wait for the rest of an escape sequence.
        var escapeDelay = Duration.milliseconds(50)
    }
}
