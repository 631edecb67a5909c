import Foundation
import Reports
import TestSupport

@testable import Console

@Suite struct HelpTextTests {
    @Test func `help is twelve lines, and help all is the rest`() throws {
        try expectGolden(HelpText().short, "help.txt")
        expect(HelpText().short.split(separator: "\n", omittingEmptySubsequences: false).count, is: 12)
        try expectGolden(HelpText().text(of: nil), "help-all.txt")
        let workshop = try Workshop()
        try expect(workshop.run("help").output, is: HelpText().short + "\n")
        try expect(workshop.run("help", "all").output, is: HelpText().text(of: nil) + "\n")
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

    @Test func `each command says what it does and how it is called`() throws {
        let beginnings = CommandTable.commands.map { command in
            HelpText().text(of: command.name).components(separatedBy: "\n\n").prefix(2).joined(separator: "\n")
        }
        try expectGolden(beginnings.joined(separator: "\n\n"), "usages.txt")
    }

    @Test func `the help of a command leaves out no note, option or example`() {
        func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        for command in CommandTable.commands {
            let help = words(HelpText().text(of: command.name))
            // The sentence of --report lists the formats.
            let options = CommandTable.options(of: command.name).map { option in
                option.kind == .report ? option.usage : option.sentence(for: command.name)
            }
            for text in command.notes + command.examples.map(\.line) + options {
                #expect(help.contains(words(text)), "\(command.name): \(text)")
            }
        }
    }

    // The options of the other commands are laid out by the same rules.
    @Test(arguments: [CommandName.run, .test, .new])
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
