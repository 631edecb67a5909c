import Reports
import TestSupport
import Testing

@testable import Console

@Suite struct HelpTextTests {
    @Test func `the help of all commands`() throws {
        try expectGolden(HelpText().text(of: nil), "help.txt")
    }

    @Test(arguments: CommandTable.standard.commands.map(\.name))
    func `the help of one command`(name: CommandName) throws {
        try expectGolden(HelpText().text(of: name), "help-\(name.rawValue).txt")
    }

    @Test func `colours change nothing but the headings`() {
        let style = TerminalStyle(isColoured: true, isLive: true)
        let coloured = HelpText(style: style).text(of: .test)
        #expect(coloured.contains("\u{1B}[1mUsage:\u{1B}[0m\n"))
        #expect(
            coloured.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "") == HelpText().text(of: .test))
    }
}
