import Reports
import TestSupport
import Testing

@testable import Console

@Suite struct HelpTextTests {
    @Test func `help is twelve lines, and help all is the rest`() throws {
        try expectGolden(HelpText().short, "help.txt")
        expect(HelpText().short.split(separator: "\n", omittingEmptySubsequences: false).count, is: 12)
        try expectGolden(HelpText().text(of: nil), "help-all.txt")
        let workshop = try Workshop()
        expect(try workshop.run("help").output, is: HelpText().short + "\n")
        expect(try workshop.run("help", "all").output, is: HelpText().text(of: nil) + "\n")
    }

    @Test(arguments: [nil] + CommandTable.commands.map(\.name))
    func `only a command to copy is wider than a terminal of 80 columns`(name: CommandName?) {
        for program in [ProgramName.standard, ProgramName("rehearse", command: "swift run rehearse")] {
            let help = HelpText(program: program)
            for line in (help.text(of: name) + "\n" + help.short).split(separator: "\n") where line.count > 80 {
                #expect(line.hasPrefix("  \(program.command) "), "\(line)")
            }
        }
    }

    @Test(arguments: CommandTable.commands.map(\.name))
    func `the help of one command`(name: CommandName) throws {
        try expectGolden(HelpText().text(of: name), "help-\(name.rawValue).txt")
    }

    @Test func `colours change nothing but the headings`() {
        let style = TerminalStyle(isColoured: true, isLive: true)
        let coloured = HelpText(style: style).text(of: .test)
        #expect(coloured.contains("\u{1B}[1mUsage:\u{1B}[0m\n"))
        expect(
            coloured.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: ""), is: HelpText().text(of: .test))
    }
}
