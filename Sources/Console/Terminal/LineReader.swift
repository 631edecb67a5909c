import Basics
import Reports

/// Where the console's lines come from: a terminal with an editor, or a pipe.
protocol LineReader: AnyObject {
    /// Waits for a line, or at most so long; nil waits for as long as it takes.
    func next(within time: Duration?) -> LineEvent

    /// Prints whole lines above the line being typed; the text is safe already and ends without a newline.
    func printAbove(_ text: String)

    /// Shows what has changed by itself; it replaces what was shown so last, unless something was printed since.
    ///
    /// - Parameters:
    ///   - lines: what is there now, safe and without colours; lines that are too long, or too many, are cut.
    ///   - log: what has changed, for a stream on which nothing can be drawn over.
    func repaint(_ lines: [String], log: String)

    /// Gives the terminal back as it was. Called once, by whoever made the source.
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
    /// Ctrl-D, the end of the pipe, or nobody is left to read what is printed.
    case endOfInput
}

/// Chooses where the console's lines come from.
enum LineReaders {
    /// Returns the editor if a person sits at a terminal that can redraw a line, else the plain reader of lines.
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
