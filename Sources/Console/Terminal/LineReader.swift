import Basics
import Reports

/// The source of the console's lines: a terminal with an editor, or a pipe.
protocol LineReader: AnyObject {
    /// Waits for a line, at most for a time; nil for no limit.
    func next(within time: Duration?) -> LineEvent

    /// Prints whole lines above the line being typed; the text is safe already and ends without a newline.
    func printAbove(_ text: String)

    /// Shows a change that no line has caused; it replaces the last such text, unless something was printed since.
    ///
    /// - Parameters:
    ///   - lines: the current text, safe and without colours; lines that are too long, or too many, are cut.
    ///   - log: the change, for a stream on which nothing can be redrawn.
    func repaint(_ lines: [String], log: String)

    /// Restores the terminal. The owner of the reader calls it once.
    func close()
}

extension LineReader {
    func repaint(_ lines: [String], log: String) { printAbove(log) }
}

/// What came of waiting for a person or a pipe.
enum LineEvent: Equatable {
    /// A line, without its end.
    case line(String)
    /// The time has passed that the caller allowed; a line half typed stays.
    case timeout
    /// Ctrl-D, the end of the pipe, or the reader of what is printed has gone.
    case endOfInput
}

/// Chooses the source of the console's lines.
enum LineReaders {
    /// Returns the editor for a person at a terminal that can redraw a line, or else the plain reader of lines.
    static func make(
        input: Descriptor, output: Descriptor, writer: StreamWriter, settings: TerminalLineReader.Settings
    ) -> any LineReader {
        let isPerson = input.isTerminal && output.isTerminal
        if isPerson, settings.style.isLive,
            let source = TerminalLineReader(input: input, output: writer, settings: settings)
        {
            return source
        }
        return PipedLineReader(input: input, output: writer, prompt: isPerson ? settings.prompt : nil)
    }
}

/// Reads lines from a pipe, a file, or a terminal that understands no escape sequences.
final class PipedLineReader: LineReader {
    /// Printed before each line; nil if it would not be seen.
    private let prompt: (() -> String)?
    /// Where lines come from.
    private let input: Descriptor
    /// Where text goes; strong, it outlives the source.
    private let output: StreamWriter
    /// What has been read.
    private var splitter = LineSplitter()
    /// Whether the input has ended.
    private var hasEnded = false
    /// Whether the prompt stands there already.
    private var isPrompted = false

    init(input: Descriptor, output: StreamWriter, prompt: (() -> String)? = nil) {
        self.input = input
        self.output = output
        self.prompt = prompt
    }

    func next(within time: Duration?) -> LineEvent {
        let deadline = time.map { ContinuousClock.now + $0 }
        while !output.isClosed {
            if let line = splitter.next() {
                isPrompted = false
                return .line(line)
            }
            if hasEnded { return .endOfInput }
            showPrompt()
            switch input.waitForInput(within: deadline.map { ContinuousClock.now.duration(to: $0) }) {
            case .timeout: return .timeout
            case .interrupted: continue
            case .ready: read()
            }
        }
        return .endOfInput
    }

    func printAbove(_ text: String) {
        output.write((isPrompted ? "\n" : "") + text + "\n")
        isPrompted = false
        output.flush()
    }

    func close() {
        output.flush()
    }

    private func showPrompt() {
        if let prompt, !isPrompted { output.write(prompt()) }
        isPrompted = prompt != nil
        output.flush()
    }

    private func read() {
        switch input.takeInput() {
        case .bytes(let bytes): splitter.append(bytes)
        case .nothing: break
        case .end:
            splitter.finish()
            hasEnded = true
        }
    }
}

/// Cuts bytes into lines, however they were split over reads: any length, any bytes, with or without a last newline.
struct LineSplitter {
    /// What has been read and not been handed out.
    private var buffer: [UInt8] = []
    /// The offset of the next line in the buffer.
    private var start = 0
    /// How far the buffer has been searched for a newline.
    private var searched = 0
    /// Whether the input has ended: what is left is the last line.
    private var isFinished = false

    mutating func append(_ bytes: some Sequence<UInt8>) {
        if start > 0 {
            buffer.removeFirst(start)
            searched -= start
            start = 0
        }
        buffer += bytes
    }

    /// Says that nothing more comes.
    mutating func finish() { isFinished = true }

    /// Returns the next line without its end (`\n` or `\r\n`); nil if there is none.
    ///
    /// Invalid UTF-8 becomes U+FFFD.
    mutating func next() -> String? {
        if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            defer { (start, searched) = (end + 1, end + 1) }
            let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
            return String(decoding: buffer[start..<(hasReturn ? end - 1 : end)], as: UTF8.self)
        }
        searched = buffer.count
        guard isFinished, start < buffer.count else { return nil }
        defer { start = buffer.count }
        return String(decoding: buffer[start...], as: UTF8.self)
    }
}
