import TestSupport

@testable import Reports

@Suite struct TerminalStyleTests {
    @Test(
        arguments: [
            (true, [:], false, true),
            (false, [:], false, false),
            (true, ["TERM": "dumb"], false, false),
            (true, ["NO_COLOR": "1"], false, false),
            (true, ["NO_COLOR": ""], false, true),
            (false, ["FORCE_COLOR": "1"], false, true),
            (false, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
            (true, ["FORCE_COLOR": "0"], false, false),
            (true, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false, false),
            (true, ["FORCE_COLOR": "1"], true, false),
        ] as [(Bool, [String: String], Bool, Bool)])
    func `colours follow the option, the variables, then the stream`(
        isTerminal: Bool, environment: [String: String], noColor: Bool, expected: Bool
    ) {
        let style = TerminalStyle(isTerminal: isTerminal, environment: environment, noColor: noColor)
        expect(style.isColoured, is: expected)
    }

    @Test func `only a terminal that knows escapes is live, coloured or not`() {
        #expect(TerminalStyle(isTerminal: true, environment: [:], noColor: true).isLive)
        #expect(!TerminalStyle(isTerminal: true, environment: ["TERM": "dumb"]).isLive)
        #expect(!TerminalStyle(isTerminal: false, environment: ["FORCE_COLOR": "1"]).isLive)
    }

    @Test func `paint wraps text in one sequence, and leaves it alone without colours`() {
        let coloured = TerminalStyle(isColoured: true, isLive: false)
        expect((coloured.paint("no", .bold, .red), coloured.paint("", .red)), is: ("\u{1B}[1;31mno\u{1B}[0m", ""))
        expect(TerminalStyle.plain.paint("no", .red), is: "no")
    }
}
