#if os(Linux)
    import TestSupport
    import WalkthroughLanguage

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

        /// A source that has taken the keys up to a tab, which asks for completions.
        func begin(
            after keys: String, _ change: @escaping (inout TerminalLineReader.Settings) -> Void = { _ in }
        ) throws -> TerminalLineReader {
            final class Asked { var hasBeen = false }
            let asked = Asked()
            let source = try begin {
                change(&$0)
                $0.completions = { _, _ in
                    asked.hasBeen = true
                    return .none
                }
            }
            pty.press(keys + "\t")
            while !asked.hasBeen { #expect(source.next(within: .milliseconds(10)) == .timeout) }
            return source
        }

        /// Types keys until a source has so many lines, and returns these and all that it has drawn.
        func type(
            _ keys: String, lines count: Int = 1, _ change: (inout TerminalLineReader.Settings) -> Void = { _ in }
        ) throws -> (lines: [LineEvent], drawn: String) {
            let source = try begin(change)
            pty.press(keys)
            let lines = (0..<count).map { _ in source.next(within: nil) }
            source.close()
            return (lines, screen.contents())
        }
    }
#endif
