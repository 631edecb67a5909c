import Basics
import TestSupport

#if os(Linux)
    import Reports
    import Testing

    @testable import Console

    @Suite struct LineReadersTests {
        private func make(input: Descriptor, output: Descriptor, isLive: Bool = true) throws -> any LineReader {
            var settings = TerminalLineReader.Settings()
            settings.fatalSignals = []
            settings.style = TerminalStyle(isColoured: false, isLive: isLive)
            return LineReaders.make(
                input: input, output: output, writer: StreamWriter(output), settings: settings)
        }

        @Test func `a person at a terminal gets the editor, all else is read plainly`() throws {
            let terminal = try PseudoTerminal()
            let pipe = try Pipe()
            #expect(try make(input: terminal.terminal, output: terminal.terminal) is TerminalLineReader)
            #expect(try make(input: terminal.terminal, output: terminal.terminal, isLive: false) is PipedLineReader)
            #expect(try make(input: pipe.reading, output: terminal.terminal) is PipedLineReader)
            #expect(try make(input: terminal.terminal, output: pipe.writing) is PipedLineReader)
        }

        @Test func `a terminal says how wide it is, a pipe does not`() throws {
            let terminal = try PseudoTerminal()
            terminal.resize(to: 33)
            expect(terminal.terminal.columns, is: 33)
            #expect(terminal.terminal.isTerminal)
            let pipe = try Pipe()
            #expect(pipe.reading.columns == nil)
            #expect(!pipe.reading.isTerminal)
        }

        @Test func `an ended reader is ready and returns the end`() throws {
            let pipe = try Pipe()
            pipe.closeWriting()
            expect(pipe.reading.waitForInput(within: nil), is: .ready)
            expect(pipe.reading.readInput(), is: .end)
            expect(Descriptor(-1).readInput(), is: .end)
        }
    }
#endif
