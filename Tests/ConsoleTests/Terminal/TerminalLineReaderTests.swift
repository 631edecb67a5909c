#if os(Linux)
    import Reports
    import TestSupport
    import WalkthroughLanguage

    @testable import Console

    @Suite struct TerminalLineReaderTests {
        private let console: ConsoleTerminal
        private var screen: Pipe { console.screen }
        private var pty: PseudoTerminal { console.pty }

        init() throws {
            console = try ConsoleTerminal()
            pty.resize(to: 40)
        }

        @Test func `a line is drawn as it is typed, and the terminal is the shell's again when it is entered`() throws {
            let source = try console.begin()
            #expect(!pty.isCooked)
            pty.press("wait 2s\r")
            expect((source.next(within: nil), pty.isCooked), is: (.line("wait 2s"), true))
            source.close()
            expect(screen.contents(), is: "\r\u{1B}[J> \r\u{1B}[2C\r\u{1B}[J> wait 2s\r\u{1B}[9C\n")
        }

        @Test func `an entered line stays on the screen with dots for its secret`() throws {
            let (lines, drawn) = try console.type("type \"hunter2\"\r") {
                $0.shown = { $0.replacing("hunter2", with: "•••••••") }
            }
            expect(lines, is: [.line("type \"hunter2\"")])
            #expect(drawn.hasSuffix("\r\u{1B}[J> type \"•••••••\"\r\u{1B}[16C\n"))
        }

        @Test func `lines pasted at once come one by one, each with its prompt`() throws {
            let (lines, drawn) = try console.type("one\rtwo\rthree\r", lines: 3)
            expect(lines, is: [.line("one"), .line("two"), .line("three")])
            expect(drawn, contains: "> one\r\u{1B}[5C\n", "> two\r\u{1B}[5C\n")
        }

        @Test func `text is printed above a line half typed, which stays`() throws {
            let source = try console.begin(after: "tap")
            source.printAbove("Search appeared")
            pty.press("!\r")
            expect(source.next(within: nil), is: .line("tap!"))
            source.printAbove("between lines")
            source.close()
            let drawn = screen.contents()
            expect(drawn, contains: "\r\u{1B}[JSearch appeared\n\r\u{1B}[J> tap\r\u{1B}[5C")
            #expect(drawn.hasSuffix("between lines\n"))
        }

        @Test func `spontaneous changes are redrawn in place until something else is printed`() throws {
            let source = try console.begin(after: "")
            source.repaint(["Races:", "  3 s"], log: "never")
            source.repaint(["Races:", "  2 s"], log: "never")
            source.printAbove("a line")
            source.repaint((1...30).map { "\($0)" }, log: "never")
            pty.press("\r")
            expect(source.next(within: nil), is: .line(""))
            source.repaint(["Races:"], log: "between lines")
            source.close()
            let drawn = screen.contents()
            expect(
                drawn, contains: "\r\u{1B}[JRaces:\n  3 s\n", "\r\u{1B}[2A\u{1B}[JRaces:\n  2 s\n", "a line\n",
                "\r\u{1B}[J1\n2\n", "\n20\n  …\n30\n", lacks: "never")
            #expect(drawn.hasSuffix("between lines\n"))
        }

        @Test func `without redrawing, spontaneous changes are printed as a log`() throws {
            let source = try console.begin(after: "") { $0.drawsOver = false }
            source.repaint(["Races:", "  3 s"], log: "3 s are left")
            source.repaint(["Races:", "  2 s"], log: "2 s are left")
            source.close()
            expect(
                screen.contents(), contains: "\r\u{1B}[J3 s are left\n", "\r\u{1B}[J2 s are left\n", lacks: "Races:")
        }

        @Test func `a tab completes, and a second one lists`() throws {
            let (lines, drawn) = try console.type("s\t\t\te\t\r") {
                $0.completions = { line, cursor in
                    LineCompletion(
                        start: 0, candidates: ["scroll", "screen"].filter { $0.hasPrefix(line.prefix(cursor)) })
                }
            }
            expect(lines, is: [.line("screen ")])
            expect(drawn, contains: "\r\u{1B}[Jscroll  screen\n")
        }

        @Test func `the history omits lines with a secret`() throws {
            let (lines, _) = try console.type("first\rtype secret\r\u{10}\r", lines: 3) {
                $0.shown = { $0.replacing("secret", with: "••••••") }
            }
            expect(lines, is: [.line("first"), .line("type secret"), .line("first")])
        }

        @Test func `Ctrl-C clears, twice says how to leave, Ctrl-D leaves`() throws {
            let source = try console.begin()
            pty.press("tap\u{3}\u{3}\u{3}\u{4}")
            expect((source.next(within: nil), pty.isCooked), is: (.endOfInput, true))
            expect(screen.contents(), contains: "^C\n^C\n\r\u{1B}[JTo leave, type quit or press Ctrl-D.\n")
        }

        @Test func `a narrow window shows the end of a long line`() throws {
            pty.resize(to: 20)
            let (lines, drawn) = try console.type("abcdefghijklmnopqrstuvwxyz\r")
            expect(lines, is: [.line("abcdefghijklmnopqrstuvwxyz")])
            expect(drawn, contains: "> <klmnopqrstuvwxyz\r\u{1B}[19C\n")
        }

        @Test func `only a terminal has an editor`() throws {
            let source = TerminalLineReader(
                input: screen.reading, output: StreamWriter(screen.writing), settings: TerminalLineReader.Settings())
            #expect(source == nil)
        }

        @Test func `closing gives the terminal back in the middle of a line`() throws {
            let source = try console.begin()
            source.close()
            expect((pty.isCooked, screen.contents().hasSuffix("\n")), is: (true, true))
        }
    }
#endif
