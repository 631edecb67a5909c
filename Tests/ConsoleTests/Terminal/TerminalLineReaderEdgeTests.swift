import ProcessPool
import TestSupport

#if os(Linux)
    import TestSupport
    import Testing
    import WalkthroughRunner

    @testable import Console

    @Suite struct TerminalLineReaderEdgeTests {
        private let console: ConsoleTerminal
        private let folder = TemporaryFolder()
        private var screen: Pipe { console.screen }
        private var pty: PseudoTerminal { console.pty }

        init() throws { console = try ConsoleTerminal() }

        @Test func `a half-typed line survives a timeout`() throws {
            let source = try console.begin()
            pty.press("wai")
            expect(source.next(within: .milliseconds(1)), is: .timeout)
            #expect(!pty.isCooked)
            pty.press("t\r")
            expect(source.next(within: nil), is: .line("wait"))
        }

        @Test func `an arrow whose bytes come apart is still an arrow`() throws {
            let source = try console.begin { $0.escapeDelay = .seconds(3600) }
            pty.press("ab\u{1B}")
            expect(source.next(within: .milliseconds(1)), is: .timeout)
            pty.press("[")
            expect(source.next(within: .milliseconds(1)), is: .timeout)
            pty.press("Dx\r")
            expect(source.next(within: nil), is: .line("axb"))
        }

        @Test func `an Escape alone is nothing`() throws {
            let source = try console.begin { $0.escapeDelay = .zero }
            pty.press("a\u{1B}")
            expect(source.next(within: .milliseconds(20)), is: .timeout)
            pty.press("b\r")
            #expect(try #require(source.next(within: nil).line).hasPrefix("a"))
        }

        @Test func `Ctrl-L draws the line at the top of an empty screen`() throws {
            let source = try console.begin()
            pty.press("tap\u{C}\r")
            expect(source.next(within: nil), is: .line("tap"))
            source.close()
            #expect(screen.contents().contains("\u{1B}[H\u{1B}[2J"))
        }

        @Test func `the input ends if no reader is left`() throws {
            ProcessSetup.ignoreBrokenPipes()
            let source = try console.begin()
            screen.closeReading()
            pty.press("tap\r")
            var event = source.next(within: nil)
            if event == .line("tap") { event = source.next(within: nil) }
            expect(event, is: .endOfInput)
        }

        @Test func `the file remembers lines for the next console`() throws {
            let file = HistoryFile(path: folder.path("history"))
            let first = try console.begin { $0.historyFile = file }
            pty.press("one\r\rtwo\rtwo\r")
            for line in ["one", "", "two", "two"] { expect(first.next(within: nil), is: .line(line)) }
            first.close()
            expect(file.load().lines, is: ["one", "two"])
            let second = try console.begin { $0.historyFile = file }
            pty.press("\u{1B}[A\u{1B}[A\r")
            expect(second.next(within: nil), is: .line("one"))
            second.close()
        }

        @Test func `a new window width holds from the next key on`() throws {
            pty.resize(to: 80)
            let source = try console.begin()
            pty.resize(to: 14)
            pty.press("abcdefghijklmnop\r")
            expect(source.next(within: nil), is: .line("abcdefghijklmnop"))
            source.close()
            #expect(screen.contents().contains("> <ghijklmnop\r"))
        }
    }

    extension LineEvent {
        /// The line, if it is one.
        fileprivate var line: String? {
            if case .line(let line) = self { line } else { nil }
        }
    }
#endif
