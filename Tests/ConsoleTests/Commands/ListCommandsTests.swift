import Foundation
import TestSupport

@testable import Console

@Suite struct ListCommandsTests {
    @Test func `list prints the names with their descriptions`() throws {
        for command in ["apps", "workers", "commands"] {
            let outcome = try Workshop(configuration: nil).run(command)
            expect((outcome.status, outcome.errors), is: (.passed, ""))
            // The sections of the language have one form; the last ones are enough to see it.
            let sections = outcome.output.components(separatedBy: "\n\n")
            try expectGolden(sections.suffix(4).joined(separator: "\n\n"), "\(command).txt")
            guard command == "commands" else { continue }
            expect(
                sections.map { $0.prefix { $0 != "\n" } },
                is: [
                    "Header, before the first step of a script", "Actions", "The world", "Expectations", "Structure",
                    "In the console only", "Added by notes", "For an example of one: rehearse help COMMAND",
                ])
        }
    }

    @Test func `help of a command of the language`() throws {
        let outcome = try Workshop(configuration: nil).run("help", "text", "size")
        #expect(
            outcome.output == """
                text size xs|s|m|l|xl|xxl|xxxl|ax1|ax2|ax3|ax4|ax5
                  Sets the preferred text size.
                  For example:
                    text size xxl

                """)
    }

    @Test(arguments: [
        (["help", "tset"], "rehearse: error: 'help' does not know 'tset'; did you mean 'test'?"),
        (["help", "rotat"], "rehearse: error: 'help' does not know 'rotat'; did you mean 'rotate'?"),
    ])
    func `help of an unknown word names a similar word`(words: [String], message: String) throws {
        let outcome = try Workshop(configuration: nil).run(words)
        expect((outcome.errors, outcome.status), is: (message + "\nFor help: rehearse help\n", .wrongInput))
    }

    @Test func `the version and the completion need no configuration`() throws {
        let workshop = try Workshop(configuration: nil)
        try expect(
            (workshop.run("--version").output, workshop.run("completion", "bash").output),
            is: ("rehearse 0.1.0\n", CompletionScript(apps: ["notes", "clock"]).bash + "\n"))
    }
}
