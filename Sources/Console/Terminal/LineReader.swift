import Basics
import Foundation
import ProcessPool
import Reports
import WalkthroughRunner

/// The source of the console's lines: a terminal with an editor, or a pipe.
protocol LineReader: AnyObject {
    /// Waits for a line, at most for a time; nil for no limit.
    func next(within time: Duration?) -> LineEvent

    /// Prints whole lines above the line being typed; the text must be safe to print and end without a newline.
    func printAbove(_ text: String)

    /// Shows a change that no line has caused, such as by time; it replaces the last such text, unless something was
    /// printed since.
    ///
    /// - Parameters:
    ///   - lines: the current text, safe to print and without colours; it is cut to the window.
    ///   - log: the change, for a stream on which nothing can be redrawn.
    func repaint(_ lines: [String], log: String)

    /// Restores the terminal. The owner of the reader calls it once.
    func close()
}

extension LineReader {
    func repaint(_ lines: [String], log: String) { printAbove(log) }
}

/// The result of waiting for a line.
enum LineEvent: Equatable {
    /// A line, without its end.
    case line(String)
    /// The time limit of the caller has passed; a half-typed line stays.
    case timeout
    /// Ctrl-D, the end of the pipe, or a closed output.
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

extension Descriptor {
    /// Whether it is an open folder, which has no lines.
    var isFolder: Bool {
        var status = stat()
        return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// Reads lines from a pipe, a file, or a terminal that understands no escape sequences.
final class PipedLineReader: LineReader {
    /// Printed before each line; nil if it would not be seen.
    private let prompt: (() -> String)?
    private let input: Descriptor
    /// Receives the text; strong, it outlives the reader.
    private let output: StreamWriter
    private var lines = LineBuffer()
    private var hasEnded = false
    private var isPrompted = false

    init(input: Descriptor, output: StreamWriter, prompt: (() -> String)? = nil) {
        (self.input, self.output, self.prompt) = (input, output, prompt)
    }

    func next(within time: Duration?) -> LineEvent {
        let deadline = time.map { ContinuousClock.now + $0 }
        while !output.isClosed {
            if let line = lines.next() {
                isPrompted = false
                let hasReturn = line.last == UInt8(ascii: "\r")
                return .line(String(decoding: line.dropLast(hasReturn ? 1 : 0), as: UTF8.self))
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

    func close() { output.flush() }

    private func showPrompt() {
        if let prompt, !isPrompted { output.write(prompt()) }
        isPrompted = prompt != nil
        output.flush()
    }

    private func read() {
        switch input.readInput() {
        case .bytes(let bytes): lines.bytes += bytes
        case .nothing: break
        case .end:
            if !lines.bytes.isEmpty { lines.bytes.append(UInt8(ascii: "\n")) }
            hasEnded = true
        }
    }
}
