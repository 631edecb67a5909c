import Basics
import Configuration
import Reports
import TestSupport
import Testing

@testable import Console

@Suite struct CommandTableTests {
    @Test func `each command and each option has one row`() {
        expect(CommandTable.commands.map(\.name), is: CommandName.allCases)
        expect(Set(CommandTable.options.map(\.name)), is: Set(OptionName.allCases))
        expect(CommandTable.options.count, is: OptionName.allCases.count)
    }

    @Test func `an option has a placeholder exactly when it takes a value`() {
        for row in CommandTable.options {
            #expect(row.placeholder.isEmpty == (row.kind == .none), "\(row.name)")
        }
    }

    @Test func `sentences have no full stop, and help fits into 120 columns`() {
        for sentence in CommandTable.commands.map(\.sentence) + CommandTable.options.map(\.sentence) {
            #expect(!sentence.hasSuffix("."), "\(sentence)")
        }
        for name in [nil] + CommandName.allCases.map(Optional.some) {
            for line in HelpText().text(of: name).split(separator: "\n") {
                #expect(ColumnWidth.of(line) <= 120, "\(line)")
            }
        }
    }

    @Test func `the commands and the options`() {
        #expect(
            CommandTable.commands.map(\.name.rawValue).joined(separator: " ")
                == "run test explore new play check format adopt studio lsp config trace apps workers commands completion merge help"
        )
    }
}
