import TestSupport
#if os(Linux)
    import Testing

    @testable import Console

    /// A terminal with keys that a test presses, and a screen that it reads.
    struct ConsoleTerminal {
        let screen: Pipe
        let pty: PseudoTerminal

        init() throws {
            screen = try Pipe()
            pty = try PseudoTerminal()
        }

        /// A source that has shown its prompt: the terminal is raw, so pressed keys arrive one by one.
        func begin(
            _ change: (inout TerminalLineReader.Settings) -> Void = { _ in }
        ) throws -> TerminalLineReader {
            var settings = TerminalLineReader.Settings()
            settings.fatalSignals = []
            change(&settings)
            let source = try #require(
                TerminalLineReader(input: pty.terminal, output: StreamWriter(screen.writing), settings: settings))
            expect(source.next(within: .zero), is: .timeout)
            return source
        }
    }
#endif
