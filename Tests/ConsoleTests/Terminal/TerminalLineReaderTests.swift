import TestSupport
#if os(Linux)
    import Reports
    import Testing
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
            expect(source.next(within: nil), is: .line("wait 2s"))
            #expect(pty.isCooked)
            source.close()
            expect(
                screen.contents(), is: "\r\u{1B}[J> \r\u{1B}[2C\r\u{1B}[J> wait 2s\r\u{1B}[9C\n")
        }

        @Test func `an entered line stays on the screen with dots for its secret`() throws {
            let source = try console.begin { $0.shown = { $0.replacing("hunter2", with: "•••••••") } }
            pty.press("type \"hunter2\"\r")
            expect(source.next(within: nil), is: .line("type \"hunter2\""))
            source.close()
            #expect(screen.contents().hasSuffix("\r\u{1B}[J> type \"•••••••\"\r\u{1B}[16C\n"))
        }

        @Test func `lines pasted at once come one by one, each with its prompt`() throws {
            let source = try console.begin()
            pty.press("one\rtwo\rthree\r")
            expect(source.next(within: nil), is: .line("one"))
            expect(source.next(within: nil), is: .line("two"))
            expect(source.next(within: nil), is: .line("three"))
            source.close()
            let drawn = screen.contents()
            #expect(drawn.contains("> one\r\u{1B}[5C\n"))
            #expect(drawn.contains("> two\r\u{1B}[5C\n"))
        }

        @Test func `text is printed above a line half typed, which stays`() throws {
            let asked = Asked()
            let source = try console.begin {
                $0.completions = { _, _ in
                    asked.hasBeen = true
                    return .none
                }
            }
            pty.press("tap\t")
            while !asked.hasBeen { expect(source.next(within: .milliseconds(10)), is: .timeout) }
            source.printAbove("Search appeared")
            pty.press("!\r")
            expect(source.next(within: nil), is: .line("tap!"))
            source.printAbove("between lines")
            source.close()
            let drawn = screen.contents()
            #expect(drawn.contains("\r\u{1B}[JSearch appeared\n\r\u{1B}[J> tap\r\u{1B}[5C"))
            #expect(drawn.hasSuffix("between lines\n"))
        }

        @Test func `spontaneous changes are redrawn in place until something else is printed`() throws {
            let asked = Asked()
            let source = try console.begin {
                $0.completions = { _, _ in
                    asked.hasBeen = true
                    return .none
                }
            }
            pty.press("\t")
            while !asked.hasBeen { expect(source.next(within: .milliseconds(10)), is: .timeout) }
            source.repaint(["Races:", "  3 s"], log: "never")
            source.repaint(["Races:", "  2 s"], log: "never")
            source.printAbove("a line")
            source.repaint((1...30).map { "\($0)" }, log: "never")
            pty.press("\r")
            expect(source.next(within: nil), is: .line(""))
            source.repaint(["Races:"], log: "between lines")
            source.close()
            let drawn = screen.contents()
            #expect(drawn.contains("\r\u{1B}[JRaces:\n  3 s\n"))
            #expect(drawn.contains("\r\u{1B}[2A\u{1B}[JRaces:\n  2 s\n"))
            #expect(drawn.contains("a line\n") && drawn.contains("\r\u{1B}[J1\n2\n"))
            #expect(drawn.contains("\n20\n  …\n30\n"))
            #expect(drawn.hasSuffix("between lines\n") && !drawn.contains("never"))
        }

        @Test func `without redrawing, spontaneous changes are printed as a log`() throws {
            let asked = Asked()
            let source = try console.begin {
                $0.drawsOver = false
                $0.completions = { _, _ in
                    asked.hasBeen = true
                    return .none
                }
            }
            pty.press("\t")
            while !asked.hasBeen { expect(source.next(within: .milliseconds(10)), is: .timeout) }
            source.repaint(["Races:", "  3 s"], log: "3 s are left")
            source.repaint(["Races:", "  2 s"], log: "2 s are left")
            source.close()
            let drawn = screen.contents()
            #expect(drawn.contains("\r\u{1B}[J3 s are left\n") && drawn.contains("\r\u{1B}[J2 s are left\n"))
            #expect(!drawn.contains("Races:"))
        }

        /// Whether the keys up to a tab have been taken.
        private final class Asked { var hasBeen = false }

        @Test func `a tab completes, and a second one lists`() throws {
            let source = try console.begin {
                $0.completions = { line, cursor in
                    LineCompletion(
                        start: 0, candidates: ["scroll", "screen"].filter { $0.hasPrefix(line.prefix(cursor)) })
                }
            }
            pty.press("s\t\t\te\t\r")
            expect(source.next(within: nil), is: .line("screen "))
            source.close()
            #expect(screen.contents().contains("\r\u{1B}[Jscroll  screen\n"))
        }

        @Test func `the history omits lines with a secret`() throws {
            let source = try console.begin { $0.shown = { $0.replacing("secret", with: "••••••") } }
            pty.press("first\rtype secret\r\u{10}\r")
            expect(source.next(within: nil), is: .line("first"))
            expect(source.next(within: nil), is: .line("type secret"))
            expect(source.next(within: nil), is: .line("first"))
            source.close()
        }

        @Test func `Ctrl-C clears, twice says how to leave, Ctrl-D leaves`() throws {
            let source = try console.begin()
            pty.press("tap\u{3}\u{3}\u{3}\u{4}")
            expect(source.next(within: nil), is: .endOfInput)
            #expect(pty.isCooked)
            #expect(screen.contents().contains("^C\n^C\n\r\u{1B}[JTo leave, type quit or press Ctrl-D.\n"))
        }

        @Test func `a narrow window shows the end of a long line`() throws {
            pty.resize(to: 20)
            let source = try console.begin()
            pty.press("abcdefghijklmnopqrstuvwxyz\r")
            expect(source.next(within: nil), is: .line("abcdefghijklmnopqrstuvwxyz"))
            source.close()
            #expect(screen.contents().contains("> <klmnopqrstuvwxyz\r\u{1B}[19C\n"))
        }

        @Test func `only a terminal has an editor`() throws {
            let source = TerminalLineReader(
                input: screen.reading, output: StreamWriter(screen.writing), settings: TerminalLineReader.Settings())
            #expect(source == nil)
        }

        @Test func `closing gives the terminal back in the middle of a line`() throws {
            let source = try console.begin()
            source.close()
            #expect(pty.isCooked)
            #expect(screen.contents().hasSuffix("\n"))
        }
    }
#endif
