import Basics
import TestSupport
import Testing

@testable import Console

@Suite struct PipedLineReaderTests {
    private let input: Pipe
    private let output: Pipe

    init() throws {
        input = try Pipe()
        output = try Pipe()
    }

    private func send(_ text: String) { _ = input.writing.writeAll(Array(text.utf8)[...]) }

    @Test func `lines come one by one, the last without its newline, and nothing is echoed`() {
        let source = PipedLineReader(input: input.reading, output: StreamWriter(output.writing))
        send("wait\r\n\nscr")
        expect(source.next(within: nil), is: .line("wait"))
        expect(source.next(within: nil), is: .line(""))
        expect(source.next(within: .zero), is: .timeout)
        send("een")
        input.closeWriting()
        expect(source.next(within: nil), is: .line("screen"))
        expect(source.next(within: nil), is: .endOfInput)
        expect(source.next(within: nil), is: .endOfInput)
        source.printAbove("changed")
        expect(output.contents(), is: "changed\n")
    }

    @Test func `a terminal that cannot redraw gets a plain prompt`() {
        let source = PipedLineReader(input: input.reading, output: StreamWriter(output.writing), prompt: { "> " })
        expect(source.next(within: .zero), is: .timeout)
        expect(source.next(within: .zero), is: .timeout)
        source.printAbove("changed")
        send("wait\n")
        expect(source.next(within: nil), is: .line("wait"))
        expect(source.next(within: .zero), is: .timeout)
        expect(output.contents(), is: "> \nchanged\n> > ")
    }

    @Test func `a prompt is shown before a line that has not come`() {
        send("a\n")
        let source = PipedLineReader(input: input.reading, output: StreamWriter(output.writing), prompt: { "> " })
        expect(source.next(within: nil), is: .line("a"))
        expect(output.contents(), is: "> ")
    }
}
